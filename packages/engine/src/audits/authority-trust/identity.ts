import type { Finding, SiteKind } from '@citelight/contracts';
import { readsSite, whyUnread } from '../../artifacts/page-language.ts';
import { exampleContacts } from '../../page/example-contacts.ts';
import { legalKind, pathOf, spaced } from '../../page/legal-pages.ts';
import { personBehind } from '../../page/person-name.ts';
import { type Artifacts, defineAudit, notApplicable, type ReadPage, scored, unmeasured } from '../audit.ts';
import { isBusiness } from '../business.ts';
import { HELPFUL_CONTENT, RATER_GUIDELINES } from './evidence.ts';
import { entityInFooter, legalEntity } from './legal-entity.ts';
import { maybeName, namesSomebody } from './named-people.ts';
import { isPublished } from './publisher.ts';
import { hasRepository } from './repository.ts';
import { placesInFooter, placesOn, showsAddress } from './shown-address.ts';
import { contactPage, linkedBy, linksUnseen, SEARCHED } from './site-links.ts';
import { pageToReach, writesContact } from './ways-to-reach.ts';

/** What the ways to reach somebody count at most where examples are left among them. */
const WITH_EXAMPLES = 0.5;
const REPLACE_EXAMPLES = 'Replace the template’s example contact details with your own, or remove them.';

/** The name of a club, a laboratory or a meeting is that of who runs the site. */
const SPEAK_FOR_THEMSELVES: ReadonlySet<SiteKind> = new Set(['association', 'academic', 'event']);

function contact(artifacts: Pick<Artifacts, 'pages' | 'visited' | 'linkChecks'>): { score: number; findings: Finding[] } {
  const { found, broken } = contactPage(artifacts);
  const means = pageToReach(artifacts.pages);
  if (found && (means || !artifacts.pages.some(({ url }) => url === found.url))) return { score: 1, findings: [] };
  if (found)
    return {
      score: 0.5,
      findings: [{ where: found.url, what: 'The contact page has no email address, phone number or form.' }],
    };
  // An address in the footer serves a reader as well as a page of its own.
  if (means) return { score: 1, findings: broken };
  return { score: 0, findings: broken };
}

/** Contact details that nobody replaced when the template was filled in. */
function examplesLeft(pages: readonly ReadPage[]): Finding | null {
  const left = pages.filter(({ document }) => exampleContacts(document).mail !== null);
  const [first] = left;
  if (!first) return null;
  const { mail, inFooter } = exampleContacts(first.document);
  const count = left.length === 1 ? '1 page' : `${left.length} pages`;
  const has = inFooter || left.length === 1 ? 'has' : 'have';
  const what = `${inFooter ? `The footer of ${count}` : count} still ${has} the template’s example contact details.`;
  return { where: first.url, what, snippet: mail ?? '' };
}

const toImprint = linkedBy(({ href, text }) => [legalKind(spaced(pathOf(href))), legalKind(text)].includes('imprint'));

export const OF_A_BODY = [exampleContacts, entityInFooter, writesContact, placesOn, placesInFooter];

export const identity = defineAudit({
  id: 'authority-trust/identity',
  factor: 'authorityTrust',
  judges: 'contents',
  weight: 2,
  label: 'Who runs the site',
  title: 'It is clear who runs this site',
  failTitle: 'It is unclear who runs this site',
  why: 'Google’s quality raters start with who is responsible for a site and how to reach them. Without that, a site looks no different from one made up yesterday.',
  fix: 'Show who runs this site. Link a contact page from every page. If it is a business, show its registered name or postal address, for example in the footer.',
  effort: 'low',
  tier: 'V',
  sources: [RATER_GUIDELINES, HELPFUL_CONTENT],
  needs: ['pages', 'homeUrl', 'visited', 'linkChecks', 'corpus'],
  judge({ pages, homeUrl, visited, linkChecks, corpus }) {
    const artifacts = { pages, visited, linkChecks };
    // A manual is free of charge, or its publisher is reached elsewhere.
    const reach = corpus.profile.kind === 'documentation' ? { score: 1, findings: [] } : contact(artifacts);
    const entity = legalEntity(pages);
    const imprint = toImprint(pages, artifacts);
    // A professor, a club, a meeting or a magazine has no legal form to show, and a shop around the corner shows its address.
    const noBusiness = personBehind(pages) !== null || corpus.profile.kind === 'publisher' || !isBusiness(corpus.profile, pages);
    const siteRead = readsSite(pages);
    const placed =
      imprint.found ||
      corpus.profile.streets.length > 0 ||
      showsAddress(pages, corpus.profile) ||
      // The publisher of a manual is known elsewhere.
      isPublished(corpus.profile, pages) ||
      (noBusiness &&
        (SPEAK_FOR_THEMSELVES.has(corpus.profile.kind) ||
          !siteRead ||
          namesSomebody(pages, corpus.profile) ||
          maybeName(pages, corpus.profile)));
    const entityScore = placed ? 1 : (entity?.score ?? 0);
    const examples = corpus.profile.kind === 'documentation' ? null : examplesLeft(pages);
    const reachScore = examples ? Math.min(reach.score, WITH_EXAMPLES) : reach.score;
    const score = (reachScore + entityScore) / 2;
    const findings: Finding[] = examples ? [examples, ...reach.findings] : [...reach.findings];
    if (reach.score === 0)
      findings.push({ where: homeUrl, what: `No contact page, email address, phone number or form was found. ${SEARCHED}` });
    if (entityScore < 1)
      findings.push({
        where: entity?.where ?? imprint.found?.url ?? homeUrl,
        what: noBusiness
          ? 'We found no imprint, postal address or person’s name that says who runs the site.'
          : 'No legal form, register number, imprint or postal address says which business runs the site.',
        ...(entity && { snippet: entity.snippet }),
      });
    if (score < 1 && hasRepository(corpus.profile, pages))
      return notApplicable('Most pages lead to the repository, where the makers of the program are found.');
    const unseen = reach.score === 1 ? null : linksUnseen(pages);
    if (score < 1 && unseen) return unmeasured(unseen);
    if (score < 1 && !siteRead) return unmeasured(whyUnread(pages, 'site'), findings);
    return { ...scored(score, findings), ...(examples && findings.length === 1 && { fix: REPLACE_EXAMPLES }) };
  },
});

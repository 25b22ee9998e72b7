import type { Finding } from '@citelight/contracts';
import { memoize } from '../../artifacts/memoize.ts';
import type { PageDocument } from '../../artifacts/page.ts';
import { readsSite, whyUnread } from '../../artifacts/page-language.ts';
import { FILE_ENDING } from '../../artifacts/page-path.ts';
import { isLegalPage, type LegalKind, lastPartOf, legalKind, namesLegal, pathOf, spaced } from '../../page/legal-pages.ts';
import { isNamed } from '../../page/page-names.ts';
import { pageText } from '../../page/page-text.ts';
import { isPriced } from '../../page/priced.ts';
import { hasType, nodesOf } from '../../page/schema-nodes.ts';
import { PRODUCT } from '../../page/schema-types.ts';
import { asksForPassword } from '../../page/unreadable.ts';
import { defineAudit, notApplicable, type ReadPage, scored, unmeasured } from '../audit.ts';
import { isBusiness } from '../business.ts';
import { GDPR_13, RATER_GUIDELINES } from './evidence.ts';
import { linkedBy, linkedElsewhere, linksUnseen, SEARCHED } from './site-links.ts';

const WHAT = {
  privacy: 'a privacy policy',
  terms: 'terms of use or sale',
  returns: 'a page on delivery and returns',
};
type Policy = keyof typeof WHAT & LegalKind;
/** Shares of the score; who offers something has terms, and a shop also says how things come and go back. */
const OF_ANY: [Policy, number][] = [['privacy', 1]];
const OF_A_SELLER: [Policy, number][] = [
  ['privacy', 0.6],
  ['terms', 0.4],
];
const OF_A_SHOP: [Policy, number][] = [
  ['privacy', 0.4],
  ['terms', 0.3],
  ['returns', 0.3],
];
/** A page of fewer different words is a heading without a policy. */
const FEWEST_WORDS = 12;

/** A longer part of an address is the headline of an article. */
const MOST_WORDS = 5;
const kindOf = (url: string, text: string) =>
  legalKind(
    spaced(pathOf(url))
      .split('/')
      .filter((part) => part.split(' ').length <= MOST_WORDS)
      .join('/'),
  ) ?? (text.length <= 60 ? legalKind(text) : null);
/** Whether a link leads there: by what it or its address is called, or where it is named for two at once ("Terms and privacy") by the other. */
const leadsTo =
  (kind: Policy) =>
  ({ href, text }: { href: string; text: string }): boolean =>
    kindOf(href, text) === kind ||
    [text, lastPartOf(href).replace(FILE_ENDING, '')].some(
      (name) => isNamed(kind, name) || (name.split(/[\s_-]+/).length <= MOST_WORDS && namesLegal(kind, spaced(name))),
    );
const ELSEWHERE = { privacy: linkedElsewhere('privacy'), terms: linkedElsewhere('terms'), returns: linkedElsewhere('returns') };
export const OF_A_BODY = Object.values(ELSEWHERE);
const linked = (policy: Policy) => linkedBy(leadsTo(policy), ELSEWHERE[policy]);
const LINKED = { privacy: linked('privacy'), terms: linked('terms'), returns: linked('returns') };
/** A part of a legal page that is headed so, with its number or without: "4. Data protection". */
const headed = (kind: Policy) =>
  memoize(({ blocks }: PageDocument): boolean =>
    blocks.some(({ kind: block, text }, at) => {
      if (block !== 'heading' || text.length > LONGEST_HEADING || (blocks[at + 1]?.kind ?? 'heading') === 'heading') return false;
      const name = text.replace(/^\P{L}+/u, '');
      return isNamed(kind, name) || namesLegal(kind, name);
    }),
  );
const LONGEST_HEADING = 60;
const HEADED = { privacy: headed('privacy'), terms: headed('terms'), returns: headed('returns') };
const isEmpty = (page: ReadPage | undefined): boolean => {
  if (page === undefined) return false;
  const text = pageText(page.document);
  return new Set(text.main.flatMap((block) => text.words(block))).size < FEWEST_WORDS;
};

/** A form of two fields or more asks who somebody is; one is a search. */
const FIELDS = 2;
const collects = ({ document }: ReadPage): boolean => document.forms.some(({ fields }) => fields >= FIELDS);

/** Software, a service or a course is not delivered and comes back by no parcel. */
const sendsGoods = (page: ReadPage): boolean => {
  if (page.document.pageType !== 'product') return false;
  const nodes = nodesOf(page.document).filter((node) => hasType(node, PRODUCT));
  return nodes.length === 0 || nodes.some((node) => !hasType(node, NO_GOODS));
};
const NO_GOODS: ReadonlySet<string> = new Set(['SoftwareApplication', 'WebApplication', 'MobileApplication', 'Service', 'Course', 'Event']);

/** What is missing where links to the policies are there. */
const LINKED_ALREADY =
  'Publish the policies that your pages link to. The links are there, but the pages are missing or nearly empty: restore them, or correct their addresses.';

export const policies = defineAudit({
  id: 'authority-trust/policies',
  factor: 'authorityTrust',
  judges: 'contents',
  weight: 0.5,
  label: 'Links to policies',
  title: 'Policies are easy to find',
  failTitle: 'Some policies are missing or hard to find',
  why: 'The GDPR requires a site to explain how it uses personal data. Google’s quality raters look for a shop’s policies before they trust it.',
  fix: 'Link your policies from every page. Put them in the footer: the privacy policy, terms if you sell something and, for a shop, delivery and returns.',
  effort: 'low',
  tier: 'V',
  sources: [GDPR_13, RATER_GUIDELINES],
  needs: ['pages', 'visited', 'linkChecks', 'url', 'corpus'],
  judge({ pages, visited, linkChecks, url, corpus }) {
    const { kind } = corpus.profile;
    const sellsHere = kind === 'shop' || kind === 'software';
    // Terms are asked of who sells on the site itself, and a way back of who sends goods: not of a dentist, a club or a professor.
    const wanted =
      kind === 'shop' && pages.some(sendsGoods) && pages.some(isPriced)
        ? OF_A_SHOP
        : sellsHere && pages.some(isPriced)
          ? OF_A_SELLER
          : OF_ANY;
    const isManual = kind === 'documentation';
    // The switches of a manual's theme are fields as well.
    const asks = isManual ? asksForPassword : collects;
    if (wanted === OF_ANY && (isManual || !isBusiness(corpus.profile, pages)) && !pages.some(asks))
      return notApplicable('The site sells nothing, and no form on it asks for personal data.');
    const findings: Finding[] = [];
    let score = 0;
    let unlinked = 0;
    for (const [policy, share] of wanted) {
      const read = pages.find(
        (page) => (isLegalPage(page) || policy === 'returns') && kindOf(page.url, page.document.title ?? '') === policy,
      );
      if (!read && pages.some((page) => isLegalPage(page) && HEADED[policy](page.document))) {
        score += share;
        continue;
      }
      const { found, broken } = LINKED[policy](pages, { visited, linkChecks });
      const target = read ?? pages.find((page) => page.url === found?.url);
      if ((read || found) && !isEmpty(target)) score += share;
      else if (target)
        findings.push({ where: target.url, what: `This page has almost no text, although its name promises ${WHAT[policy]}.` });
      else if (broken.length > 0) findings.push(...broken);
      else {
        findings.push({ where: url, what: `No link to ${WHAT[policy]} was found. ${SEARCHED}` });
        unlinked += 1;
      }
    }
    const siteRead = readsSite(pages);
    const unseen = score < 0.999 ? linksUnseen(pages) : null;
    if (unseen) return unmeasured(unseen);
    return score < 0.999 && !siteRead
      ? unmeasured(whyUnread(pages, 'site'), findings)
      : { ...scored(score, findings), ...(unlinked === 0 && findings.length > 0 && { fix: LINKED_ALREADY }) };
  },
});

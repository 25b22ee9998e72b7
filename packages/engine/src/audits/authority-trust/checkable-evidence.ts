import type { SiteKind } from '@citelight/contracts';
import { memoize } from '../../artifacts/memoize.ts';
import type { Block, PageDocument } from '../../artifacts/page.ts';
import { readsSite, whyUnread } from '../../artifacts/page-language.ts';
import { packOf } from '../../language/packs/index.ts';
import { isEmpty, NO_TEXT_READ } from '../../page/unreadable.ts';
import type { Corpus } from '../../topics/corpus.ts';
import { reviewsOn } from '../../topics/reviews.ts';
import { defineAudit, notApplicable, type ReadPage, scored, unmeasured } from '../audit.ts';
import { isBusiness } from '../business.ts';
import { PLENTY, pagesRead } from '../quotable.ts';
import { HELPFUL_CONTENT, RATER_GUIDELINES } from './evidence.ts';
import { legalEntity } from './legal-entity.ts';
import { maybeName, peopleNamed } from './named-people.ts';
import { isSourceLink } from './outbound-sources.ts';
import { showsAddress } from './shown-address.ts';
import { linksUnseen } from './site-links.ts';

/** People, and other sites linked to, from which one more proves little. */
const SEVERAL = 3;

/** A standard by its number, or a scheme of quality, that a firm says it meets. */
const STANDARD =
  /(?<![\p{L}\p{N}])(?:(?:ISO|IEC|EN|DIN|UNI|BS|NF|UNE|ASTM|ANSI|OHSAS|ГОСТ|GOST|GB\/T|JIS|TSE)(?:[ /-](?:ISO|IEC|EN|P|Р))*[ -]?\d{3,5}(?!\p{N})|HACCP|GMP)(?!\p{L})/u;
const namesStandard = memoize(({ blocks }: PageDocument): boolean =>
  blocks.some(({ kind, region, text }) => kind !== 'code' && region !== 'nav' && STANDARD.test(text)),
);
/** A text outside a list that is nothing but links: a row of buttons. */
const isRowOfLinks = ({ kind, text, links }: Block, all: PageDocument['links']): boolean =>
  kind !== 'listItem' && !/\p{L}/u.test(links.reduce((rest, at) => rest.replace(all[at]?.text ?? '', ''), text));
/** Other people's sites that the text of a page links to as to a source. */
const linkedFrom = memoize(({ links, blocks }: PageDocument): readonly string[] => [
  ...new Set(
    links.flatMap((link) => {
      const block = blocks[link.block];
      return isSourceLink(link) && block && !isRowOfLinks(block, links) ? new URL(link.href).hostname : [];
    }),
  ),
]);
const isReviewed = ({ document }: ReadPage): boolean => {
  const reviews = reviewsOn(document, false);
  return reviews !== null && reviews.by !== 'named';
};
export const OF_A_BODY = [namesStandard, linkedFrom];

/** Whom nobody visits needs no address. */
const WITHOUT_VISITS: ReadonlySet<SiteKind> = new Set(['documentation', 'publisher', 'personal']);
/** Who speaks of their own affairs needs no source. */
const OF_THEMSELVES: ReadonlySet<SiteKind> = new Set(['association', 'event']);

/** Whose readers look for no register, even where something is sold beside. */
const UNREGISTERED: ReadonlySet<SiteKind> = new Set(['publisher', 'documentation', 'event']);

type Evidence = {
  /** 0…1. */
  share: number;
  /** What it is. */
  what: string;
  /** Asked of nobody; it makes up for what else is missing. */
  extra?: boolean;
  /** It may be there. */
  unsure?: boolean;
};
/** What is looked for, in the order of the report. */
function evidenceOf(pages: readonly ReadPage[], { profile, language }: Corpus): Evidence[] {
  const sells = isBusiness(profile, pages);
  const people = peopleNamed(pages, profile).size;
  const sites = Math.min(1, new Set(pages.flatMap(({ document }) => linkedFrom(document))).size / SEVERAL);
  // In Chinese, Japanese and Korean we know a name by the title beside it only.
  const names = packOf(language)?.runOn ? 'names that we recognize as those of people' : 'people’s names';
  const unsure = people === 0 && maybeName(pages, profile) !== null;
  const all: Evidence[] = [
    unsure
      ? { share: 1 / SEVERAL, what: names, unsure } // what may be a name is not called missing
      : // A name that we do not know may stand beside those that we do; a manual need not name anybody.
        profile.kind === 'documentation'
        ? { share: Math.min(1, people / SEVERAL), what: names, extra: true }
        : { share: people > 0 ? 1 : 0, what: names },
  ];
  const look = (what: string, isThere: boolean, extra = false) => all.push({ share: isThere ? 1 : 0, what, ...(extra && { extra }) });
  all.push({ share: sites, what: 'links to sources on other sites', ...((sells || OF_THEMSELVES.has(profile.kind)) && { extra: true }) });
  if (!WITHOUT_VISITS.has(profile.kind)) look('a postal address', showsAddress(pages, profile));
  if (!sells) return all;
  look('a legal form or register number', legalEntity(pages)?.score === 1, UNREGISTERED.has(profile.kind));
  // Reviews are shown in many forms, and some trades may not show any.
  look('reviews', pages.some(isReviewed), true);
  // A program that reads dates as ISO 8601 has no certificate.
  if (profile.kind !== 'software')
    look(
      'a standard or certificate',
      pages.some(({ document }) => namesStandard(document)),
      true,
    );
  return all;
}

const NAMES_UNSURE = 'We cannot tell whether the names on the pages are those of people.';
const list = new Intl.ListFormat('en', { type: 'conjunction' });

export const checkableEvidence = defineAudit({
  id: 'authority-trust/checkable-evidence',
  factor: 'authorityTrust',
  judges: 'contents',
  weight: 5,
  label: 'Evidence that readers can check',
  title: 'The site shows evidence that readers can check',
  failTitle: 'The site shows little evidence that readers can check',
  why: 'Google’s quality raters look for proof that the people behind a site know their subject. A name, a source, a review or a certificate can be looked up; a claim alone cannot.',
  fix: 'Show more evidence that readers can check. Add what you have: people with their roles, links to sources and partners, reviews with names, or certificates.',
  effort: 'medium',
  tier: 'V',
  sources: [RATER_GUIDELINES, HELPFUL_CONTENT],
  contested: 'Vendors name such evidence as signs of trust; none says how much each weighs.',
  needs: ['pages', 'homeUrl', 'corpus'],
  judge({ pages, homeUrl, corpus }) {
    if (pages.every(({ document }) => isEmpty(document))) return unmeasured(NO_TEXT_READ);
    const all = evidenceOf(pages, corpus);
    const asked = all.filter(({ extra }) => !extra).length;
    if (asked === 0) return notApplicable('We ask a site of this kind for no such evidence.');
    const score = all.reduce((sum, { share }) => sum + share, 0) / asked;
    if (score >= 1) return scored(1);
    // A name is known by a frequent given name; in other languages than those of the packs we know none.
    if (!readsSite(pages)) return unmeasured(whyUnread(pages, 'site'));
    const unseen = linksUnseen(pages);
    if (unseen) return unmeasured(unseen);
    const more = all.filter(({ share, extra, unsure }) => share < 1 && !extra && !unsure);
    if (more.length === 0) return unmeasured(NAMES_UNSURE);
    // What we recognized is told, and what counts beside; not that something is missing, which may stand in a form that we do not know.
    const found = all.filter(({ share, unsure }) => share > 0 && !unsure).map(({ what }) => what);
    const summary = `We recognized ${found.length > 0 ? list.format(found) : 'none of the evidence we look for'} on ${pagesRead(pages)}. What counts as well: ${list.format(more.map(({ share, what }) => (share > 0 ? `more ${what}` : what)))}.`;
    // Who shows some of it has no fault, but a place on a scale.
    return score >= PLENTY ? { ...scored(score), because: summary } : scored(score, [{ where: homeUrl, what: summary }]);
  },
});

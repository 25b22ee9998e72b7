import type { SiteKind } from '@citelight/contracts';
import { headlineOf } from '../../artifacts/h1.ts';
import { memoize } from '../../artifacts/memoize.ts';
import type { Byline, PageDocument } from '../../artifacts/page.ts';
import { withoutHash } from '../../artifacts/page-path.ts';
import { isGivenName } from '../../language/given-names.ts';
import { holdsRole } from '../../language/self-names.ts';
import { isAuthored, isProfile, marksArticle } from '../../page/authored.ts';
import { isPerson, namesHouse, personBehind } from '../../page/person-name.ts';
import { plainName } from '../../page/plain-name.ts';
import { folded, isNameVisible, isVisible, visibleText } from '../../page/visible.ts';
import { WITHOUT_OFFER } from '../../topics/profile.ts';
import { definePageAudit, type ReadPage } from '../audit.ts';
import { brokenUrls } from '../known-broken.ts';
import { HELPFUL_CONTENT, RATER_GUIDELINES } from './evidence.ts';

/** A byline that nobody sees, or that names a role, is a beginning; a name without a profile is half the way. */
const NO_PERSON = 0.2;
const NO_PROFILE = 0.6;
/** Characters of a text about the author that counts as a profile: a sentence. */
const PROFILE_CHARS = 60;

/** A link to another page about the author; none where it is known to be broken. */
const profileLink = (href: string | null, page: ReadPage, broken: ReadonlySet<string>): string | null =>
  href?.startsWith('http') && withoutHash(href) !== withoutHash(page.url) && !broken.has(href) ? href : null;

/** A text on the page itself that begins with the author's name: an author box. */
const authorBox = ({ text }: Byline, { document }: ReadPage): boolean =>
  document.blocks.some(
    (block) => block.kind !== 'heading' && block.text.startsWith(text) && block.text.length >= text.length + PROFILE_CHARS,
  );

/** Another page whose headline names the author introduces them, whatever leads there. */
const isHeadlined = ({ text }: Byline, { url }: ReadPage, pages: readonly ReadPage[]): boolean => {
  const name = plainName(text);
  return name !== '' && pages.some((page) => page.url !== url && isVisible(name, foldedHeadline(page.document)));
};
const foldedHeadline = memoize((document: PageDocument): string => folded(headlineOf(document) ?? ''));

const introduces = (byline: Byline, page: ReadPage, broken: ReadonlySet<string>, pages: readonly ReadPage[]): boolean =>
  profileLink(byline.href, page, broken) !== null ||
  authorBox(byline, page) ||
  linkAbout(byline, page, broken) ||
  isHeadlined(byline, page, pages);

const NO_LINK_IS_BROKEN: ReadonlySet<string> = new Set();
/** A link outside the main content that names the author and leads to another page: "About Dr. Mara Voss" in the footer. */
export const linkAbout = ({ text }: Byline, page: ReadPage, broken: ReadonlySet<string> = NO_LINK_IS_BROKEN): boolean => {
  const name = plainName(text);
  return (
    name !== '' &&
    page.document.links.some(
      (link) => link.region !== 'main' && profileLink(link.href, page, broken) !== null && isVisible(name, folded(link.text)),
    )
  );
};

const OFFERING: ReadonlySet<SiteKind> = new Set(['localBusiness', 'shop', 'other']);
/** When a template last saved a page is no date of an article. */
const isDated = ({ dates }: PageDocument): boolean => dates.some(({ via, role }) => via !== 'meta' || role === 'published');
/** On the site of a business, or of a kind that we cannot tell, what has no date, no byline and no markup of an article is a page about the offer. */
export const isAboutOffer = ({ document }: Pick<ReadPage, 'document'>, kind: SiteKind): boolean =>
  OFFERING.has(kind) && !isDated(document) && document.bylines.every(({ via }) => via === 'meta') && !marksArticle(document);

export const namedAuthor = definePageAudit({
  id: 'authority-trust/named-author',
  factor: 'authorityTrust',
  judges: 'contents',
  weight: 1,
  label: 'Author bylines',
  title: 'Articles name and introduce their author',
  failTitle: 'Some articles do not introduce their author',
  why: 'Google asks whether it is clear who wrote a page and whether the byline leads to more about that person. Its quality raters check the same.',
  fix: 'Introduce the author of {articles}. Put the author’s name under the headline and link it to a page about the author.',
  effort: 'low',
  tier: 'V',
  sources: [HELPFUL_CONTENT, RATER_GUIDELINES],
  contested: 'Vendors document bylines as guidance for people-first content, not as a ranking factor.',
  pageTypes: ['article'],
  notApplicable: 'No sampled page is an article.',
  needs: ['visited', 'linkChecks', 'corpus'],
  judgePage(page, artifacts) {
    // A club, a laboratory, a meeting or a manual speaks for itself; what names an author there is judged all the same.
    const { kind } = artifacts.corpus.profile;
    // "Cooperative of the valley", which only the markup names, is the house.
    const isNamed = ({ text, via }: Byline) => via !== 'meta' || isGivenName(text.split(' ')[0] ?? '');
    const speaksItself = (WITHOUT_OFFER.has(kind) && !page.document.bylines.some(isNamed)) || kind === 'documentation';
    if (!isAuthored(page) || isProfile(page, artifacts.pages) || speaksItself || isAboutOffer(page, kind)) return null;
    const broken = brokenUrls(artifacts);
    // A person whom the markup names is seen wherever the page says the name; the name of the house stands on every page.
    const isSeen = ({ text }: Byline) =>
      isNameVisible(text, visibleText(page)) && !namesHouse(text, artifacts.pages, artifacts.corpus.profile);
    const shown = page.document.bylines.filter(
      (byline) => byline.via !== 'meta' || authorBox(byline, page) || linkAbout(byline, page, broken) || isSeen(byline),
    );
    const persons = shown.filter(({ text, href }) => isPerson(text, artifacts.pages, href));
    // An organization may sign as well: schema.org takes both for an author. The house itself needs no page about it.
    const signs = ({ text }: Byline) => !holdsRole(text) && !namesHouse(text, artifacts.pages, artifacts.corpus.profile);
    const authors = persons.length > 0 ? persons : shown.filter(signs);
    const [first] = authors;
    if (!first) {
      const [byline] = page.document.bylines;
      // Whose name the site bears has written it; the page about it is a profile.
      const owner = byline ? null : personBehind(artifacts.pages);
      if (owner && artifacts.pages.some(({ document }) => document.pageType === 'about')) return { score: 1 };
      if (owner) return { score: NO_PROFILE, findings: [{ what: 'The author is named, but no page introduces them.', snippet: owner }] };
      // Without a date either, it may as well be a page about an offer that only looks like an article.
      if (!byline && page.document.dates.length === 0 && kind !== 'publisher') return null;
      if (!byline) return { score: 0, findings: [{ what: 'No author is named.' }] };
      // Who publishes a site may sign for it: schema.org takes an organization for an author, too.
      if (namesHouse(byline.text, artifacts.pages, artifacts.corpus.profile)) return { score: 1 };
      const what =
        shown.length > 0 ? 'The byline names no person.' : 'The author is named only in the markup, where readers cannot see it.';
      return { score: NO_PERSON, findings: [{ what, snippet: byline.text }] };
    }
    if (authors.some((byline) => introduces(byline, page, broken, artifacts.pages))) return { score: 1 };
    const dead = authors.find(({ href }) => href && broken.has(href));
    const what = dead ? `The author’s link is broken: ${dead.href}` : 'The author is named, but the name links to no page about them.';
    return { score: NO_PROFILE, findings: [{ what, snippet: first.text }] };
  },
});

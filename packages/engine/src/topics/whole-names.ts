import { packOf } from '../language/packs/index.ts';
import { centralForms, namesOn } from './central-subject.ts';
import type { LabelForm } from './label-form.ts';
import { firstJoined, fold, isOffersName, isUtilityName, keyOf, lengthOf, plain, tokensOf, wordsOf } from './label-text.ts';
import { contentOf, type Forms, formsIn, hasForms } from './pages-about.ts';
import { partedLabel } from './parted-label.ts';
import type { PageKind, SiteMap, SitePage } from './site-map.ts';

/** What a site about one subject calls its topics in full: a menu names the branch alone, "Schools" of "Noise in schools". */

/** Words of a name that is no sentence, and of those that are neither of the label nor of the subject. */
const [LONGEST, FURTHER] = [7, 2];
/** Letters of a stem that is found within a joined word. */
const WITHIN = 4;

/** "Services", "contact", "guide": what a page does, not what it is about. */
const isOfPage = (word: string, language: string | null): boolean =>
  isUtilityName(word) || isOffersName(word) || (packOf(language)?.headlineModifiers.has(fold(word)) ?? false);
const isPair = (text: string): boolean => /[&+,/]/.test(text) || firstJoined(text) !== undefined;
const CONNECTS = /^(?:\p{Ll}{1,3}|[&+,/-])$/u;

/** The start page is the site's own, and a product has its name. */
const NAMED: ReadonlySet<PageKind> = new Set(['home', 'product']);

/** What a sentence begins with, as far as the address does too: "Salt kiln care" of "Salt kiln care that lasts" at "/salt-kiln-care-ideas". */
function spelledLead(name: string, slug: string): string {
  const [words, spelled] = [name.split(' '), tokensOf(slug)];
  const end = words.findIndex((word, at) => plain(keyOf(word)) !== spelled[at]);
  return words.slice(0, end < 0 ? words.length : end).join(' ');
}

/** The leading part of a page's headline or title that says a label together with the subject of the site, where the label leaves that out. */
export function wholeNames(label: string, own: SitePage, site: SiteMap, form: LabelForm): string[] {
  const { language } = site;
  const central = centralForms(site);
  const wanted = formsIn(label, language);
  const written = plain(fold(label));
  const isCentral = (word: Forms) => !word.isDisjointFrom(central);
  if (
    central.size === 0 ||
    NAMED.has(own.kind) ||
    wanted.some(isCentral) ||
    [...central].some((one) => one.length >= WITHIN && written.includes(one))
  )
    return [];
  const isSubject = (word: string) => contentOf(word, language).some(isCentral) && !isOfPage(word, language) && !form.isProper(word, label);
  const addsSubject = (name: string): boolean => {
    const found = contentOf(name, language);
    const further = found.filter((word) => !isCentral(word) && !hasForms(wanted, [word]));
    return hasForms(found, wanted) && further.length <= FURTHER && wordsOf(name).some(isSubject);
  };
  /** Without a place at its end. */
  const cut = (name: string): string => {
    const [, shorter = '', last = ''] = /^(.+)\s(\S+)$/u.exec(name) ?? [];
    return (CONNECTS.test(last) || form.isProper(last, label)) && addsSubject(shorter) ? cut(shorter) : name;
  };
  /** "Timber repair" of "Timber repair for sash windows" is a name; "Methods" of "Methods against noise" is none. */
  const standsAlone = (name: string): boolean => {
    const { head } = partedLabel(name, language);
    return wanted.length > 1 && head.length === wanted.length && !isPair(label) && hasForms(wanted, formsIn(head.join(' '), language));
  };
  const isName = (name: string) =>
    lengthOf(name) <= LONGEST && (isPair(label) || !isPair(name)) && !(standsAlone(name) || form.isOut(name) || form.isNamed(name));
  return namesOn(own, site)
    .flatMap((parts) => parts.slice(0, 1))
    .flatMap((name) => [name, spelledLead(name, own.slug)])
    .filter(addsSubject)
    .map(cut)
    .filter(isName);
}

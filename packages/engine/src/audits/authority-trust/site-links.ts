import type { Finding } from '@citelight/contracts';
import { once } from '../../artifacts/once.ts';
import type { PageDocument } from '../../artifacts/page.ts';
import { pathOf } from '../../page/legal-pages.ts';
import type { Artifacts, ReadPage } from '../audit.ts';
import { brokenUrls } from './known-broken.ts';

const NAMES = {
  about:
    /(?<![\p{L}])(?:about|who-?we-?are|our-story|company|team|(?:l['’]|notre-)?[ée]quipe|(?:nuestro-)?equipo|(?:a-)?equipa|(?:ü|ue)ber-?uns|unternehmen|wir-(?:ü|ue)ber-uns|kanzlei|praxis|[àa]-propos|qui-sommes-nous|notre-(?:histoire|entreprise)|sobre|qui[ée]nes-somos|nosotros|empresa|acerca-de|chi-siamo|azienda|quem-somos|over-ons|wie-zijn-wij|bedrijf|(?:ü|ue)ber-mich|chi-sono|quem-sou|over-mij|hakk[ıi]m[ıi]zda|om-oss|om-os|tietoa-meista|o-n[aá]s|o-firmie|о-нас|о-компании|mairie|rathaus|gemeindeverwaltung|stadtverwaltung|ayuntamiento|gemeentebestuur|amministrazione-comunale|c[âa]mara-municipal|prefeitura|the-council)(?![\p{L}])|会社概要|会社案内|企業情報|私たちについて|について$|プロフィール|運営者|关于|關於|公司简介|公司簡介|من-نحن|عن-الشركة|عنا$|نبذة|أطباؤنا|فريقنا|طاقمنا/iu,
  contact:
    /(?<![\p{L}])(?:contact\p{L}*|kontakt\p{L}*|get-in-touch|customer-(?:service|care)|kundenservice|kundendienst|klantenservice|service-clients?|atenci[oó]n-al-cliente|servizio-clienti|assistenza-clienti|apoio-ao-cliente|atendimento(?:-ao-cliente)?|impressum|contatt[io]|contato|contacto|yhteystiedot|ileti[sş]im|контакты|nous-joindre|ons-bereiken|fale-conosco)(?![\p{L}])|お問い合わせ|お問合せ|連絡先|联系|聯繫|聯絡|اتصل|تواصل/iu,
} as const;

const dashed = (text: string) => text.trim().replace(/[\s_/]+/g, '-');
/** Words of a name; what has more ("what-i-learned-about-lamps") only mentions what it does not begin with. */
const NAME_WORDS = 3;
const names = (pattern: RegExp, text: string): boolean => {
  const found = pattern.exec(dashed(text));
  return found !== null && (found.index === 0 || dashed(text).split('-').length <= NAME_WORDS);
};
const segmentsOf = (href: string): string[] => pathOf(href).split('/').filter(Boolean);

type Link = { href: string; text: string };
const isInside = ({ internal, href }: PageDocument['links'][number]): boolean => internal && href.startsWith('http');

export type Reached = { url: string; from: string } | null;

/** Pages from which one more click is the second: the home page and those it links to; all pages where the home page was not read. */
export function withinOneClick(pages: readonly ReadPage[]): readonly ReadPage[] {
  const near = pages.filter(({ depth }) => depth !== null && depth <= 1);
  return near.length > 0 ? near : pages;
}

const LEADING = {
  about: linkedBy((link) => leadsTo('about', link)),
  contact: linkedBy((link) => leadsTo('contact', link)),
};
function leadsTo(kind: keyof typeof NAMES, { href, text }: Link): boolean {
  return segmentsOf(href).some((segment) => names(NAMES[kind], segment)) || (text.length <= 40 && names(NAMES[kind], text));
}

/** The page of a kind that can be reached with two clicks from the home page: one that was read, or a link that is not known to be broken. */
export function reachable(
  kind: 'about' | 'contact',
  { pages, visited, linkChecks }: Pick<Artifacts, 'pages' | 'visited' | 'linkChecks'>,
): { found: Reached; broken: Finding[] } {
  const read = pages.find(({ document, depth }) => document.pageType === kind && depth !== null && depth <= 2);
  if (read) return { found: { url: read.url, from: read.url }, broken: [] };
  return LEADING[kind](pages, { visited, linkChecks });
}

const isSame = (one: Link & { internal: boolean }, other: (Link & { internal: boolean }) | undefined): boolean =>
  one.href === other?.href && one.text === other.text && one.internal === other.internal;
const hasSameLinks = (one: PageDocument, other: PageDocument | undefined): boolean =>
  one === other || (one.links.length === other?.links.length && one.links.every((link, at) => isSame(link, other.links[at])));

let last: { documents: readonly WeakRef<PageDocument>[]; found: readonly Link[] } = { documents: [], found: [] };

/** The links within reach, each once: most of them stand on every page of a site. One list, however often a site is judged again with changes to other things. */
function differentLinks(pages: readonly ReadPage[]): readonly Link[] {
  const documents = withinOneClick(pages).map(({ document }) => document);
  if (documents.length === last.documents.length && documents.every((document, at) => hasSameLinks(document, last.documents[at]?.deref())))
    return last.found;
  const texts = new Map<string, Set<string>>();
  const found: Link[] = [];
  const note = (link: PageDocument['links'][number]) => {
    if (!isInside(link)) return;
    let known = texts.get(link.href);
    if (!known) {
      known = new Set();
      texts.set(link.href, known);
    }
    if (known.has(link.text)) return;
    known.add(link.text);
    found.push({ href: link.href, text: link.text });
  };
  for (const document of documents) document.links.forEach(note);
  last = { documents: documents.map((document) => new WeakRef(document)), found };
  return found;
}

/** Whether a link that fits stands within two clicks, wherever it leads. */
export function holdsLink(fits: (link: Link) => boolean): (pages: readonly ReadPage[]) => boolean {
  const holds = once((links: readonly Link[]) => links.some(fits));
  return (pages) => holds(differentLinks(pages));
}

/** Finds the first link that fits, within two clicks; links that fit but lead nowhere are reported. */
export function linkedBy(fits: (link: Link) => boolean) {
  const holds = holdsLink(fits);
  return (pages: readonly ReadPage[], checked: Pick<Artifacts, 'visited' | 'linkChecks'>): { found: Reached; broken: Finding[] } => {
    if (!holds(pages)) return { found: null, broken: [] };
    const dead = brokenUrls(checked);
    const broken = new Map<string, Finding>();
    for (const page of withinOneClick(pages))
      for (const link of page.document.links) {
        if (!isInside(link) || !fits(link)) continue;
        if (!dead.has(link.href)) return { found: { url: link.href, from: page.url }, broken: [...broken.values()] };
        broken.set(link.href, { where: page.url, what: `The link “${link.text}” leads nowhere: ${link.href}` });
      }
    return { found: null, broken: [...broken.values()] };
  };
}

/** What an address says about the kind of its page, before the page was seen: enough to spread a sample over the kinds that a site has. */

export const KINDS = [
  'home',
  'about',
  'contact',
  'pricing',
  'faq',
  'policy',
  'comparison',
  'product',
  'article',
  'docs',
  'listing',
  'other',
] as const;
export type Kind = (typeof KINDS)[number];

/** Share of the sample a kind gets where every kind has pages enough. */
export const WEIGHTS: Record<Kind, number> = {
  home: 1,
  about: 1,
  contact: 1,
  pricing: 1,
  faq: 1,
  policy: 1,
  comparison: 1,
  product: 3,
  article: 3,
  docs: 3,
  listing: 1,
  other: 2,
};
/** Kinds of which a site has one or two that matter. */
export const FEW: ReadonlySet<Kind> = new Set(['about', 'contact', 'pricing', 'faq', 'policy', 'comparison', 'listing']);

const WORDS: readonly [Kind, RegExp][] = [
  [
    'policy',
    /^(?:privacy|privacy-policy|datenschutz\w*|terms|terms-.*|agb|legal|legal-notice|cookies?|cookie-policy|imprint|impressum|mentions-legales|disclaimer|refunds?|returns?|shipping|versand\w*|widerruf\w*|editorial-policy|accessibility|confidentialite|privacidad|aviso-legal)$/,
  ],
  [
    'about',
    /^(?:about|about-us|about-.*|company|team|our-team|our-story|who-we-are|ueber-uns|uber-uns|über-uns|unternehmen|wir|a-propos|qui-sommes-nous|chi-siamo|quienes-somos|sobre|sobre-nosotros|over-ons|authors?|autor(?:en)?|press|careers?|jobs)$/,
  ],
  ['contact', /^(?:contact|contact-us|kontakt|contacto|contatti|contato|contactez-nous)$/],
  ['pricing', /^(?:pricing|prices?|plans|preise|preisliste|tarife?|tarifs|prix|precios|prezzi|prijzen)$/],
  ['faq', /^(?:faqs?|help|hilfe|aide|ayuda|questions|support|haeufige-fragen)$/],
  ['comparison', /(?:^|-)(?:vs|versus|compare[ds]?|comparison|alternatives?|vergleich|comparatif)(?:-|$)/],
  ['listing', /^(?:category|categories|kategorien?|tags?|topics?|collections?|archives?|categorie|schlagwort|page)$/],
  [
    'docs',
    /^(?:docs?|documentation|dokumentation|manual|reference|api|tutorials?|learn|handbook|handbuch|wiki|kb|knowledge-base|guides?|how-to)$/,
  ],
  [
    'article',
    /^(?:blog|news|articles?|posts?|magazine?|stories|insights|journal|aktuelles|ratgeber|actualites|noticias|notizie|press-releases|20\d\d)$/,
  ],
  [
    'product',
    /^(?:products?|produkte?|produits?|productos?|prodotti|shop|store|items?|p|dp|artikel|services?|leistungen|solutions?|loesungen|courses?|kurse|software)$/,
  ],
];

const SINGLE: ReadonlySet<Kind> = new Set(['policy', 'about', 'contact', 'pricing', 'faq', 'comparison']);
const LOCALE = /^[a-z]{2}(?:[-_][a-z]{2})?$/;

const segmentsOf = (url: URL) => {
  try {
    return decodeURIComponent(url.pathname).toLowerCase().split('/').filter(Boolean);
  } catch {
    return url.pathname.toLowerCase().split('/').filter(Boolean);
  }
};

export function kindOf(url: URL): Kind {
  const all = segmentsOf(url);
  const segments = all[0] && LOCALE.test(all[0]) ? all.slice(1) : all;
  const last = segments.at(-1)?.replace(/\.(?:html?|php|aspx?)$/, '');
  if (last === undefined || /^(?:index|home)$/.test(last)) return segments.length <= 1 && url.search === '' ? 'home' : 'listing';
  for (const [kind, words] of WORDS) {
    if (SINGLE.has(kind) && words.test(last)) return kind;
    const at = segments.findIndex((segment) => words.test(segment));
    if (SINGLE.has(kind) || at < 0) continue;
    // The folder itself lists what lies below it.
    return at === segments.length - 1 ? 'listing' : kind;
  }
  return 'other';
}

/** The part of the site an address belongs to: its first folder, within its language. */
export function sectionOf(url: URL): string {
  const segments = segmentsOf(url);
  const locale = segments[0] !== undefined && LOCALE.test(segments[0]) ? `${segments.shift()}/` : '';
  return locale + (segments.length > 1 ? segments[0] : '');
}

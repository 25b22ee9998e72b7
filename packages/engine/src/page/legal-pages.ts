import { headlineOf } from '../artifacts/h1.ts';
import type { ReadPage } from '../audits/audit.ts';

/** Pages and links about law and privacy, by address or name. They belong to every site and say nothing of what it is about. */
export type LegalKind = 'privacy' | 'terms' | 'imprint' | 'returns' | 'cookies' | 'editorial';

/** What ends a name: the end of the text or of a part of an address, or what parts a title from the name of the site. */
const END = String.raw`(?=\s*(?:$|[/.,|:(])|\s[–—·-]\s)`;
const START = `(?:^|/)(?:(?:our|your|the|data|customer|online|website|site|user|general|global|standard|full|legal) )*`;

/**
 * Alternatives of each kind. “Privacy”, “terms” and “conditions” are words of other subjects as well (fences, glossaries, medicine, programming): they name a policy where they stand
 * alone, or beside a word that says so.
 */
const NAMES: Record<LegalKind, readonly string[]> = {
  privacy: [
    `${START}privacy${END}`,
    `privacy ?(?:polic(?:y|ies)|notice|statement|information|cent(?:er|re)|settings|preferences|choices|rights|hub|promise|commitment|terms|beleid|verklaring|hinweis|erkl[äa]rung)`,
    String.raw`\bprivacy(?:,| &| and| e| en| und| et| y) (?:data|cookies?|security|safety|terms|legal|disclaimer|gegevens|dati|datenschutz)`,
    String.raw`\b(?:terms|cookies?|security|safety|legal|disclaimer)(?:,| &| and| e| en| und| et| y) privacy\b`,
    String.raw`\b(?:your|our|jouw|uw|della|sulla|la|informativa) privacy\b`,
    'privacida|datenschutz|privatsphäre|confidentialit|vie privée|protection des donn|proteç[aã]o de dados|protecci[oó]n de datos|riservatezza',
    'gegevensbescherming|プライバシー|個人情報|隐私|隱私|الخصوصية|data protection|gdpr|dsgvo|rgpd',
    'integritetspolicy|personvern|privatliv|persondata|tietosuoja|prywatno|ochrana osobn|gizlilik|kvkk|конфиденциальн|персональных данных',
  ],
  terms: [
    `${START}(?:terms|tos)${END}`,
    String.raw`\bt ?& ?cs?\b|\bterms ?(?:of ?(?:use|services?|sale|business|trade|supply|access|engagement|website)|and ?conditions|&? ?conditions|for (?:customers|users|the use))`,
    String.raw`\b(?:general|booking|legal|website|site|user|payment|delivery|sales?) terms${END}`,
    String.raw`\b(?:general|booking|sales?|delivery|trading|payment|licen[cs]e) conditions|\bconditions (?:of (?:use|sale|service|carriage|hire|entry|business|purchase)|g[eé]n[eé]rales|particuli[eè]res|d[’' ](?:utilisation|usage|achat)|de (?:vente|r[eé]servation|service))`,
    String.raw`\bagb\b|gesch[aä]ftsbedingungen|nutzungsbedingungen|\bcg[uv]\b|voorwaarden`,
    String.raw`t[eé]rminos (?:y|de|del|generales|legales)\b|condiciones (?:generales|legales|particulares|del servicio|de (?:uso|venta|compra|contrataci[oó]n|reserva|servicio))`,
    `termini (?:e|di|del|d[’'])|condizioni (?:generali|d[’']uso|di (?:vendita|utilizzo|acquisto|servizio|prenotazione))`,
    String.raw`termos (?:e|de|do|gerais)\b|condi[cç][oõ]es (?:gerais|de (?:uso|utiliza[cç][aã]o|venda|servi[cç]o|reserva))`,
    '利用規約|用户协议|服务协议|使用协议|条款|條款|الشروط|شروط|villkor|vilk[aå]r|k[aä]ytt[oö]ehdot|regulamin|obchodn[ií] podm[ií]nky',
    'kullan[ıi]m (?:ko[sş]ullar|[sş]artlar)|пользовательское соглашение|публичная оферта',
  ],
  imprint: [
    'imprint|impressum|mentions[- ]l[eé]gales|aviso[- ]legal|note[- ]legali|informa[cç][oõ]es[- ]legais|colofon|legal[- ]notice',
    '特定商取引|会社概要|版权|法律声明|إشعار قانوني',
  ],
  returns: [
    String.raw`returns?\b|refund|r[uü]ckgabe|widerruf|retour|remboursement|devoluci[oó]n|devolu[cç][oõ]es|reembolso|resi\b|rimbors|返品|退货|退貨|الإرجاع`,
    'shipping|versand|livraison|env[ií]o|spedizion|verzend|配送|الشحن',
  ],
  cookies: ['cookie'],
  editorial: [
    String.raw`editorial|redaktion|r[eé]dactionnelle|redaccional|redazionale|redactie|編集方針|编辑|編輯|corrections?\b|ethics|standards|fact[- ]check|سياسة التحرير`,
  ],
};

/** The kind that an address, a link's text or a title names; null for others. Only the path of an address counts. */
export function legalKind(text: string): LegalKind | null {
  return remembered(kinds, text, () => PATTERNS.find(([, pattern]) => pattern.test(text))?.[0] ?? null);
}
const PATTERNS = Object.entries(NAMES).map(([kind, names]) => [kind as LegalKind, new RegExp(names.join('|'), 'iu')] as const);

/** An address as words. */
export const spaced = (path: string): string => path.replace(/[-_]/g, ' ');

export const pathOf = (url: string): string =>
  remembered(paths, url, () => {
    try {
      return decodeURIComponent(new URL(url).pathname);
    } catch {
      return url;
    }
  });

/** The last part of an address's path: what names the page. */
export const lastPartOf = (url: string): string => pathOf(url).replace(/\/$/, '').split('/').at(-1) ?? '';

/** The same links stand on every page of a site. Emptied when full, so that it changes nothing but the speed. */
const kinds = new Map<string, LegalKind | null>();
const paths = new Map<string, string>();
const MOST_REMEMBERED = 10_000;
const LONGEST_REMEMBERED = 200;
function remembered<T>(known: Map<string, T>, text: string, find: () => T): T {
  if (text.length > LONGEST_REMEMBERED) return find();
  const before = known.get(text);
  if (before !== undefined) return before;
  if (known.size >= MOST_REMEMBERED) known.clear();
  const found = find();
  known.set(text, found);
  return found;
}

const LEGAL_TOPICS: readonly LegalKind[] = ['privacy', 'terms', 'imprint', 'cookies'];

/** True for a page that is about law or privacy itself: both its address or title say so and it is no article. */
export function isLegalPage({ url, document }: Pick<ReadPage, 'url' | 'document'>): boolean {
  if (document.pageType === 'article' || document.pageType === 'product') return false;
  const h1 = headlineOf(document) ?? document.title ?? '';
  const kind = legalKind(spaced(lastPartOf(url))) ?? (h1.length <= 60 ? legalKind(h1) : null);
  return kind !== null && LEGAL_TOPICS.includes(kind);
}

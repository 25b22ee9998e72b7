import { headlineOf } from '../artifacts/h1.ts';
import type { ReadPage } from '../audits/audit.ts';

/** Pages and links about law and privacy, by address or name. They belong to every site and say nothing of what it is about. */
export type LegalKind = 'privacy' | 'terms' | 'imprint' | 'returns' | 'cookies' | 'editorial';

const NAMES: Record<LegalKind, RegExp> = {
  privacy:
    /privac|datenschutz|confidentialit|protection des donn|privacidade|proteç[aã]o de dados|protecci[oó]n de datos|riservatezza|gegevensbescherming|プライバシー|個人情報|隐私|隱私|الخصوصية|data-protection|gdpr|dsgvo|rgpd|integritetspolicy|personvern|privatliv|persondata|tietosuoja|prywatno|ochrana osobn|gizlilik|kvkk|конфиденциальн|персональных данных/iu,
  terms:
    /\bterms\b|\b(?:general|booking|sales?|delivery|trading|payment|licen[cs]e)[- ]conditions\b|\bconditions[- ](?:of|g[eé]n[eé]rales|particuli[eè]res|des?\b|d['’ -])|\bagb\b|gesch[aä]ftsbedingungen|nutzungsbedingungen|\bcg[uv]\b|t[eé]rminos|condiciones|termini|condizioni|termos|condi[cç][oõ]es|voorwaarden|利用規約|条款|條款|الشروط|شروط|villkor|vilk[aå]r|k[aä]ytt[oö]ehdot|regulamin|obchodn[ií] podm[ií]nky|kullan[ıi]m (?:ko[sş]ullar|[sş]artlar)|пользовательское соглашение|публичная оферта/iu,
  imprint:
    /imprint|impressum|mentions[- ]l[eé]gales|aviso[- ]legal|note[- ]legali|informa[cç][oõ]es[- ]legais|colofon|legal[- ]notice|特定商取引|会社概要|版权|法律声明|إشعار قانوني/iu,
  returns:
    /returns?\b|refund|r[uü]ckgabe|widerruf|retour|remboursement|devoluci[oó]n|devolu[cç][oõ]es|reembolso|resi\b|rimbors|返品|退货|退貨|الإرجاع|shipping|versand|livraison|env[ií]o|spedizion|verzend|配送|الشحن/iu,
  cookies: /cookie/iu,
  editorial:
    /editorial|redaktion|r[eé]dactionnelle|redaccional|redazionale|redactie|編集方針|编辑|編輯|corrections?\b|ethics|standards|fact-check|سياسة التحرير/iu,
};

/** The kind that an address, a link's text or a title names; null for others. Only the path of an address counts. */
export function legalKind(text: string): LegalKind | null {
  return remembered(kinds, text, () => PATTERNS.find(([, pattern]) => pattern.test(text))?.[0] ?? null);
}
const PATTERNS = Object.entries(NAMES) as [LegalKind, RegExp][];

export const pathOf = (url: string): string =>
  remembered(paths, url, () => {
    try {
      return decodeURIComponent(new URL(url).pathname);
    } catch {
      return url;
    }
  });

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
  const last = pathOf(url).replace(/\/$/, '').split('/').at(-1) ?? '';
  const h1 = headlineOf(document) ?? document.title ?? '';
  const kind = legalKind(last.replaceAll('-', ' ')) ?? legalKind(last) ?? (h1.length <= 60 ? legalKind(h1) : null);
  return kind !== null && LEGAL_TOPICS.includes(kind);
}

import type { Finding, SiteKind } from '@citelight/contracts';
import { footerOf } from '../../artifacts/footer.ts';
import { memoize } from '../../artifacts/memoize.ts';
import type { Block, PageDocument } from '../../artifacts/page.ts';
import { readsSite, whyUnread } from '../../artifacts/page-language.ts';
import { ALL_PACKS } from '../../language/packs/index.ts';
import { isProfile } from '../../page/authored.ts';
import { isLegalPage, legalKind, pathOf, spaced } from '../../page/legal-pages.ts';
import { isNamed } from '../../page/page-names.ts';
import { namesOf } from '../../topics/faces.ts';
import { isPeopleName } from '../../topics/label-text.ts';
import { type Artifacts, defineAudit, type ReadPage, scored, unmeasured } from '../audit.ts';
import { isBusiness } from '../business.ts';
import { HELPFUL_CONTENT, RATER_GUIDELINES } from './evidence.ts';
import { namesSomebody } from './named-people.ts';
import { personBehind } from './person-name.ts';
import { HOLDER, isPublished } from './publisher.ts';
import { linkedBy, linksUnseen, reachable, SEARCHED } from './site-links.ts';

/** Legal forms and register numbers of the countries of the word lists, as they stand behind or beside a name. Case counts: "limited" is a word. */
const LEGAL_FORM =
  /(?<=[\p{L}\p{N}&).][,]?\s)(?:GmbH|gGmbH|UG|AG|KG|OHG|e\.\s?V\.|e\.\s?K\.|SE|Ltd|LTD|Limited|P?LLC|L\.L\.C\.|LLP|P\.\s?C\.|PLC|plc|Inc|INC|Corp|Corporation|S\.?A\.?S\.?|SASU|SARL|EURL|S\.?A\.?|S\.?L\.?(?:U\.?)?|S\.?r\.?l\.?|S\.?p\.?A\.?|S\.?n\.?c\.?|B\.?V\.?|N\.?V\.?|V\.?O\.?F\.?|Lda|Ltda|Pty|Oy|AB|ApS|A\/S|Foundation|Stiftung|Fondation|Fundación|Fondazione|Fundação|Stichting|Association|Verein|A\.\s?C\.|S\.?\s?(?:A\.?\s?P\.?\s?I\.?|de\s?R\.?\s?L\.?|A\.?)\s?de\s?C\.?\s?V\.?|CIC|CLG|CIO|sp\.\s?z\s?o\.\s?o\.|sp\.\s?[jkp]\.|s\.\s?r\.\s?o\.|a\.\s?s\.|A\.\s?Ş\.|A\.S\.|Ltd\.\s?Şti\.?|d\.o\.o\.|Kft\.?|Zrt\.?|SRL|Tbk|Sdn\.?\s?Bhd\.?)(?![\p{L}\p{N}])|(?<!\p{L})(?:ООО|ОАО|ПАО|АО|ИП|ТОВ)(?!\p{L})|(?<!\p{L})Universit\p{L}+|株式会社|有限会社|合同会社|財団法人|社団法人|有限公司|股份公司|大学|大學|شركة|مؤسسة|جامعة|ش\.م\.م|ذ\.م\.م/u;
const REGISTER =
  /\b(?:HR[AB]\s?\d+|(?:USt|VAT|BTW)(?:[\s-]?(?:Id|No|Nr|nummer|num|reg)\p{L}*\.?){0,3}\W{0,3}(?:[A-Z]{2})?\s?\d|(?:EIN|NIP|REGON|KRS|OIB|RFC:|CUIT|RUT|IČO|Org\.?\s?-?nr|CVR|Mersis)\P{L}{0,12}\d|Y-tunnus|Company (?:No|number|registration)|Registered (?:in|No|charity)|Firm (?:reference|registration) (?:No|number)|FRN|Charity (?:No|number|registration)|(?:ABN|ACN|CIN|GSTIN) [A-Z\d]+|Handelsregister|Registro Mercantil|Registre du commerce|SIREN|SIRET|RCS|CIF|NIF|P\.?\s?IVA|Partita IVA|CNPJ|KvK)(?!\p{L})|(?<!\p{L})(?:ИНН|ОГРН(?:ИП)?)(?!\p{L})|登録番号|法人番号|统一社会信用代码|ICP备|السجل التجاري|الرقم الضريبي/iu;

/** Authorities are legal entities by their name. */
const PUBLIC_BODY =
  /^(?:©\s?|\d{4}\s|[Tt]he\s)*(?:(?:Ministry|Department|Office|Government|City|Town|County|Borough|Parish|State|Municipality|Commonwealth) of \p{Lu}|(?:\p{Lu}\p{Ll}+ ){1,4}(?:Borough |City |County |District |Parish |Town )?Council(?!\p{L})|(?:Mairie|Commune|Ministère|Préfecture|Conseil (?:départemental|régional)) d|(?:Gemeinde|Stadt|Landkreis|Landratsamt|Stadtverwaltung|Gemeindeverwaltung|Bundesministerium|Bundesamt)\s(?:für\s)?\p{Lu}|(?:Ayuntamiento|Ministerio|Gobierno|Diputación) de|(?:Comune|Ministero|Regione) d|(?:Prefeitura|Câmara Municipal|Ministério|Governo) d|(?:Gemeente|Provincie) \p{Lu})|Crown copyright|^\P{L}{0,12}\p{Script=Han}{1,8}(?:[市町村区]役[所場]|[県都府道]庁|人民政府)|^(?:بلدية|وزارة)\s/u;

type Entity = { score: number; snippet: string };

function entityIn(blocks: readonly Block[]): Entity | null {
  let holder: Entity | null = null;
  for (const { text } of blocks) {
    if (LEGAL_FORM.test(text) || REGISTER.test(text) || PUBLIC_BODY.test(text)) return { score: 1, snippet: text.slice(0, 160) };
    if (HOLDER.test(text)) holder ??= { score: 0.4, snippet: text.slice(0, 160) };
  }
  return holder;
}

const entityInFooter = memoize((document: PageDocument) => entityIn(footerOf(document)));

/** A person or a firm with an address, as an imprint names them. */
const NAME_WITH_ADDRESS = /^(?:\p{Lu}[\p{L}’'.-]+\s){1,3}\p{Lu}[\p{L}’'.-]+\s?[,\n·|][^.]{0,80}\d{4,5}/u;
const namedIn = ({ url, document }: ReadPage): string | null =>
  [legalKind(pathOf(url)), legalKind(document.title ?? '')].includes('imprint')
    ? (document.blocks.find(({ region, text }) => region === 'main' && NAME_WITH_ADDRESS.test(text))?.text.slice(0, 160) ?? null)
    : null;

const isAboutPage = (page: ReadPage): boolean => ['about', 'contact'].includes(page.document.pageType) || isLegalPage(page);
/** Where a site says who stands behind it. */
function legalEntity(pages: readonly ReadPage[]): (Entity & { where: string }) | null {
  let holder: (Entity & { where: string }) | null = null;
  for (const page of pages) {
    const { document, url } = page;
    const isAbout = isAboutPage(page);
    const entity = isAbout ? entityIn(document.blocks) : entityInFooter(document);
    if (entity?.score === 1) return { ...entity, where: url };
    const named = isAbout ? namedIn(page) : null;
    if (named) return { score: 1, snippet: named, where: url };
    if (entity) holder ??= { ...entity, where: url };
  }
  return holder;
}

/** A heading over a part of a page, or a part that the menu leads to: "Our story", "The team", "Committees". */
const introduces = memoize(({ blocks }: PageDocument): boolean =>
  blocks.some(
    ({ kind, text }) =>
      kind === 'heading' &&
      text.length <= LONGEST_NAME &&
      (isNamed('about', text, true) || isNamed('team', text, true) || isPeopleName(text)),
  ),
);
const LONGEST_NAME = 60;
/** The name of a club, a laboratory or a meeting is that of who runs the site. */
const SPEAK_FOR_THEMSELVES: ReadonlySet<SiteKind> = new Set(['association', 'academic', 'event']);
/** Clicks from the home page. */
const NEAR = 2;

/** A postal code beside a place, in a line with another number: a street and its house. */
const POSTAL =
  /(?<![\p{N}.,])(?:[A-Z]{1,2}-)?\d{4,6}(?:\s?[A-Z]{2})?,?\s\p{Lu}\p{L}+|\p{Lu}\p{L}+,?\s(?:[A-Z]{2},?\s)?\d{5}(?!\p{N})|(?<!\p{L})[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}(?!\p{L})|\d\d-\d{3}\s\p{Lu}|\d{5}-\d{3}|〒\s?\d{3}|[省市区區县縣町村路街][^\s]{0,12}\d+(?:号|號|番|丁目|-)|[시구동로길]\s?\d+/u;
/** Of countries whose addresses have no such code: a house number and three names between commas, "65/A, Polwaththa, Minuwangoda, Sri Lanka". */
const PLACES = /(?<![\p{N}.,/:-])(?!(?:19|20)\d\d)\d{1,4}(?:\/?[A-Z]|\/\d{1,3})?,?\s(?:\p{Lu}[\p{L}\p{M}.’' -]{1,40},\s){2,}\p{Lu}\p{L}/u;
const ADDRESS_NAMES: readonly string[] = [...new Set(ALL_PACKS.flatMap((pack) => [...namesOf(pack, 'address')]))];
/** What stands behind a label for addresses, with a house number. */
const isLabeled = (text: string): boolean =>
  ADDRESS_NAMES.some((name) => {
    if (text.slice(0, name.length).toLowerCase() !== name.toLowerCase()) return false;
    const [, rest] = /^\s?[:：]\s?(.+)$/su.exec(text.slice(name.length)) ?? [];
    return rest !== undefined && rest.length >= SHORTEST_ADDRESS && /\p{Nd}/u.test(rest) && !/@|:\/\//.test(rest);
  });
const SHORTEST_ADDRESS = 12;
const holdsPlaces = (blocks: readonly Block[]): boolean =>
  blocks.some(({ kind, text }) => kind !== 'heading' && text.length <= LONGEST_WRITTEN && (PLACES.test(text) || isLabeled(text)));
const placesOn = memoize(({ blocks }: PageDocument) => holdsPlaces(blocks));
const placesInFooter = memoize((document: PageDocument) => holdsPlaces(footerOf(document)));
const writesPlaces = (page: ReadPage): boolean => (isAboutPage(page) ? placesOn(page.document) : placesInFooter(page.document));
const COPYRIGHT = /(?:©|\(c\)|copyright)[^\p{L}]{0,20}/giu;
const writesAddress = memoize(({ blocks }: PageDocument): boolean =>
  blocks.some(({ kind, text }) => {
    if (kind === 'heading' || text.length > LONGEST_WRITTEN || !/\p{Nd}/u.test(text)) return false;
    const rest = text.replace(COPYRIGHT, ' ');
    return POSTAL.test(rest) && (rest.match(/\p{Nd}+/gu) ?? []).length >= 2;
  }),
);

/** A contact page helps only with a way to be reached. */
const hasMeans = ({ document }: ReadPage): boolean =>
  document.links.some(({ href }) => /^(?:mailto|tel):/i.test(href)) ||
  document.forms.some(({ password, fields }) => !password && fields >= 2);

/** An address for mail or a number to call that is written out. Years and days stand in brackets as well. */
const WRITTEN =
  /(?:^|[\s:：])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}(?:\s|$|[,;.)])|(?:\b(?:tel|phone|telephone|call|telefon|t[ée]l(?:[ée]phone)?|tel[ée]fono|telefone|telefono)\b[\s\S]{0,20}?|(?:电话|電話|手机|手機|热线|熱線|هاتف|الهاتف|اتصل|تلفون|جوال|전화)\D{0,20}?|\+|\()(?!(?:19|20)\d\d\s?[-./])\d[\d\s()./-]{6,20}\d/iu;
/** The same hidden from collectors of addresses: "office at acme dot org", "office (at) acme.org". */
const SPELLED =
  /[\w.+-]+\s?[([]\s?at\s?[)\]]\s?[\w-]+(?:\s?[([]\s?dot\s?[)\]]\s?|\.)[a-z]{2,12}(?!\w)|[\w.+-]+ at [\w-]+ dot [a-z]{2,12}(?!\w)/i;
const LONGEST_WRITTEN = 200;
const writesContact = memoize((document: PageDocument): boolean =>
  document.blocks.some(
    ({ text, kind }) =>
      kind !== 'code' &&
      ((text.length <= LONGEST_WRITTEN && /@|\d{3}/.test(text) && WRITTEN.test(text)) ||
        (/[ ([]at[ )\]]/i.test(text) && SPELLED.test(text))),
  ),
);

function contact(artifacts: Pick<Artifacts, 'pages' | 'visited' | 'linkChecks'>): { score: number; findings: Finding[] } {
  const { found, broken } = reachable('contact', artifacts);
  const means = artifacts.pages.find(hasMeans) ?? artifacts.pages.find(({ document }) => writesContact(document));
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

const toImprint = linkedBy(({ href, text }) => [legalKind(spaced(pathOf(href))), legalKind(text)].includes('imprint'));

export const OF_A_BODY = [entityInFooter, introduces, writesAddress, writesContact, placesOn, placesInFooter];

export const identity = defineAudit({
  id: 'authority-trust/identity',
  factor: 'authorityTrust',
  weight: 3,
  label: 'Who runs the site',
  title: 'It is clear who runs this site',
  failTitle: 'It is unclear who runs this site',
  why: 'Google’s quality raters start with who is responsible for a site and how to reach them. Without that, a site looks no different from one made up yesterday.',
  fix: 'Show who runs this site. Link an about page and a contact page from every page. If it is a business, show its registered name or postal address, for example in the footer.',
  effort: 'low',
  tier: 'V',
  sources: [RATER_GUIDELINES, HELPFUL_CONTENT],
  needs: ['pages', 'homeUrl', 'visited', 'linkChecks', 'corpus'],
  judge({ pages, homeUrl, visited, linkChecks, corpus }) {
    const artifacts = { pages, visited, linkChecks };
    const about = reachable('about', artifacts);
    const reach = contact(artifacts);
    const entity = legalEntity(pages);
    const imprint = toImprint(pages, artifacts);
    // A professor, a club or a meeting has no legal form to show, and a shop around the corner shows its address.
    const noBusiness = personBehind(pages) !== null || !isBusiness(corpus.profile, pages);
    const siteRead = readsSite(pages);
    const placed =
      imprint.found ||
      corpus.profile.streets.length > 0 ||
      pages.some((page) => writesAddress(page.document) || writesPlaces(page)) ||
      // The publisher of a manual is known elsewhere.
      isPublished(corpus.profile, pages) ||
      (noBusiness && (SPEAK_FOR_THEMSELVES.has(corpus.profile.kind) || !siteRead || namesSomebody(pages, corpus.profile)));
    const entityScore = placed ? 1 : (entity?.score ?? 0);
    // A business that can be found and reached needs no page about itself, and a manual is about something else.
    const introduced =
      corpus.profile.kind === 'documentation' ||
      (!noBusiness && entityScore === 1 && reach.score === 1) ||
      about.found !== null ||
      imprint.found !== null ||
      // The page that a byline leads to says who writes here.
      pages.some((page) => isProfile(page, pages)) ||
      pages.some(({ document, depth }) => (depth ?? 0) <= NEAR && introduces(document));
    const score = ((introduced ? 1 : 0) + reach.score + entityScore) / 3;
    const findings: Finding[] = [...(introduced ? [] : about.broken), ...reach.findings];
    if (!introduced)
      findings.push({
        where: homeUrl,
        what: `No page or section about who runs the site was found. ${SEARCHED}`,
      });
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
    const unseen = introduced && reach.score === 1 ? null : linksUnseen(pages);
    if (score < 1 && unseen) return unmeasured(unseen);
    return score < 1 && !siteRead ? unmeasured(whyUnread(pages, 'site'), findings) : scored(score, findings);
  },
});

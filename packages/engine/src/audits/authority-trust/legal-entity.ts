import { footerOf } from '../../artifacts/footer.ts';
import { memoize } from '../../artifacts/memoize.ts';
import type { Block, PageDocument } from '../../artifacts/page.ts';
import { ENTITY_FORM } from '../../page/legal-forms.ts';
import { isLegalPage, legalKind, pathOf } from '../../page/legal-pages.ts';
import type { ReadPage } from '../audit.ts';
import { HOLDER } from './publisher.ts';

const LEGAL_FORM = new RegExp(ENTITY_FORM, 'u');
/** What somebody is who has no form but a trade, and bodies that are called what they are. */
const CALLED =
  /(?<!\p{L})(?:[Ee]ntrepreneur individuel|[Aa]uto-?entrepreneur|[Mm]icro-?entreprise|[Ee]inzelunternehme[nr]|[Ss]ole (?:trader|proprietor)|[Ee]enmanszaak|[Dd]itta individuale|[Ii]mpresa individuale|[Ee]mpresário individual|[Tt]rabajador autónomo|[Jj]ednoosobowa działalność|[Ee]nkeltmandsvirksomhed|[Ee]nskild firma|[Şş]ahıs şirketi)(?!\p{L})|(?<!\p{L})Universit\p{L}+|大学|大學|جامعة/u;
/** Forms that are words of the language as well, "the American Arbitration Association": in a line that names somebody. */
const WORD_FORM =
  /(?<=[\p{L}\p{N}&).][,]?\s)(?:Foundation|Stiftung|Fondation|Fundación|Fondazione|Fundação|Stichting|Association|Verein)(?![\p{L}\p{N}])/u;
const LONGEST_LINE = 160;
const REGISTER =
  /\b(?:HR[AB]\s?\d+|(?:USt|VAT|BTW)(?:[\s-]?(?:Id|No|Nr|nummer|num|reg)\p{L}*\.?){0,3}\W{0,3}(?:[A-Z]{2})?\s?\d|(?:EIN|NIP|REGON|KRS|OIB|RFC:|CUIT|RUT|IČO|Org\.?\s?-?nr|CVR|Mersis)\P{L}{0,12}\d|Y-tunnus|UID(?:-?Nr\.?)?\P{L}{0,4}(?:AT|CHE)|ATU\s?\d{3}|Registernummer|FN\s\d{4,6}\s?[a-z]|Company (?:No|number|registration)|Registered (?:in|No|charity)|Firm (?:reference|registration) (?:No|number)|FRN|Charity (?:No|number|registration)|(?:ABN|ACN|CIN|GSTIN) [A-Z\d]+|Handelsregister|Registro Mercantil|Registre du commerce|SIREN|SIRET|RCS|CIF|NIF|P\.?\s?IVA|Partita IVA|CNPJ|KvK)(?!\p{L})|(?<!\p{L})(?:ИНН|ОГРН(?:ИП)?)(?!\p{L})|登録番号|法人番号|统一社会信用代码|ICP备|السجل التجاري|الرقم الضريبي/iu;

/** Authorities are legal entities by their name. */
const PUBLIC_BODY =
  /^(?:©\s?|\d{4}\s|[Tt]he\s)*(?:(?:Ministry|Department|Office|Government|City|Town|County|Borough|Parish|State|Municipality|Commonwealth) of \p{Lu}|(?:\p{Lu}\p{Ll}+ ){1,4}(?:Borough |City |County |District |Parish |Town )?Council(?!\p{L})|(?:Mairie|Commune|Ministère|Préfecture|Conseil (?:départemental|régional)) d|(?:Gemeinde|Stadt|Landkreis|Landratsamt|Stadtverwaltung|Gemeindeverwaltung|Bundesministerium|Bundesamt)\s(?:für\s)?\p{Lu}|(?:Ayuntamiento|Ministerio|Gobierno|Diputación) de|(?:Comune|Ministero|Regione) d|(?:Prefeitura|Câmara Municipal|Ministério|Governo) d|(?:Gemeente|Provincie) \p{Lu})|Crown copyright|^\P{L}{0,12}\p{Script=Han}{1,8}(?:[市町村区]役[所場]|[県都府道]庁|人民政府)|^(?:بلدية|وزارة)\s/u;

type Entity = { score: number; snippet: string };

function entityIn(blocks: readonly Block[]): Entity | null {
  let holder: Entity | null = null;
  for (const { text } of blocks) {
    if (
      LEGAL_FORM.test(text) ||
      CALLED.test(text) ||
      (text.length <= LONGEST_LINE && WORD_FORM.test(text)) ||
      REGISTER.test(text) ||
      PUBLIC_BODY.test(text)
    )
      return { score: 1, snippet: text.slice(0, 160) };
    if (HOLDER.test(text)) holder ??= { score: 0.4, snippet: text.slice(0, 160) };
  }
  return holder;
}

export const entityInFooter = memoize((document: PageDocument) => entityIn(footerOf(document)));

/** A person or a firm with an address, as an imprint names them. */
const NAME_WITH_ADDRESS = /^(?:\p{Lu}[\p{L}’'.-]+\s){1,3}\p{Lu}[\p{L}’'.-]+\s?[,\n·|][^.]{0,80}\d{4,5}/u;
const namedIn = ({ url, document }: ReadPage): string | null =>
  [legalKind(pathOf(url)), legalKind(document.title ?? '')].includes('imprint')
    ? (document.blocks.find(({ region, text }) => region === 'main' && NAME_WITH_ADDRESS.test(text))?.text.slice(0, 160) ?? null)
    : null;

/** A page that says who is behind the site. */
export const isAboutPage = (page: ReadPage): boolean => ['about', 'contact'].includes(page.document.pageType) || isLegalPage(page);

/** Where a site says who stands behind it. */
export function legalEntity(pages: readonly ReadPage[]): (Entity & { where: string }) | null {
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

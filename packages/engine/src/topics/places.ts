import { jsonLdNodes } from '../artifacts/json-ld.ts';
import { once } from '../artifacts/once.ts';
import type { PageDocument } from '../artifacts/page.ts';
import type { ReadPage } from '../audits/audit.ts';
import type { SupportedLanguage } from '../text/language.ts';

/** What names of places end in. */
const KIND =
  'city|town|village|suburb|borough|district|county|state|region|province|country|island|islands|peninsula|valley|canyon|park|lake|river|bay|coast|beach|mountain|mountains|forest|desert|falls|springs|harbou?r|port|resort|capital|parish|hamlet';
const COMPASS = String.raw`(?:(?:north|south|east|west|central)(?:ern)?|(?:north|south)[ -]?(?:east|west)(?:ern)?|greater|mid|inner|outer|downtown|rural)`;
/** What is said to be in or near a place. */
const THERE =
  'live|lives|lived|living|stay|staying|based|born|located|arrive|hotels?|motels?|rooms?|offices?|showrooms?|homes?|houses?|flats?|residents|people|families|miles|minutes|visit|visiting|visitors';
const STATES =
  'Alabama Alaska Arizona Arkansas California Colorado Connecticut Delaware Florida Hawaii Idaho Illinois Indiana Iowa Kansas Kentucky Louisiana Maine Maryland Massachusetts Michigan Minnesota Mississippi Missouri Montana Nebraska Nevada Ohio Oklahoma Oregon Pennsylvania Tennessee Texas Utah Vermont Virginia Washington Wisconsin Wyoming England Scotland Wales Queensland Victoria Tasmania Ontario Quebec Alberta Manitoba Saskatchewan';
/** Two words or more, each with a capital, of which the last says that it is a place: "Bryce Canyon". */
const NAMED_SO = new RegExp(String.raw`^(?:\p{Lu}[\p{L}’'-]*\s)+(?:${KIND})$`, 'iu');
const CAPITALS = /^(?:\p{Lu}[\p{L}’'.-]*)(?:[\s-](?:\p{Lu}[\p{L}’'.-]*|of|on|upon|the|le|la|de|del|under|by|in))*$/u;

let known: ReadonlySet<string> | null = null;
function countriesAndStates(): ReadonlySet<string> {
  if (known) return known;
  const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  known = new Set([...letters.flatMap((a) => letters.flatMap((b) => names.of(a + b) ?? [])), ...STATES.split(' ')]);
  return known;
}

/** Places that structured data names: of addresses, of areas served, and those that are places themselves. */
const placesMarked = once((document: PageDocument): readonly string[] => [
  ...document.jsonLd.flatMap((block) => (block.ok ? [] : (block.places ?? []))),
  ...[...jsonLdNodes(document.jsonLd)].flatMap(({ types, node }) => {
    const named = types.some((type) => /^(?:Place|City|State|Country|AdministrativeArea|TouristDestination|TouristAttraction)$/.test(type));
    return [node.addressLocality, node.addressRegion, node.areaServed, named ? node.name : null].flatMap((value) =>
      (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string'),
    );
  }),
]);

/** Titles of what travellers read. */
const FOR_TRAVELLERS =
  /\b(?:travel|itinerar(?:y|ies)|things to (?:do|see)|where to (?:stay|eat|go)|(?:road|day|city) trips?|(?:city|visitor|tourist)(?:['’]?s)? guide|sightseeing|backpacking|(?:days?|weekend|hours|holidays?|vacation) in|visiting|hikes?)\b/i;
const FEWEST_GUIDES = 2;

/** The places that an English site names. Other languages bend names and their prepositions in ways of their own. */
export class Places {
  readonly #marked: ReadonlySet<string>;
  readonly #language: SupportedLanguage | null;
  /** The site is for travellers: there a place is what it speaks of, and not merely where. */
  readonly forTravellers: boolean;

  constructor(pages: readonly ReadPage[], language: SupportedLanguage | null) {
    this.#language = language;
    const english = language === 'en';
    this.#marked = new Set(english ? pages.flatMap(({ document }) => placesMarked(document)) : []);
    this.forTravellers = english && pages.filter(({ document }) => FOR_TRAVELLERS.test(document.title ?? '')).length >= FEWEST_GUIDES;
  }

  /** Whether a phrase, as texts write it, is the name of a place. */
  isPlace(written: string, texts: readonly string[]): boolean {
    if (this.#language !== 'en') return false;
    const name = written.replace(new RegExp(String.raw`^${COMPASS}\s+`, 'i'), '');
    if (!CAPITALS.test(name)) return false;
    if (name !== written || this.#marked.has(name) || countriesAndStates().has(name) || NAMED_SO.test(name)) return true;
    const told = texts.filter((text) => text.includes(name)).join('\n');
    const own = RegExp.escape(name);
    return [
      String.raw`(?<![\p{L}-])(?:${COMPASS}|(?:${KIND}) of|(?:${THERE}) (?:in|near|around|from|to))\s+${own}(?!\p{L})`,
      String.raw`(?<!\p{L})${own} is (?:a|an|the) (?:[\p{L}-]+ ){0,3}(?:${KIND})(?!\p{L})`,
      // "Reigate RH2", "Moab, UT 84532"
      String.raw`(?<!\p{L})${own}(?: \p{Lu}{1,2}\d{1,2}(?!\p{L})|, \p{Lu}{2}(?: \d{5})?(?![\p{L}\d]))`,
    ].some((pattern) => new RegExp(pattern, 'u').test(told));
  }
}

import type { AspectCues } from './aspect-cues.ts';
import type { TopicWords } from './topic-words.ts';

/** Languages with a pack. In any other, what needs a closed class is unmeasured. */
export const PACK_LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'ru', 'tr', 'da', 'sv', 'ja', 'zh', 'ko', 'ar'] as const;
export type PackLanguage = (typeof PACK_LANGUAGES)[number];

/** Words, or phrases with one space between their words, lower case, as people write them. Empty: the language lacks the class, and what needs it is unmeasured. */
export type Words = ReadonlySet<string>;

/** What people ask of a thing, beside what it is. */
export const ASKS = [
  'definition',
  'price',
  'reviews',
  'alternatives',
  'comparison',
  'howTo',
  'duration',
  'requirements',
  'examples',
  'benefits',
] as const;
export type Ask = (typeof ASKS)[number];

/** Pages, and sections of pages, that sites of every kind have: by what their links, headings and addresses call them. */
export const PAGE_NAMES = [
  'home',
  'about',
  'team',
  'jobs',
  'contact',
  'services',
  'products',
  'prices',
  'reviews',
  'faq',
  'blog',
  'news',
  'events',
  'gallery',
  'downloads',
  'help',
  'privacy',
  'terms',
  'imprint',
  'returns',
  'cookies',
  'login',
  'cart',
  'search',
  'sitemap',
  'newsletter',
] as const;
export type PageName = (typeof PAGE_NAMES)[number];

/** Pages about law and privacy. */
export const POLICY_KINDS = ['privacy', 'terms', 'imprint', 'returns', 'cookies', 'editorial'] as const;
export type PolicyKind = (typeof POLICY_KINDS)[number];
/** What ends a name: the end of the text or of a part of an address, or what parts a title from the name of the site. */
export const END = String.raw`(?=\s*(?:$|[/.,|:(])|\s[–—·-]\s)`;
/** A name begins: at the beginning of a text or of a part of an address, behind words that only say whose or what for. */
export const BARE = `(?:^|/)(?:(?:our|your|the|data|customer|online|website|site|user|general|global|standard|full|legal) )*`;

export type Questions = {
  /** First words that make a sentence or a heading a question. */
  openers: Words;
  /** Two words that only together open one. */
  pairs: Words;
  /** What asks wherever it stands: scripts without spaces, question particles. */
  inside: RegExp | null;
  /** First two words that announce an answer: "What to do first", "How we test". */
  announcing: RegExp | null;
  /** What titles call questions. */
  names: Words;
  /** Questions have their own word order, so that "Need a hand?" and "Ready to start?" are told from what a visitor asks. */
  ownWordOrder: boolean;
};

export type Definitions = {
  /** Articles that may stand before the term. */
  articles: Words;
  /** Of these, those that point to one thing which the text is about already; none where what is general has the same article. */
  particular: Words;
  /** Verbs behind which one of `openers` must follow: "is a". */
  copulas: Words;
  openers: Words;
  /** Nouns that say how something is to be taken, not what it is: "a delicate task". */
  judging: Words;
  /** What defines on its own: "refers to". */
  verbs: Words;
  /** First words that name nothing: "it is a …" defines no term. */
  pronouns: Words;
  /** For languages that words in a row do not describe: the term is the first group that matched. */
  patterns: readonly RegExp[];
  /** What such a term may not begin with. */
  noTerm: RegExp | null;
  /** Defines several things at once, between words: "… are plants that …". */
  inPlural: RegExp | null;
};

/** Reading ease = base − sentence · words per sentence − syllable · syllables per word, or Gulpease, which counts letters; `none` and `full` are the ends of the band that counts. */
export type Readability =
  | {
      formula: 'flesch';
      base: number;
      sentence: number;
      syllable: number;
      none: number;
      full: number;
      /** Vowels that make one syllable. */
      vowels: RegExp;
      /** A word whose last vowel is silent. */
      silent: RegExp | null;
    }
  | { formula: 'gulpease'; none: number; full: number }
  /** LIX: words per sentence and the share of words of more than six letters; here 100 less of it, so that higher is easier. */
  | { formula: 'lix'; none: number; full: number };

export type Units = {
  duration: Words;
  currency: Words;
  magnitude: Words;
  percent: Words;
  measure: Words;
  /** Two to twelve in words. */
  numerals: Words;
  /** Before a unit of time, for a number that is one or not said: "few days", "the same day"; in scripts without spaces with the unit. */
  vague: Words;
};

/** What parts of addresses tell of a page: that it is one of a kind, or lies below it; `hub` lists the pages of a kind. */
export const ADDRESS_KINDS = ['about', 'contact', 'faq', 'docs', 'product', 'article', 'hub', 'category'] as const;
export type AddressKind = (typeof ADDRESS_KINDS)[number];

/** Beginnings of words of pages that are held to rules of their own. */
export const SUBJECTS = ['health', 'finance', 'legal', 'technology', 'news'] as const;
export type Subject = (typeof SUBJECTS)[number];

/** What a page that shows only a notice asks for: to sign in, to subscribe, to consent to cookies or to be of age. */
export const WALL_KINDS = ['login', 'subscription', 'consent', 'age'] as const;
export type WallKind = (typeof WALL_KINDS)[number];

/** What a page is that stands where there is no other: it tells of an error, of work on the site, or that the domain is for sale. */
export const STAND_IN_KINDS = ['error', 'maintenance', 'parked'] as const;
export type StandInKind = (typeof STAND_IN_KINDS)[number];

/** Common sub-types of schema.org's LocalBusiness, and of its neighbors. */
export const TRADES = [
  'Dentist',
  'Physician',
  'Physiotherapy',
  'Pharmacy',
  'Attorney',
  'Notary',
  'AccountingService',
  'InsuranceAgency',
  'RealEstateAgent',
  'Restaurant',
  'CafeOrCoffeeShop',
  'Bakery',
  'Hotel',
  'BedAndBreakfast',
  'HairSalon',
  'BeautySalon',
  'Plumber',
  'Electrician',
  'RoofingContractor',
  'Locksmith',
  'HousePainter',
  'MovingCompany',
  'AutoRepair',
  'Florist',
  'VeterinaryCare',
  'TravelAgency',
] as const;
export type Trade = (typeof TRADES)[number];

export type TradeNames = {
  /** What such a business is called. Words that name a good or a field as often (café in French is coffee) are left out. */
  names: Readonly<Record<Trade, Words>>;
  /** Names that hold one of these and are of another business: "dog hotel". */
  others: Words;
  /** Where a noun stands that is narrowed by such a name: behind it ("hotel linen"), before it ("linge hôtel"), or in one word with it, or told by its ending ("Hotelwäsche"). */
  narrows: 'behind' | 'before' | 'within';
  /** Words that may stand in that place all the same: "dentist in", "votre dentiste". */
  beside: Words;
  /** Prepositions and the like, behind which a name is that of somebody else: "linen for hotels". */
  governing: Words;
};

/** Everything that is known of one language: its closed classes and grammar. */
export type LanguagePack = {
  readonly language: PackLanguage;
  /** Its letters have small forms of their own: I is ı. */
  readonly ownCase: boolean;
  /** What is written with a capital within a sentence: names alone, every noun, or nothing, as the script has no capitals. */
  readonly capitals: 'names' | 'nouns' | 'none';
  /** No spaces between words: Intl.Segmenter cuts them. */
  readonly spaceless: boolean;
  /** Not written in Latin letters: English words on its pages are foreign ones. */
  readonly ownScript: boolean;
  /** Labels and queries run on without spaces, or set them freely. */
  readonly runOn: boolean;
  /** Function words are written into others, or left out: how many a text has tells nothing. */
  readonly fusedFunctionWords: boolean;
  /** Article and particles are written before a word into it: it is known by any part. */
  readonly prefixes: boolean;
  /** Where a shorter stem names the same thing as the longer one that holds it, and from how many letters on. */
  readonly compounds: { readonly part: 'beginning' | 'any'; readonly from: number };
  /** Share of all words above which one stem is stuffing: higher where there are fewer function words. */
  readonly densest: number;
  /** Words of these characters alone inflect or connect. */
  readonly functionScript: RegExp | null;
  /** Words of these characters alone are put together again where the word breaker parted them. */
  readonly loanScript: RegExp | null;
  /** The word breaker cuts words that it does not know into their characters. */
  readonly cutsUnknownWords: boolean;
  /** An apostrophe stands inside a word (don't); elsewhere it parts two. */
  readonly innerApostrophe: boolean;
  /** A stop, not a comma, begins the fraction of a number. */
  readonly decimalPoint: boolean;
  /** Function words, in the form in which `words` cuts them. */
  readonly stopwords: Words;
  /** What ends in a full stop inside a sentence, without the last stop. */
  readonly abbreviations: Words;
  /** "3." is an ordinal number. */
  readonly dottedOrdinals: boolean;
  readonly questions: Questions;
  readonly persons: { readonly first: Words; readonly second: Words };
  readonly definitions: Definitions;
  /** "A complete guide", "explained": in what form a headline answers. */
  readonly headlineModifiers: Words;
  /** Openings that point back at what was said before. */
  readonly backReference: RegExp | null;
  /** Openings that announce instead of answering. */
  readonly announcement: RegExp | null;
  readonly research: {
    readonly names: RegExp | null;
    readonly finds: RegExp | null;
    readonly report: RegExp | null;
    readonly firstPerson: RegExp | null;
    readonly example: RegExp | null;
    /** The authors say that they measured, tested or asked themselves. */
    readonly own: RegExp | null;
  };
  /** Something is announced, or said to hold, for a year: the first group. */
  readonly dated: { readonly announced: RegExp | null; readonly asOf: RegExp | null };
  /** What leaves a range of years open: before the year that begins it ("since"), behind it ("onwards"), and in place of the one that ends it ("present"). */
  readonly openRange: { readonly since: Words; readonly onward: Words; readonly present: Words };
  readonly readability: Readability | null;
  /** Any part of the text in scripts without spaces. */
  readonly subjects: Readonly<Record<Subject, Words>>;
  /** Twelve lists, January first: the full name, then short and inflected forms, lower case. Empty where months are numbers. */
  readonly months: readonly Words[];
  readonly weekdays: Words;
  readonly units: Units;
  readonly asks: Readonly<Record<Ask, Words>>;
  /** What headings, questions and passages ask for and speak of. */
  readonly aspects: AspectCues;
  /** What labels and questions are told by. */
  readonly topics: TopicWords;
  readonly pages: Readonly<Record<PageName, Words>>;
  /**
   * What names a policy wherever it stands in a link, a title or an address. Words of other subjects as well ("privacy" of fences, "terms" of glossaries) name one only alone, or
   * beside a word that says so.
   */
  readonly policies: Readonly<Partial<Record<PolicyKind, RegExp>>>;
  /** Parts of addresses, with hyphens for spaces, as they are written with accents; scripts that addresses transliterate in both. */
  readonly addresses: Readonly<Record<AddressKind, Words>>;
  /** How a start page greets. */
  readonly greetings: Words;
  /** What a site calls itself and its parts: "page", "website". */
  readonly siteWords: Words;
  /** What parts of any site are called beside its pages, by their addresses: they are named for what they are, not for their words. */
  readonly siteParts: Words;
  /** Roles and rooms that sign in a person's stead. */
  readonly roles: Words;
  /** How somebody says who they are: "my name is". */
  readonly introductions: Words;
  /** What a manual calls the page that says what its subject is, alone or beside the name: "Introduction to". */
  readonly manualIntroductions: Words;
  /** Before a number to call. */
  readonly phone: Words;
  /** Verbs with which others are reported: no page is about "said". */
  readonly reporting: Words;
  /** Behind the numbers of a date or an hour; empty where none stand there. */
  readonly dateParts: Words;
  /** Between two names that are compared. */
  readonly versus: Words;
  /** Before a name that something is an alternative to, and behind one: a language has one of them. */
  readonly alternativeTo: Words;
  readonly alternativeOf: Words;
  /** Before an author's name: "written by"; with a colon what may as well begin a sentence or a name: "author:". */
  readonly author: Words;
  /** Between the last two names or things of a list. */
  readonly and: Words;
  /** Before a name, or behind it where that is the custom, spelled out and short, without the stop of an abbreviation: forms of address, degrees, and professions by which people are called. */
  readonly titles: Words;
  /** Those of them that stand before nothing but a name, an abbreviation with its stop: no "Doctor" ("Doctor near you"), no "Ing." ("Ing. Civil"). */
  readonly honorifics: Words;
  /** Small between the parts of a name, and seldom between two other words with a capital. A name may hold those of any language. */
  readonly nameParticles: Words;
  /** Degrees behind a name, with the stops between their letters, which many leave out. Those that are spelled like a name (Ma, Ba) are left out. */
  readonly degrees: Words;
  /** Beside a date: beginnings of words that say that a page was published or changed then. */
  readonly published: Words;
  readonly updated: Words;
  /** Before a number that names a thing and counts nothing: "port 8080", "Article 13". */
  readonly numbered: Words;
  /** First words of instructions and calls to action, in the form in which they address a reader. */
  readonly commands: Words;
  /** Cues on buttons that sell. Words that ask for an appointment or a call as often are left out. */
  readonly buy: Words;
  /** What stands beside the figure of a price, beyond signs and codes of currencies. Names of weights are left out. */
  readonly priceMarks: Words;
  /** Cues beside the figure of a rating, as `holdsCue` reads all cues. */
  readonly rating: Words;
  /** Cues that a link or a text is paid for. */
  readonly disclosures: Words;
  /** Cues of notices that stand in place of a page; `{}` stands for the years of an age. */
  readonly walls: Readonly<Record<WallKind, Words>>;
  /** Cues on buttons that consent. */
  readonly accept: Words;
  /** Cues in labels of breadcrumb trails. */
  readonly breadcrumb: Words;
  /** Cues of pages that stand where there is no other. */
  readonly standIns: Readonly<Record<StandInKind, Words>>;
  readonly trades: TradeNames;
  /** Whole texts of links that say nothing of where they lead. */
  readonly vagueLinks: Words;
};

/** Words parted by spaces and line breaks. */
export const words = (list: string): Words => new Set(list.normalize('NFKC').split(/\s+/).filter(Boolean));
/** Words and phrases parted by commas. */
export const phrases = (list: string): Words =>
  new Set(
    list
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean),
  );
/** Months parted by commas, the forms of each by spaces. */
export const months = (list: string): readonly Words[] =>
  list.split(',').map(
    (forms) =>
      new Set(
        forms
          .trim()
          .split(/\s+/)
          .map((form) => form.replace('_', ' ')),
      ),
  );

const NONE: Words = new Set();
const byName = <Name extends string>(names: readonly Name[], lists: Partial<Record<Name, Words>> = {}): Record<Name, Words> =>
  Object.fromEntries(names.map((name) => [name, lists[name] ?? NONE])) as Record<Name, Words>; // safe: made of every name

type Parts<T> = { readonly [Key in keyof T]?: T[Key] };
export type PackSource = Pick<LanguagePack, 'language' | 'aspects' | 'topics'> &
  Parts<
    Omit<
      LanguagePack,
      | 'language'
      | 'aspects'
      | 'topics'
      | 'questions'
      | 'persons'
      | 'definitions'
      | 'research'
      | 'dated'
      | 'openRange'
      | 'subjects'
      | 'units'
      | 'asks'
      | 'pages'
      | 'addresses'
      | 'walls'
      | 'standIns'
      | 'trades'
    >
  > & {
    readonly questions?: Parts<Questions>;
    readonly persons?: Parts<LanguagePack['persons']>;
    readonly definitions?: Parts<Definitions>;
    readonly research?: Parts<LanguagePack['research']>;
    readonly dated?: Parts<LanguagePack['dated']>;
    readonly openRange?: Parts<LanguagePack['openRange']>;
    readonly subjects?: Parts<LanguagePack['subjects']>;
    readonly units?: Parts<Units>;
    readonly asks?: Parts<LanguagePack['asks']>;
    readonly pages?: Parts<LanguagePack['pages']>;
    readonly addresses?: Parts<LanguagePack['addresses']>;
    readonly walls?: Parts<LanguagePack['walls']>;
    readonly standIns?: Parts<LanguagePack['standIns']>;
    readonly trades?: Omit<Parts<TradeNames>, 'names'> & { readonly names: Parts<TradeNames['names']> };
  };

/** A pack of what is known; every class that is left out is empty. */
export const definePack = (source: PackSource): LanguagePack => ({
  ownCase: false,
  capitals: 'names',
  spaceless: false,
  ownScript: false,
  runOn: false,
  fusedFunctionWords: false,
  prefixes: false,
  compounds: { part: 'beginning', from: 5 },
  densest: 0.085,
  functionScript: null,
  loanScript: null,
  cutsUnknownWords: false,
  innerApostrophe: false,
  decimalPoint: false,
  stopwords: NONE,
  abbreviations: NONE,
  dottedOrdinals: false,
  headlineModifiers: NONE,
  backReference: null,
  announcement: null,
  readability: null,
  months: [],
  weekdays: NONE,
  policies: {},
  greetings: NONE,
  siteWords: NONE,
  and: NONE,
  siteParts: NONE,
  roles: NONE,
  introductions: NONE,
  manualIntroductions: NONE,
  phone: NONE,
  reporting: NONE,
  dateParts: NONE,
  versus: NONE,
  alternativeTo: NONE,
  alternativeOf: NONE,
  author: NONE,
  titles: NONE,
  honorifics: NONE,
  nameParticles: NONE,
  degrees: NONE,
  published: NONE,
  updated: NONE,
  numbered: NONE,
  commands: NONE,
  buy: NONE,
  priceMarks: NONE,
  rating: NONE,
  disclosures: NONE,
  accept: NONE,
  breadcrumb: NONE,
  vagueLinks: NONE,
  ...source,
  questions: { openers: NONE, pairs: NONE, inside: null, announcing: null, names: NONE, ownWordOrder: false, ...source.questions },
  persons: { first: NONE, second: NONE, ...source.persons },
  definitions: {
    articles: NONE,
    particular: NONE,
    copulas: NONE,
    openers: NONE,
    judging: NONE,
    verbs: NONE,
    pronouns: NONE,
    patterns: [],
    noTerm: null,
    inPlural: null,
    ...source.definitions,
  },
  research: { names: null, finds: null, report: null, firstPerson: null, example: null, own: null, ...source.research },
  dated: { announced: null, asOf: null, ...source.dated },
  openRange: { since: NONE, onward: NONE, present: NONE, ...source.openRange },
  subjects: byName(SUBJECTS, source.subjects),
  units: { duration: NONE, currency: NONE, magnitude: NONE, percent: NONE, measure: NONE, numerals: NONE, vague: NONE, ...source.units },
  asks: byName(ASKS, source.asks),
  pages: byName(PAGE_NAMES, source.pages),
  addresses: byName(ADDRESS_KINDS, source.addresses),
  walls: byName(WALL_KINDS, source.walls),
  standIns: byName(STAND_IN_KINDS, source.standIns),
  trades: { others: NONE, narrows: 'within', beside: NONE, governing: NONE, ...source.trades, names: byName(TRADES, source.trades?.names) },
});

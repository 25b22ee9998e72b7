export const FACES = [
  'hours',
  'address',
  'shipping',
  'returns',
  'dates',
  'venue',
  'tickets',
  'program',
  'membership',
  'publications',
  'parking',
  'payment',
  'cancellation',
  'license',
  'jobs',
  'contact',
] as const;
export type Face = (typeof FACES)[number];

/** Closed word classes that topics and questions need, one row a language. Phrases are parted by commas, lower case; they are compared as whole labels or words, never as parts of words. */
export type TopicWords = {
  /** What pages are called that every site has, whatever it is about. */
  utility: string;
  /** What a site that is a manual calls itself. */
  documentation: string;
  /** What parts of any manual are called; of another kind of site it may be what is sold. */
  manual: string;
  /** What hubs of an offer are called: "services". */
  offers: string;
  /** Whom a firm serves, as its labels name them: people at home, and firms. */
  customers: { homes: string; firms: string };
  /** What a label is of stands last: "drain cleaning". Elsewhere it stands first: "nettoyage des canalisations". */
  headLast?: true;
  /** What only certain kinds of sites name in their menus, a cart, and what lists of people are called. */
  navigation: {
    association: string;
    academic: string;
    event: string;
    cart: string;
    people: string;
    /** Where a business is or goes to. */
    places: string;
    /** Names of a list of works for customers: what stands below it is of them. */
    works: string;
    /** What an organization that is run for no profit calls itself, as the first or last word of its name; after `*` the end of one. */
    bodies: string;
  };
  /** How a heading opens that says how something is done, folded to lower case. */
  how?: RegExp;
  /** First and second person: somebody speaks, or is spoken to. */
  first: string;
  /** Of the first person those that one visitor says of himself. */
  asker: string;
  second: string;
  /** Words that point back at what was said before. */
  back: string;
  /** Words that open a question; with `*` anything may follow. */
  ask: string;
  /** Ends of words that make a question wherever they are (particles). */
  particle?: RegExp;
  /** That something costs nothing. */
  free: string;
  /** What people type beside a name. */
  query: {
    cost: string;
    reviews: string;
    alternatives: string /** `{}` is the name. */;
    definition: string /** Before a vowel. */;
    elided?: string;
  };
  /** What people ask of a site of a kind: the first of a list is what they type beside its name; headings, links and addresses call it any of them. */
  faces: Readonly<Record<Exclude<Face, 'jobs' | 'contact'>, string>>;
  /** How a heading of a manual names a task: verbs that it begins or ends with, and how one asks for it. */
  task?: { at: 'first' | 'last'; ask: string; verbs: string /** "Creating" as well as "Create". */; gerunds?: true };
  /** Words that ask for an amount, a span of time, steps, a definition or a comparison. */
  asks: { price: string; duration: string; steps: string; definition: string; comparison: string };
};

const VOWEL = /^[aeiouyàâéèêëîïôöùûü]/iu;
/** How people ask what something is. */
export const whatIs = ({ query: { definition, elided } }: TopicWords, name: string): string =>
  (elided !== undefined && VOWEL.test(name) ? elided : definition).replace('{}', name);

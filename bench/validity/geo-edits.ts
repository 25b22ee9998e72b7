import { appendToMain, h1Of, paragraphsOf } from './edits.ts';

/**
 * The nine edits of the GEO paper (Aggarwal et al., KDD 2024) as programs, each in the same dose: DOSE places of a page's text. `published`: position-adjusted
 * words of the edited source in the paper's Table 1 (no edit 19.3). Only its order is used.
 */
export const DOSE = 4;
export const UNEDITED = 19.3;

/** `topic`: what the page is about, also where its headings no longer say so. */
type Edit = { name: string; published: number; apply: (html: string, topic: string) => string };

const SOURCES = [
  'https://www.iea.org/reports/annual',
  'https://www.oecd.org/data/tables',
  'https://www.who.int/reports/yearly',
  'https://ec.europa.eu/eurostat/table',
];
const SPEAKERS = [
  'Dr. Helen Marsh, professor at Ghent University',
  'Piotr Nowak, head of research at the OECD',
  'Anna Lind, chief engineer at Vattenfall',
  'Dr. Omar Haddad, economist at the World Bank',
];

/** The first DOSE paragraphs of running text, each changed by its number. */
const atPlaces = (html: string, change: (paragraph: string, at: number) => string): string =>
  paragraphsOf(html)
    .slice(0, DOSE)
    .reduce((now, paragraph, at) => now.replace(paragraph, () => change(paragraph, at)), html);
const extend = (paragraph: string, addition: string) => paragraph.replace(/<\/p>$/, () => ` ${addition}</p>`);
export const topicOf = (html: string) =>
  h1Of(html)
    .replace(/^(?:how|what|which|why|is|are|do|does|a|an|the)\b\s*/gi, '')
    .replace(/[?:].*$/, '')
    .toLowerCase();

const LONG_WORDS: readonly [RegExp, string][] = [
  [/\b(?:approximately|around|about)\b/g, 'about'],
  [/\b(?:additional|further)\b/g, 'more'],
  [/\butili[sz]e\b/g, 'use'],
  [/\bpurchase\b/g, 'buy'],
  [/\brequires?\b/g, 'needs'],
  [/\bsufficient\b/g, 'enough'],
  [/\bcommence\b/g, 'begin'],
];
/** Long sentences in two: at a semicolon, or at a comma before a conjunction. */
const split = (paragraph: string, count: number) => {
  let left = count;
  return paragraph.replace(/(?:; |, (?=(?:and|but|so|because|which) ))(\w)/g, (found, next: string) =>
    left-- > 0 ? `. ${next.toUpperCase()}` : found,
  );
};

export const EDITS: readonly Edit[] = [
  {
    name: 'quotations',
    published: 27.2,
    apply: (html, topic) =>
      atPlaces(
        html,
        (p, at) =>
          `${p}\n<blockquote><p>What people get wrong about ${topic} is mostly the order of the steps, in case ${at + 1} above all.</p><footer>${SPEAKERS[at]}</footer></blockquote>`,
      ),
  },
  {
    name: 'statistics',
    published: 25.2,
    apply: (html, topic) =>
      atPlaces(html, (p, at) =>
        extend(
          p,
          `In 202${at + 2}, ${61 + 7 * at} percent of households that looked into ${topic} were satisfied with it, according to the OECD (202${at + 2}).`,
        ),
      ),
  },
  {
    name: 'fluency',
    published: 24.7,
    apply: (html) =>
      atPlaces(html, (p, at) =>
        split(
          extend(
            p,
            [
              'In short, this is what matters most.',
              'This makes the next step clear.',
              'That is why it is worth a closer look.',
              'So the choice is simple in the end.',
            ][at] ?? '',
          ),
          1,
        ),
      ),
  },
  {
    name: 'sources',
    published: 24.6,
    apply: (html, topic) =>
      atPlaces(html, (p, at) => extend(p, `(<a href="${SOURCES[at]}">source ${at + 1}: the yearly report on ${topic}</a>)`)),
  },
  {
    name: 'technical words',
    published: 22.7,
    apply: (html, topic) =>
      atPlaces(html, (p, at) =>
        extend(
          p,
          `The underlying parameters, calibration interval ${at + 1} and stochastic variance, are documented in the specification of ${topic}.`,
        ),
      ),
  },
  {
    name: 'easy words',
    published: 22.0,
    apply: (html) => atPlaces(html, (p) => LONG_WORDS.reduce((text, [long, short]) => text.replace(long, short), split(p, 3))),
  },
  {
    name: 'authoritative tone',
    published: 21.3,
    apply: (html) =>
      atPlaces(html, (p, at) =>
        extend(
          p,
          [
            'There is no doubt about it.',
            'Only this approach is guaranteed to work.',
            'Every serious expert will confirm it.',
            'This is, without question, the definitive answer.',
          ][at] ?? '',
        ),
      ),
  },
  {
    name: 'unique words',
    published: 20.5,
    apply: (html) =>
      atPlaces(html, (p, at) =>
        extend(
          p,
          [
            'It is a veritable cornucopia.',
            'Serendipity plays its mellifluous part.',
            'The juxtaposition is quintessential.',
            'An ineffable zeitgeist pervades it.',
          ][at] ?? '',
        ),
      ),
  },
  {
    name: 'stuffing',
    published: 17.7,
    apply: (html, topic) => atPlaces(html, (p) => extend(p, `${topic}, best ${topic}, ${topic} guide, ${topic} near me.`)),
  },
];

/** Repairs that a rewriting must never outdo: the defect first, so that the same page can be repaired. */
export const REPAIRS: readonly { name: string; kind: 'access' | 'relevance'; damage: (html: string) => string; robots?: string }[] = [
  { name: 'let answer engines in', kind: 'access', damage: (html) => html, robots: 'answering' },
  { name: 'take noindex away', kind: 'access', damage: (html) => html.replace('</head>', '<meta name="robots" content="noindex"></head>') },
  {
    name: 'name the topic in title, H1, headings and opening',
    kind: 'relevance',
    damage: (html) =>
      appendToMain(
        html
          .replace(/<title>[^<]*<\/title>/, '<title>Welcome</title>')
          .replace(/<h1>[\s\S]*?<\/h1>/, '<h1>Welcome to our pages</h1>')
          .replace(/<h2>[\s\S]*?<\/h2>/g, '<h2>More information</h2>')
          .replace(
            /(<h1>[\s\S]*?<\/h1>\s*)/,
            '$1<p>Thank you for your visit. Here you find all that you could wish for, and we are glad that you came by to have a look around today.</p>',
          ),
        '',
      ),
  },
];

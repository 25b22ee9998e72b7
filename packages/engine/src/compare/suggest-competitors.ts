import { headlineOf } from '../artifacts/h1.ts';
import type { Link, PageDocument } from '../artifacts/page.ts';
import { languageOf } from '../artifacts/page-language.ts';
import type { Visit } from '../artifacts/visit.ts';
import { namesOfRivals } from '../language/rivals.ts';
import { aspectBit, aspectsAsked } from '../retrieval/aspects.ts';

export type SuggestedCompetitor = { name: string; url: string; reason: string };

/** Where people talk, look things up, buy, pay or host; nobody competes with these by being linked. */
const NO_RIVAL =
  /(?:^|\.)(?:facebook|instagram|twitter|x|t|tiktok|pinterest|linkedin|youtube|youtu|reddit|threads|whatsapp|telegram|discord|slack|medium|github|gitlab|google|goo|apple|microsoft|amazon|amzn|ebay|etsy|paypal|stripe|wikipedia|wikidata|wikimedia|w3|schema|mozilla|archive|doi|arxiv|nih|europa|iso|trustpilot|g2|capterra|crunchbase|bit|tinyurl|cloudflare|gravatar|vimeo|wordpress|shopify|zoom|calendly|typeform|hubspot|mailchimp)\.[a-z.]{2,10}$|\.(?:gov|edu|mil|int)(?:\.[a-z]{2})?$/i;
const RIVALRY = aspectBit('comparison') | aspectBit('alternative');
const NAME_LENGTH = 60;
const NAMES_A_PAGE = 40;

/** How strongly a mention speaks for a rival, by where it stands. */
const STRENGTH = { named: 4, comparisonPage: 3, comparisonSection: 2 } as const;
type Evidence = { url: string; name: string; strength: number; reason: string };

/**
 * Competitors that the site itself names, those with most evidence first: names after "vs" and "alternative to" with a link to them, and sites that its pages and sections of comparison
 * link to. Without such evidence the list is empty. Pure: nobody has checked that they answer.
 */
export function suggestFromEvidence(visit: Visit): SuggestedCompetitor[] {
  const byHost = new Map<string, Evidence>();
  for (const { url, document } of visit.pages)
    for (const evidence of document ? evidenceOn(url, document) : []) {
      const host = hostOf(evidence.url);
      const known = byHost.get(host);
      byHost.set(
        host,
        known ? { ...(known.strength >= evidence.strength ? known : evidence), strength: known.strength + evidence.strength } : evidence,
      );
    }
  return [...byHost.values()]
    .sort((a, b) => b.strength - a.strength || (a.url < b.url ? -1 : 1))
    .map(({ name, url, reason }) => ({ name, url, reason }));
}

function evidenceOn(url: string, document: PageDocument): Evidence[] {
  const language = languageOf({ document });
  const title = headlineOf(document) ?? document.title ?? '';
  const compares = memoizeAnswers((text: string) => (aspectsAsked(text, language).aspects & RIVALRY) !== 0);
  const rivals = namesIn([document.title ?? '', ...document.blocks.filter(({ kind }) => kind === 'heading').map(({ text }) => text)]);
  return document.links.flatMap((link): Evidence[] => {
    if (!couldBeRival(link)) return [];
    const home = new URL(link.href).origin;
    const rival = rivals.find(
      (name) => link.text.includes(name) || hostOf(link.href).includes(name.toLowerCase().replace(/[^a-z0-9]/g, '') || ' '),
    );
    if (rival)
      return [
        { url: `${home}/`, name: rival, strength: STRENGTH.named, reason: `“${title}” on ${url} compares the site with “${rival}”.` },
      ];
    const name = nameOf(link);
    if (compares(title))
      return [
        { url: `${home}/`, name, strength: STRENGTH.comparisonPage, reason: `“${title}” on ${url} links to it as “${link.text || name}”.` },
      ];
    const above = headingAbove(link, document);
    if (above && compares(above))
      return [
        {
          url: `${home}/`,
          name,
          strength: STRENGTH.comparisonSection,
          reason: `The section “${above}” on ${url} links to it as “${link.text || name}”.`,
        },
      ];
    return [];
  });
}

/** The answers of a question that is asked of the same few texts by each link of a page. */
function memoizeAnswers(ask: (text: string) => boolean): (text: string) => boolean {
  const answers = new Map<string, boolean>();
  return (text) => {
    const known = answers.get(text);
    if (known !== undefined) return known;
    const answer = ask(text);
    answers.set(text, answer);
    return answer;
  };
}

/** The first few: each is looked for in each link. */
function namesIn(texts: readonly string[]): string[] {
  const names = new Set<string>();
  for (const text of texts)
    for (const found of namesOfRivals(text)) {
      const name = found.slice(0, NAME_LENGTH).replace(/[.,:;?]+$/, '');
      if (name !== '') names.add(name);
      if (names.size >= NAMES_A_PAGE) return [...names];
    }
  return [...names];
}

const hostOf = (href: string): string => (URL.canParse(href) ? new URL(href).hostname.replace(/^www\./, '') : '');

/** An ordinary outbound link in the text: neither paid for nor to a place that everybody links to. */
const couldBeRival = ({ href, internal, region, rel }: Link): boolean =>
  !internal &&
  region === 'main' &&
  /^https?:/.test(href) &&
  !rel.includes('sponsored') &&
  hostOf(href) !== '' &&
  !NO_RIVAL.test(hostOf(href));

function headingAbove({ block }: Link, { blocks }: PageDocument): string | null {
  const own = blocks[block];
  return own && own.heading >= 0 ? (blocks[own.heading]?.text ?? null) : null;
}

/** A link's text where it is short enough for a name, else the name of the host. */
function nameOf({ href, text }: Link): string {
  if (
    text.length > 1 &&
    text.length <= 40 &&
    /^[\p{Lu}\p{Nd}\p{Script=Han}\p{Script=Katakana}\p{Script=Arabic}]/u.test(text) &&
    text.split(' ').length <= 4
  )
    return text;
  const label = hostOf(href).split('.').at(-2) ?? hostOf(href);
  return label.charAt(0).toUpperCase() + label.slice(1);
}

import type { Corpus, SiteQuestion, SiteTopic } from './corpus.ts';
import { holds, isUtilityName, jaccard, keyOf, tokensOf } from './label-text.ts';

/** What competitors cover and are asked that the site does not. */

/** A competitor's name and what its pages say. */
export type CompetitorCorpus = { name: string; corpus: Corpus };

/** Names, people, places and self-descriptions of the competitors: never a topic or question of ours. */
function isTheirOwn(text: string, rivals: readonly CompetitorCorpus[]): boolean {
  return rivals.some(({ name, corpus: { profile } }) => {
    const names = [
      ...profile.names,
      ...profile.places.keys(),
      ...profile.people.keys(),
      keyOf(profile.brand ?? ''),
      keyOf(name),
      keyOf(name.replace(/\.\p{L}{2,}$/u, '')),
    ];
    return names.some((one) => one.length > 2 && (holds(text, one) || holds(one, text)));
  });
}

const alike = (a: string, b: string): boolean =>
  keyOf(a) === keyOf(b) ||
  jaccard(tokensOf(a), tokensOf(b)) >= 0.6 ||
  (tokensOf(a).length > 1 && holds(b, a)) ||
  (tokensOf(b).length > 1 && holds(a, b));

/** The site has a topic that is called so, or much alike. */
export const isOwn = ({ topics }: Corpus, label: string): boolean =>
  topics.some(({ topic, terms }) => [topic, ...terms].some((own) => alike(own, label)));
const names = (corpus: Corpus, label: string): boolean =>
  corpus.ask(label, corpus.language, { subject: label, kind: null }).coverage !== 'missing';

/** Topics that one of two sites has and the other names, and their share of all, from which both are in the same trade. Sites of other trades share words like "security" or "garden". */
const [FEWEST_SHARED, SHARED] = [3, 0.25];
export function isSameTrade(ours: Corpus, theirs: Corpus): boolean {
  if (ours.language !== theirs.language) return false;
  const named = (of: Corpus, by: Corpus) => of.topics.filter(({ topic }) => isOwn(by, topic) || names(by, topic)).length;
  const shared = named(ours, theirs) + named(theirs, ours);
  return shared >= FEWEST_SHARED && shared >= (ours.topics.length + theirs.topics.length) * SHARED;
}

export type LackingTopic = { label: string; sites: string[]; example: { name: string; topic: SiteTopic }; asked: number; isNamed: boolean };

/** Labels with a page of their own at two or more competitors of the trade, or at one where the site names them as well or people ask about them, and no page here. */
export function lackingTopics(corpus: Corpus, rivals: readonly CompetitorCorpus[]): LackingTopic[] {
  const found: LackingTopic[] = [];
  for (const { name, corpus: theirs } of rivals)
    for (const topic of theirs.topics) {
      const label = topic.topic;
      if (!topic.hasPage || isTheirOwn(label, rivals) || isUtilityName(label) || isOwn(corpus, label)) continue;
      const known = found.find((other) => alike(other.label, label));
      if (known?.sites.includes(name)) continue;
      if (known) known.sites.push(name);
      else {
        const asked = theirs.questions.filter(({ origin, topic: of }) => origin === 'site' && of === label).length;
        found.push({ label, sites: [name], example: { name, topic }, asked, isNamed: names(corpus, label) });
      }
    }
  return found
    .filter(
      ({ sites, asked, isNamed, example }) =>
        // One product of one competitor is its assortment.
        sites.length >= 2 || asked > 0 || isNamed || (rivals.length === 1 && example.topic.type !== 'product'),
    )
    .filter(({ label }) => {
      const { passage } = corpus.ask(label, corpus.language, { subject: label, kind: null });
      return passage?.heading?.toLowerCase().includes(label.toLowerCase()) !== true;
    })
    .sort((a, b) => b.sites.length - a.sites.length || b.asked - a.asked || (a.label < b.label ? -1 : 1));
}

/** Questions that competitors' sites really ask and that are about something this site has or names. */
export function rivalQuestions(
  corpus: Corpus,
  rivals: readonly CompetitorCorpus[],
): { question: SiteQuestion; name: string; sites: number }[] {
  const found: { question: SiteQuestion; name: string; sites: number }[] = [];
  for (const { name, corpus: theirs } of rivals)
    for (const question of theirs.questions) {
      const text = question.question;
      if (question.origin !== 'site' || !question.selfContained || isTheirOwn(text, rivals)) continue;
      const fits =
        corpus.topics.some(({ topic, terms }) => [topic, ...terms].some((label) => holds(text, label))) ||
        corpus.ask(text, corpus.language).coverage !== 'missing';
      if (!fits) continue;
      const known = found.find((other) => jaccard(tokensOf(other.question.question), tokensOf(text)) >= 0.7);
      if (known) known.sites += known.name === name ? 0 : 1;
      else found.push({ question, name, sites: 1 });
    }
  return found;
}

import type { Comparison, Coverage, Passage } from '@citelight/contracts';
import { packOf } from '../language/packs/index.ts';
import { FACES, type Face } from '../language/topic-words.ts';
import { bare, type Corpus } from '../topics/corpus.ts';
import { namesOf } from '../topics/faces.ts';
import { coverFace } from '../topics/typed-questions.ts';

/** What people ask of every site of its kind, beside its name: "Acme opening hours". */

type Row = Comparison['prompts'][number];
type Asked = Face | 'reviews' | 'price' | 'alternatives';
type Verdict = { coverage: Coverage; passage: Passage | null };

const ASKED: readonly Asked[] = ['reviews', 'price', 'alternatives', ...FACES];
/** What every site of the kind could tell; an event may be without a venue, and an address is known from markup alone. */
const LACKED: ReadonlySet<Asked> = new Set(['hours', 'shipping', 'returns', 'parking', 'payment', 'cancellation', 'contact']);
/** What only events ask their visitors to do: elsewhere such a heading is of prices, and its name no search. */
const OF_EVENTS: ReadonlySet<Asked> = new Set(['tickets']);
const isFace = (asked: Asked): asked is Face => FACES.some((face) => face === asked);

function verdictOf({ questions, site, profile }: Corpus, asked: Asked): Verdict | null {
  const typed = questions.find(({ origin, topic, asks }) => origin === 'typed' && topic === null && asks === asked);
  if (typed) return { coverage: typed.coverage, passage: bare(typed.passage) };
  if (!isFace(asked) || !site) return null;
  const { coverage, passage } = coverFace(asked, { site, profile });
  return coverage === 'missing' && !LACKED.has(asked) ? null : { coverage, passage: bare(passage) };
}

/** Both sites are asked what either is asked as a site of its kind; where neither answers, nothing is compared. */
export function facedQuestions(ours: Corpus, theirs: Corpus): Row[] {
  const pack = packOf(ours.language);
  if (!pack || ours.profile.kind !== theirs.profile.kind) return [];
  const { cost: price, reviews, alternatives } = pack.topics.query;
  const typed = [...ours.questions, ...theirs.questions].filter(({ origin, topic }) => origin === 'typed' && topic === null);
  return ASKED.flatMap((asked): Row[] => {
    if (!typed.some(({ asks }) => asks === asked) || (OF_EVENTS.has(asked) && ours.profile.kind !== 'event')) return [];
    const [own, other] = [verdictOf(ours, asked), verdictOf(theirs, asked)];
    if (!own || !other || (own.coverage !== 'answered' && other.coverage !== 'answered')) return [];
    const [prompt = ''] = isFace(asked) ? namesOf(pack, asked) : [{ price, reviews, alternatives }[asked]];
    return [
      {
        prompt: prompt.charAt(0).toUpperCase() + prompt.slice(1),
        ...{ ours: own.coverage, theirs: other.coverage, ourPassage: own.passage, theirPassage: other.passage },
      },
    ];
  });
}

import type { Passage, Question } from '@citelight/contracts';
import type { Visit } from '../artifacts/visit.ts';
import { inOrder, readPages } from '../audits/gather.ts';
import { withoutCopies } from '../page/copies.ts';
import { Answerer } from '../retrieval/answers.ts';
import { Vocabulary } from '../retrieval/vocabulary.ts';
import { indexedPassages } from '../topics/build-corpus.ts';
import { bare } from '../topics/corpus.ts';

/** For each question the passage of a visit that shares most with it: for a reader who judges by more than the words, such as a model. Not evidence. */
export function nearestPassages(visit: Visit, questions: readonly Pick<Question, 'question' | 'language'>[]): (Passage | null)[] {
  const vocabulary = new Vocabulary();
  const answerer = new Answerer(indexedPassages(withoutCopies(readPages(inOrder(visit))), vocabulary), vocabulary);
  return questions.map(({ question, language }) => bare(answerer.nearest(question, language)));
}

import { describe, expect, it } from 'vitest';
import { type Coverage, type Passage, Question, type SecondOpinion, type Topic } from './assessment.ts';
import { type SiteEdit, withEdits } from './edits.ts';
import { opinionsNote, opinionText, type ReportOpinion, withOpinions } from './opinions.ts';

const passage: Passage = { url: 'https://acme.test/a', heading: 'Kilns', text: 'A kiln costs €2,190.' };
const other: Passage = { url: 'https://acme.test/b', heading: null, text: 'Ovens are fired for nine hours.' };
const question = (coverage: Coverage, more: Partial<Question> = {}): Question => ({
  ...{ question: 'What does a kiln cost?', origin: 'typed', language: 'en', page: null, topic: 'Kilns', selfContained: true, coverage },
  passage: coverage === 'missing' ? null : passage,
  ...more,
});
const topic: Topic = {
  ...{
    topic: 'Kilns',
    type: 'product',
    confidence: 1,
    evidence: { kinds: ['title'], sentence: 'Found.' },
    terms: [],
    weight: 1,
    pages: [],
  },
  ...{ parent: null, children: [], coverage: { answered: 1, mentioned: 0, missing: 0 } },
};
const opinion = (answer: SecondOpinion['answer'], read: Passage = passage): ReportOpinion => ({
  ...{ question: 'What does a kiln cost?', aiWritten: true, model: 'model-1', answer, words: 'costs €2,190', passage: read },
});
const laidOver = (found: Question, ...opinions: ReportOpinion[]) =>
  withOpinions({ topics: [topic], questions: [found] }, opinions).questions[0];

describe('a second opinion', () => {
  it.each<[Coverage, SecondOpinion['answer'], Coverage]>([
    ['answered', 'answered', 'answered'],
    ['answered', 'partly', 'mentioned'],
    ['answered', 'no', 'mentioned'],
    ['mentioned', 'answered', 'answered'],
    ['mentioned', 'partly', 'mentioned'],
    ['mentioned', 'no', 'mentioned'],
    ['missing', 'answered', 'answered'],
    ['missing', 'partly', 'mentioned'],
  ])('on %s that says %s shows %s, with what we found and the passage that was read', (found, answer, shown) => {
    const read = found === 'missing' ? other : passage;
    const moved = laidOver(question(found), opinion(answer, read));
    expect(moved).toEqual({
      ...question(found),
      ...{ coverage: shown, passage: read },
      opinion: { aiWritten: true, model: 'model-1', answer, words: 'costs €2,190', passage: read, found },
    });
    expect(Question.parse(moved)).toEqual(moved);
  });

  it('says nothing of a question without an answer that it finds none for either, nor of another passage or question', () => {
    expect(laidOver(question('missing'), opinion('no', other))).toEqual(question('missing'));
    expect(laidOver(question('answered'), opinion('no', other))).toEqual(question('answered'));
    expect(laidOver(question('answered', { question: 'Why?' }), opinion('no'))).toEqual(question('answered', { question: 'Why?' }));
  });

  it('moves the counts of topics and nothing else; without one, a report is as it was', () => {
    const report = { overallScore: 61.5, topics: [topic], questions: [question('answered')] };
    const { topics, questions: _, ...rest } = withOpinions(report, [opinion('partly')]);
    expect(topics).toEqual([{ ...topic, coverage: { answered: 0, mentioned: 1, missing: 0 } }]);
    expect(rest).toEqual({ overallScore: 61.5 });
    expect(withOpinions(report, [])).toBe(report);
    expect(Question.parse(question('answered'))).toEqual(question('answered'));
  });

  it.each<[Coverage, Coverage, Passage | null]>([
    ['answered', 'answered', passage],
    ['answered', 'missing', null],
    ['missing', 'answered', null],
  ])('on %s gives way to a member who says %s of the verdict that we found', (found, right, shown) => {
    const judged = { coverage: found, passage: found === 'missing' ? null : passage };
    const edit: SiteEdit = {
      ...{ kind: 'correct_verdict', subject: 'What does a kiln cost?', label: null, topic: null, coverage: right, judged },
    };
    const report = { topics: [topic], questions: [question(found)] };
    const [corrected] = withEdits(withOpinions(report, [opinion('partly', found === 'missing' ? other : passage)]), [edit]).questions;
    expect(corrected).toEqual(question(found, { coverage: right, passage: shown, editedBy: 'member', judged }));
  });

  it.each<[Coverage, SecondOpinion['answer'], string]>([
    ['answered', 'answered', 'A model read this passage as answering the question.'],
    ['mentioned', 'answered', 'A model read this passage as answering the question. We found: only mentioned.'],
    ['answered', 'partly', 'A model read this passage as answering the question only in part. We found: answered.'],
    ['missing', 'partly', 'A model read this passage as answering the question only in part. We found: not answered.'],
    ['mentioned', 'no', 'A model read this passage as not answering the question.'],
  ])('on %s is told as a sentence: %s', (found, answer, text) => {
    const moved = laidOver(question(found), opinion(answer));
    expect(moved && opinionText(moved)).toBe(text);
  });

  it('is told once for a report where it changed verdicts', () => {
    const moved = laidOver(question('answered'), opinion('no')) as Question;
    const agreed = laidOver(question('answered'), opinion('answered')) as Question;
    expect(opinionText(question('answered'))).toBeNull();
    expect(opinionsNote([agreed, question('missing')])).toBeNull();
    expect(opinionsNote([agreed, moved])).toBe('A model’s second opinion changed 1 verdict. The score does not depend on it.');
    expect(opinionsNote([moved, moved])).toBe('A model’s second opinion changed 2 verdicts. The score does not depend on it.');
  });
});

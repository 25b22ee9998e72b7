import { describe, expect, it } from 'vitest';
import type { KeywordAnalysis, Passage, Question, Topic } from './assessment.ts';
import { AddedQuestion, carriedOver, type EditKind, editKey, type SiteEdit, TopicLabel, withEditedKeywords, withEdits } from './edits.ts';

const edit = (kind: EditKind, subject: string, more: Partial<SiteEdit> = {}): SiteEdit => ({
  ...{ kind, subject, label: null, topic: null, coverage: null, judged: null },
  ...more,
});
const passage: Passage = { url: 'https://acme.test/a', heading: 'Kilns', text: 'A kiln costs €2,190.' };
const question = (text: string, more: Partial<Question> = {}): Question => ({
  ...{ question: text, origin: 'site', language: 'en', page: null, topic: 'Kilns', selfContained: true, coverage: 'answered', passage },
  ...more,
});
const topic = (label: string, more: Partial<Topic> = {}): Topic => ({
  ...{ topic: label, type: 'product', confidence: 1, evidence: { kinds: ['title'], sentence: 'Found.' }, terms: [], weight: 1, pages: [] },
  ...{ parent: null, children: [], coverage: { answered: 9, mentioned: 9, missing: 9 } },
  ...more,
});
const report = (topics: Topic[], questions: Question[] = []) => ({ topics, questions });

it.each([
  ['  What does a KILN cost?! ', 'what does a kiln cost'],
  ['C++ & C#', 'c++ c#'],
  ['ﬁre-clay', 'fire clay'],
  ['Größe 2', 'größe 2'],
  ['हिन्दी', 'हिन्दी'],
  ['?!', ''],
])('the words of %j are %j', (text, key) => expect(editKey(text)).toBe(key));

it.each([
  [TopicLabel, '  Small\n kilns ', 'Small kilns'],
  [TopicLabel, '', 'Topics have between 1 and 100 characters'],
  [TopicLabel, 'k'.repeat(100), 'k'.repeat(100)],
  [TopicLabel, 'k'.repeat(101), 'Topics have between 1 and 100 characters'],
  [TopicLabel, '!?', 'Please use letters or digits'],
  [AddedQuestion, 'How?', 'How?'],
  [AddedQuestion, 'Ho', 'Questions have between 3 and 300 characters'],
  [AddedQuestion, 'k'.repeat(300), 'k'.repeat(300)],
  [AddedQuestion, 'k'.repeat(301), 'Questions have between 3 and 300 characters'],
  [AddedQuestion, '???', 'Please use letters or digits'],
])('a label or question is read or refused: %#', (schema, text, expected) => {
  const { data, error } = schema.safeParse(text);
  expect(data ?? error?.issues[0]?.message).toBe(expected);
});

describe('a report with edits', () => {
  it('stays as it is where there are none', () => {
    const plain = report([topic('Kilns')], [question('Why?')]);
    expect(withEdits(plain, [])).toBe(plain);
  });

  it('loses what a member had added and has no more', () => {
    const byHand = topic('Glazes', { editedBy: 'member', original: null });
    const asked = question('Is it safe?', { origin: 'member' });
    const of = (...edits: SiteEdit[]) => {
      const { topics, questions } = withEdits(report([topic('Kilns'), byHand], [asked]), edits);
      return [topics.map((one) => one.topic), questions.length];
    };
    expect(of()).toEqual([['Kilns'], 0]);
    expect(of(edit('add_topic', 'GLAZES'), edit('add_question', 'is it safe'))).toEqual([['Kilns', 'Glazes'], 1]);
    expect(withEdits(report([byHand]), []).topics).toEqual([]);
    expect(withEdits(report([], [asked]), []).questions).toEqual([]);
  });

  it('has the new label of a topic wherever it stands', () => {
    const topics = [
      topic('Kilns', { children: ['Small kilns'] }),
      topic('Small kilns', { parent: 'Kilns' }),
      topic('Glazes', { editedBy: 'member', original: null }),
    ];
    const renamed = withEdits(report(topics, [question('Why?', { topic: 'KILNS' })]), [
      edit('rename_topic', 'kilns', { label: 'Ovens' }),
      edit('rename_topic', 'Small kilns', { label: 'Small ovens' }),
      edit('rename_topic', 'Glazes', { label: 'Enamels' }),
      edit('add_topic', 'Glazes'),
    ]);
    const none = { answered: 0, mentioned: 0, missing: 0 };
    expect(renamed.topics).toEqual([
      topic('Ovens', { editedBy: 'member', original: 'Kilns', children: ['Small ovens'], coverage: { ...none, answered: 1 } }),
      topic('Small ovens', { editedBy: 'member', original: 'Small kilns', parent: 'Ovens', coverage: none }),
      topic('Enamels', { editedBy: 'member', original: null, coverage: none }),
    ]);
    expect(renamed.questions).toEqual([question('Why?', { topic: 'Ovens' })]);
    const [same] = withEdits(report([topic('Kilns')]), [edit('rename_topic', 'Kilns', { label: 'Kilns' })]).topics;
    expect(same).toEqual(topic('Kilns', { coverage: none }));
  });

  it('counts the outcomes of questions that were really asked, or that a topic has', () => {
    const questions = (['site', 'typed', 'member', 'ai', 'searchConsole', 'competitor'] as const).flatMap((origin) => [
      question(`${origin} 1`, { origin, coverage: 'answered' }),
      question(`${origin} 2`, { origin, coverage: 'mentioned' }),
      question(`${origin} 3`, { origin, coverage: 'missing' }),
      question(`${origin} 4`, { origin, coverage: 'missing', topic: 'Other' }),
    ]);
    const added = questions.filter(({ origin }) => origin === 'member').map((one) => edit('add_question', one.question));
    const [counted] = withEdits(report([topic('Kilns')], questions), added).topics;
    expect(counted?.coverage).toEqual({ answered: 3, mentioned: 3, missing: 3 });
  });

  it('has nothing of a hidden topic but what was really asked', () => {
    const topics = [
      topic('Kilns', { children: ['Small'] }),
      topic('Small', { parent: 'Kilns' }),
      topic('Clay', { children: ['Kilns', 'Small'] }),
    ];
    const origins = ['site', 'typed', 'member', 'ai', 'searchConsole', 'competitor'] as const;
    const questions = [...origins.map((origin) => question(origin, { origin })), question('other', { origin: 'typed', topic: 'Clay' })];
    const hidden = withEdits(report(topics, questions), [edit('hide_topic', 'Kilns'), edit('add_question', 'member')]);
    expect(hidden.topics.map((one) => [one.topic, one.parent, one.children])).toEqual([
      ['Small', null, []],
      ['Clay', null, ['Small']],
    ]);
    expect(hidden.questions.map((one) => [one.question, one.topic])).toEqual([
      ['site', null],
      ['member', null],
      ['searchConsole', null],
      ['competitor', null],
      ['other', 'Clay'],
    ]);
  });

  it('has no hidden question', () => {
    const { questions } = withEdits(report([], [question('Why?'), question('How?')]), [edit('hide_question', 'why')]);
    expect(questions).toEqual([question('How?')]);
  });

  it.each<[string, Partial<SiteEdit>, Partial<Question>]>([
    [
      'another verdict',
      { coverage: 'mentioned' },
      { coverage: 'mentioned', editedBy: 'member', judged: { coverage: 'answered', passage } },
    ],
    [
      'no answer',
      { coverage: 'missing' },
      { coverage: 'missing', passage: null, editedBy: 'member', judged: { coverage: 'answered', passage } },
    ],
    ['none for another verdict', { coverage: 'missing', judged: { coverage: 'mentioned', passage } }, {}],
    ['none for another text', { coverage: 'missing', judged: { coverage: 'answered', passage: { ...passage, text: 'x' } } }, {}],
    ['none for another page', { coverage: 'missing', judged: { coverage: 'answered', passage: { ...passage, url: 'x' } } }, {}],
    ['none for no passage', { coverage: 'missing', judged: { coverage: 'answered', passage: null } }, {}],
    ['none without a judgement', { coverage: 'missing', judged: null }, {}],
  ])('has the member’s verdict: %s', (_, more, changed) => {
    const verdict = edit('correct_verdict', 'Why?', { judged: { coverage: 'answered', passage }, ...more });
    expect(withEdits(report([], [question('Why?')]), [verdict]).questions).toEqual([question('Why?', changed)]);
  });

  it('takes two verdicts without a passage for the same', () => {
    const verdict = edit('correct_verdict', 'Why?', { coverage: 'answered', judged: { coverage: 'missing', passage: null } });
    const asked = question('Why?', { coverage: 'missing', passage: null });
    expect(withEdits(report([], [asked]), [verdict]).questions[0]?.coverage).toBe('answered');
  });
});

it('keywords follow the member’s names, and leave out what is hidden, gone or answered', () => {
  const opportunity = (label: string, more: object = {}) => ({ topic: label, ...more });
  const gap = (keyword: string, more: object = {}) => ({ keyword, passage: null, ...more });
  const keywords = {
    currentTopics: ['Kilns', 'Clay'],
    missingTopics: [opportunity('Clay'), opportunity('Glazes'), opportunity('Enamels', { editedBy: 'member' })],
    topicOpportunities: [
      opportunity('Kilns'),
      opportunity('Clay'),
      opportunity('Wheels', { editedBy: 'member' }),
      opportunity('Enamels', { editedBy: 'member' }),
    ],
    keywordGaps: [
      gap('open'),
      gap('hidden'),
      gap('gone', { editedBy: 'member' }),
      gap('added', { editedBy: 'member' }),
      gap('answered'),
      gap('answered, mentioned', { passage }),
      gap('mentioned'),
    ],
  } as unknown as KeywordAnalysis;
  const right = (subject: string, coverage: 'answered' | 'mentioned', judged: SiteEdit['judged']) =>
    edit('correct_verdict', subject, { coverage, judged });
  const list = [
    edit('rename_topic', 'Kilns', { label: 'Ovens' }),
    edit('hide_topic', 'Clay'),
    edit('add_topic', 'Wheels'),
    edit('hide_question', 'hidden'),
    edit('add_question', 'added'),
    right('answered', 'answered', { coverage: 'missing', passage: null }),
    right('answered, mentioned', 'answered', { coverage: 'mentioned', passage }),
    right('mentioned', 'mentioned', { coverage: 'missing', passage: null }),
  ];
  expect(withEditedKeywords(keywords, list, [])).toEqual({
    currentTopics: ['Ovens'],
    missingTopics: [{ topic: 'Glazes' }],
    topicOpportunities: [{ topic: 'Ovens' }, { topic: 'Wheels', editedBy: 'member' }],
    keywordGaps: [gap('open'), gap('added', { editedBy: 'member' }), gap('mentioned')],
  });
});

describe('an edit under a former label of a topic', () => {
  const named = topic('Kilns for schools', { terms: ['Kilns', 'School kilns'] });
  const rename = edit('rename_topic', 'KILNS', { label: 'Ovens' });
  const carried = edit('rename_topic', 'Kilns for schools', { label: 'Ovens' });
  const today = edit('rename_topic', 'kilns for schools', { label: 'Furnaces' });
  const asked = edit('add_question', 'Why?', { topic: 'kilns' });

  it.each<[string, SiteEdit[], Topic[], SiteEdit[]]>([
    ['is about that topic', [rename], [named, topic('Clay')], [carried]],
    ['hides it', [edit('hide_topic', 'Kilns')], [named], [edit('hide_topic', 'Kilns for schools')]],
    ['has its question', [asked], [named], [{ ...asked, topic: 'Kilns for schools' }]],
    ['is not where a topic is called so', [rename, asked], [named, topic('Kilns')], [rename, asked]],
    [
      'is not where the member added one that is called so',
      [rename, edit('add_topic', 'kilns')],
      [named],
      [rename, edit('add_topic', 'kilns')],
    ],
    ['is not where several have the term', [rename], [named, topic('Kilns for studios', { terms: ['kilns'] })], [rename]],
    ['yields to one under the label of today', [today, rename], [named], [today]],
    [
      'does not yield to one of another kind',
      [edit('hide_topic', 'Kilns for schools'), rename],
      [named],
      [edit('hide_topic', 'Kilns for schools'), carried],
    ],
    ['leaves questions alone', [edit('hide_question', 'Kilns')], [named], [edit('hide_question', 'Kilns')]],
    ['leaves added topics alone', [edit('add_topic', 'School kilns')], [named], [edit('add_topic', 'School kilns')]],
  ])('%s', (_, list, topics, expected) => {
    expect(carriedOver(list, topics)).toEqual(expected);
    expect(carriedOver(expected, topics), 'once and for all').toEqual(expected);
  });

  it('holds in a report and its keywords', () => {
    const shown = withEdits(report([named], [question('Why?', { topic: named.topic })]), [rename]);
    expect(shown.topics).toMatchObject([{ topic: 'Ovens', editedBy: 'member', original: 'Kilns for schools' }]);
    expect(shown.questions).toMatchObject([{ topic: 'Ovens' }]);
    const keywords = {
      currentTopics: [named.topic],
      missingTopics: [],
      topicOpportunities: [],
      keywordGaps: [],
    } as unknown as KeywordAnalysis;
    expect(withEditedKeywords(keywords, [rename], [named]).currentTopics).toEqual(['Ovens']);
    expect(withEditedKeywords(keywords, [rename], []).currentTopics).toEqual([named.topic]);
  });
});

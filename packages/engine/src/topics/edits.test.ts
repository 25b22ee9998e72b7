import { Assessment, type SiteEdit, withEditedKeywords, withEdits } from '@citelight/contracts';
import { describe, expect, it } from 'vitest';
import { aVisit } from '../audits/testing.ts';
import { judgeVisit } from '../scoring/judge-visit.ts';
import { linkedSite, textOn } from './testing-linked-site.ts';
import { businessSite, section } from './testing-site.ts';

const site = (services: Record<string, string>, business: Parameters<typeof businessSite>[1] = {}) =>
  businessSite(Object.fromEntries(Object.entries(services).map(([label, text]) => [label, section(`About ${label}`, text)])), business);
const visit = aVisit({
  pages: site({
    'Root canals': 'Root canals take about an hour here.',
    'Dental implants': 'Dental implants cost £2,400 each.',
    'Teeth whitening': 'Teeth whitening is done in two visits.',
    'Home visits': 'Home visits are for people who cannot come to us.',
  }),
});
const edit = (kind: SiteEdit['kind'], subject: string, more: Partial<SiteEdit> = {}): SiteEdit => ({
  ...{ kind, subject, label: null, topic: null, coverage: null, judged: null },
  ...more,
});
const before = judgeVisit(visit);
const edits = [
  edit('rename_topic', 'Root canals', { label: 'Endodontics' }),
  edit('hide_topic', 'Home visits'),
  edit('add_topic', 'Night guards'),
  edit('add_question', 'Do root canals take about an hour?', { topic: 'Root canals' }),
];
const after = judgeVisit(visit, { edits });
const names = (assessment: Assessment) => assessment.topics.map(({ topic }) => topic);

describe('R6 edits of members', () => {
  it('R6 never move the score: what is judged is the same to the byte', () => {
    expect(names(before)).toEqual(expect.arrayContaining(['Root canals', 'Home visits']));
    const judged = ({ topics: _t, questions: _q, keywords: _k, opportunities: _o, comparisons: _c, ...rest }: Assessment) =>
      JSON.stringify(rest);
    expect(judged(after)).toBe(judged(before));
    expect(JSON.stringify(judgeVisit(visit, { edits: [] }))).toBe(JSON.stringify(before));
    expect(after.keywords, 'but advice').not.toEqual(before.keywords);
    expect(Assessment.parse(after)).toEqual(after);
  });

  it('R6 what was added is asked of the pages, and marked', () => {
    const question = after.questions.find(({ origin }) => origin === 'member');
    expect(question).toMatchObject({ topic: 'Root canals', editedBy: 'member', passage: { text: expect.stringContaining('an hour') } });
    const topic = after.topics.find(({ editedBy }) => editedBy === 'member');
    expect(topic).toMatchObject({ topic: 'Night guards', original: null, weight: 0, pages: [], evidence: { sentence: 'Added by hand.' } });
    expect(after.keywords.topicOpportunities).toContainEqual(
      expect.objectContaining({ topic: 'Night guards', currentCoverage: 'No page we read mentions “Night guards”.', editedBy: 'member' }),
    );
  });

  it('R6 are laid over what was found, and can be undone', () => {
    expect(names(after), 'stored as it was found').toEqual(expect.arrayContaining(['Root canals', 'Home visits', 'Night guards']));
    const shown = withEdits(after, edits);
    expect(names(shown)).not.toEqual(expect.arrayContaining(['Home visits']));
    expect(shown.topics.find(({ topic }) => topic === 'Endodontics')).toMatchObject({ editedBy: 'member', original: 'Root canals' });
    expect(shown.questions.find(({ origin }) => origin === 'member')?.topic).toBe('Endodontics');
    expect(shown.questions.filter(({ topic }) => topic === 'Root canals' || topic === 'Home visits')).toEqual([]);
    expect(shown.overallScore).toBe(before.overallScore);
    const undone = withEdits(after, []);
    expect([undone.topics, undone.questions], 'all undone').toEqual([before.topics, before.questions]);
    expect(after.keywords.currentTopics).not.toContain('Home visits');
    expect(after.keywords.currentTopics, 'topics keep the names that were found').toContain('Root canals');
    expect(withEditedKeywords(after.keywords, edits, after.topics).currentTopics).toContain('Endodontics');
    expect(withEditedKeywords(after.keywords, [], after.topics).topicOpportunities.map(({ topic }) => topic)).not.toContain('Night guards');
  });

  it('R6 a verdict that is marked as wrong is right again once it or its passage changes', () => {
    const found = before.questions.find(({ coverage }) => coverage !== 'answered');
    if (!found) throw new Error('every question is answered');
    const { question, coverage, passage } = found;
    const wrong = [edit('correct_verdict', question, { coverage: 'answered', judged: { coverage, passage } })];
    const of = (list: readonly SiteEdit[]) => withEdits(before, list).questions.find((one) => one.question === question);
    expect(of(wrong)).toMatchObject({ coverage: 'answered', editedBy: 'member', judged: { coverage, passage } });
    const other = { url: 'https://harrowfinch.test/other', heading: null, text: 'Another passage.' };
    const earlier = [edit('correct_verdict', question, { coverage: 'answered', judged: { coverage: 'mentioned', passage: other } })];
    expect(of(earlier)).toEqual(found);
    expect(judgeVisit(visit, { edits: wrong }).keywords.keywordGaps.map(({ keyword }) => keyword)).not.toContain(question);
  });

  it('R6 added questions and topics are asked of competitors, and a hidden topic is not missing because they have it', () => {
    const rival = {
      url: 'https://bright.test/',
      name: 'bright.test',
      visit: aVisit({
        url: 'https://bright.test/',
        pages: site(
          {
            'Night guards': 'Night guards cost £300 each and are made here.',
            'Root canals': 'Root canals are done by Dr May.',
            'Dental implants': 'Dental implants hold for decades.',
            'Home visits': 'Home visits on Mondays.',
          },
          { brand: 'Bright Teeth', host: 'bright.test' },
        ),
      }),
    };
    const asked = [...edits, edit('add_question', 'How much do night guards cost?')];
    const compared = judgeVisit(visit, { competitors: [rival], edits: asked });
    expect(compared.overallScore).toBe(before.overallScore);
    expect(compared.keywords.topicOpportunities.find(({ editedBy }) => editedBy)?.currentCoverage).toContain('1 of 1 compared site has it');
    expect(compared.keywords.keywordGaps).toContainEqual(
      expect.objectContaining({ keyword: 'How much do night guards cost?', editedBy: 'member', competitorPassage: expect.anything() }),
    );
    expect(compared.keywords.missingTopics.map(({ topic }) => topic)).not.toContain('Home visits');
  });

  it('R6 hold for a topic that is named in full since', () => {
    const places = ['Wards', 'Labs', 'Kitchens', 'Schools'];
    const pages = places.map((place) => ({
      ...{ path: `/${place.toLowerCase()}`, h1: `Noise in ${place.toLowerCase()}` },
      ...{ title: `Noise in ${place.toLowerCase()} | Hushworks`, blocks: textOn(place.toLowerCase()) },
    }));
    const noise = aVisit({
      pages: linkedSite(
        [{ path: '/', title: 'Less noise | Hushworks', h1: 'Less noise', blocks: textOn('Noise') }, ...pages],
        places.map((place) => [place, `/${place.toLowerCase()}`, 'nav']),
      ),
    });
    const found = judgeVisit(noise);
    expect(found.topics.find(({ topic }) => topic === 'Noise in schools')?.terms).toContain('Schools');
    const list = [
      edit('rename_topic', 'Schools', { label: 'Quiet schools' }),
      edit('add_question', 'What do schools weigh?', { topic: 'schools' }),
      edit('hide_topic', 'Labs'),
    ];
    const judged = judgeVisit(noise, { edits: list });
    expect(judged.questions.find(({ origin }) => origin === 'member')?.topic, 'as it was found').toBe('Noise in schools');
    expect(judged.keywords.currentTopics).toEqual(found.keywords.currentTopics.filter((topic) => topic !== 'Noise in labs'));
    expect(judged.opportunities.map(({ title }) => title).join('\n')).not.toMatch(/Noise in (?:schools|labs)/);
    const shown = withEdits(judged, list);
    expect(names(shown)).toEqual(
      names(found).flatMap((topic) => (topic === 'Noise in labs' ? [] : topic === 'Noise in schools' ? 'Quiet schools' : topic)),
    );
    expect(shown.questions.find(({ origin }) => origin === 'member')?.topic).toBe('Quiet schools');
  });
});

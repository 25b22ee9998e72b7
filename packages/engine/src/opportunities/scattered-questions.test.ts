import { describe, expect, it } from 'vitest';
import { type BlockDraft, paragraph } from '../audits/testing.ts';
import { section } from '../topics/testing-site.ts';
import { blocksOf, change, crafts, many, titles } from './testing-opportunities.ts';

const QUESTIONS = ['How long do implants last?', 'Can implants be taken out?', 'How long do crowns last?'];
const faq = (questions: readonly string[]): BlockDraft[] =>
  questions.flatMap((question) => section(question, 'They last 15 years and more, and can be taken out in one visit.'));
const asked = (questions: readonly string[], onImplants: BlockDraft[] = []) => {
  const blocks = blocksOf('Harrow & Finch', [paragraph(many('welcome')), ...faq(questions)]);
  return crafts((label) => (label === 'Implants' ? onImplants : [])).map((one) =>
    one.document.pageType === 'home' ? change(one, { mainChars: 900, blocks }) : one,
  );
};

describe('questions that stand apart from the page about their subject', () => {
  const MOVE = /^Show the \d questions about/;
  it('are shown there as well, in one job', () =>
    expect(titles(asked(QUESTIONS)).join('\n')).toContain('Show the 3 questions about “Implants” and “Crowns” on their pages'));
  it.each<[because: string, pages: ReturnType<typeof asked>]>([
    ['two are too few', asked(QUESTIONS.slice(0, 2))],
    ['the page has its own', asked(QUESTIONS, faq(['Do implants hurt?']))],
    ['they name no page of the site', asked(['How long are you open?', 'Can I pay by card?', 'Do you treat children?'])],
    ['a page about another subject asks them', crafts((label) => (label === 'Bridges' ? faq(QUESTIONS) : []))],
  ])('stay where they are: %s', (_because, pages) => expect(titles(pages)).not.toContainEqual(expect.stringMatching(MOVE)));
});

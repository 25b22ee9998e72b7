import type { AuditResult, Opportunity } from '@citelight/contracts';
import type { ReadPage } from '../audits/audit.ts';
import { type BlockDraft, goodPages, heading, NOW, paragraph } from '../audits/testing.ts';
import { buildCorpus } from '../topics/build-corpus.ts';
import { businessSite, page } from '../topics/testing-site.ts';
import { findOpportunities } from './find-opportunities.ts';

/** Builders for tests of opportunities: audits that lost points, sites that call for something, and what is found on them. */

/** An audit that lost points, as the score reports it. */
export const lost = (id: string, pointsLost: number, pages: AuditResult['pages'] = null): AuditResult => ({
  id,
  factor: 'answerability',
  title: `Title of ${id}`,
  state: 'scored',
  score: 0.5,
  weight: pointsLost * 2,
  pointsWon: pointsLost,
  pointsLost,
  tier: 'P',
  because: null,
  findings: [],
  findingsTotal: 0,
  why: 'w',
  fix: 'f',
  effort: 'low',
  sources: [],
  contested: null,
  pages,
});
export const ALL = [
  lost('topic-freshness/prompt-coverage', 2),
  lost('topic-freshness/fan-out-coverage', 1),
  lost('answerability/statistics', 1, { applicable: 4, faultless: 2 }),
  lost('answerability/data-in-tables', 0.5, { applicable: 2, faultless: 1 }),
  lost('answerability/quotations', 0.6, { applicable: 2, faultless: 1 }),
  lost('answerability/definitions', 0.4, { applicable: 2, faultless: 1 }),
  lost('answerability/self-contained', 0.4, { applicable: 2, faultless: 1 }),
  lost('authority-trust/named-author', 1.5, { applicable: 2, faultless: 1 }),
];

export const find = (pages: ReadPage[], audits: AuditResult[] = ALL) =>
  findOpportunities({ pages, corpus: buildCorpus(pages, 0), audits, now: Date.parse(NOW) });
export const typed = (pages: ReadPage[], type: Opportunity['type'], audits?: AuditResult[]) =>
  find(pages, audits).filter((one) => one.type === type);
export const titles = (pages: ReadPage[]) => find(pages).map(({ title }) => title);
export const typedTitles = (pages: ReadPage[], type: Opportunity['type']) => typed(pages, type).map(({ title }) => title);

export const good = goodPages() as ReadPage[]; // safe: all of them have documents
export const article = (title: string, ...blocks: BlockDraft[]) => page(title, blocks, { pageType: 'article' });

/** Sixty words that differ. */
export const many = (label: string) =>
  Array.from({ length: 60 }, (_, at) => `${label.slice(0, 3)}${String.fromCharCode(97 + (at % 26))}${at}`).join(' ');
/** A business with four services, whose pages say this. */
export const crafts = (blocksOf: (label: string) => BlockDraft[]) =>
  businessSite(Object.fromEntries(['Implants', 'Crowns', 'Braces', 'Bridges'].map((label) => [label, blocksOf(label)])));
/** The same, whose pages say no more than that the services are offered. */
export const PLAIN = crafts(() => []);
/** The same, whose pages all answer one question. */
export const answering = (question: string, answer: string) => crafts(() => [heading(2, question), paragraph(answer)]);
export const change = (one: ReadPage, document: Partial<ReadPage['document']>) =>
  ({ ...one, document: { ...one.document, ...document } }) as ReadPage;
/** The pages, of which those with a path are changed. */
export const also = (pages: ReadPage[], path: string, document: Partial<ReadPage['document']>) =>
  pages.map((one) => (one.url.includes(path) ? change(one, document) : one));
/** The business with another home page. */
export const withHome = (documentOf: (home: ReadPage) => Partial<ReadPage['document']>) =>
  PLAIN.map((one) => (one.document.pageType === 'home' ? change(one, documentOf(one)) : one));
export const blocksOf = (title: string, blocks: BlockDraft[]) => page(title, blocks).document.blocks;

export const picture = (at: number) => ({ src: `/p${at}.jpg`, alt: 'A picture', decorative: false, region: 'main' as const });
export const audio = {
  href: 'https://harrowfinch.test/a.mp3',
  text: 'Listen',
  rel: [],
  region: 'main' as const,
  block: -1,
  internal: true,
};
/** A blog of four articles, of which the last was published on this day. */
export const blog = (newest: string) =>
  ['First', 'Second', 'Third', 'Fourth'].map((title, at) =>
    page(title, [paragraph(many(title))], {
      ...{ pageType: 'article', mainChars: 900, lang: 'en', detectedLanguage: 'en' },
      dates: [{ text: 'then', iso: at === 3 ? newest : `2019-0${at + 1}-01`, role: 'published', via: 'time-element', region: 'main' }],
    }),
  );

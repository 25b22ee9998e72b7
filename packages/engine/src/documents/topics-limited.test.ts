import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { storedAssessment } from '@citelight/contracts';
import { expect, it } from 'vitest';
import { assessmentHtml } from './assessment-html.ts';
import { assessmentMarkdown } from './assessment-markdown.ts';
import { assessmentPaper } from './assessment-paper.ts';

const stored = JSON.parse(readFileSync(join(import.meta.dirname, '../../test/golden/windows.assessment.json'), 'utf8'));
const WHY = 'We found no topics: the site has a single page.';
/** A report without topics, for this reason. */
const without = (topicsLimited: string | null) =>
  storedAssessment({
    ...stored,
    ...{ topics: [], questions: [], opportunities: [], topicsLimited },
    keywords: { ...stored.keywords, currentTopics: [], missingTopics: [], topicOpportunities: [], keywordGaps: [] },
  });

it.each([
  ['Markdown', assessmentMarkdown],
  ['HTML', assessmentHtml],
  ['PDF', assessmentPaper],
])('a report without topics says why: %s', (_format, write) => {
  expect(write(without(WHY))).toContain(WHY);
  expect(write(without(null))).not.toContain('We found no topics');
});

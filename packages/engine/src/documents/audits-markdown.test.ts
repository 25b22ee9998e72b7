import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CATALOGUE } from '../audits/catalogue.ts';
import { auditsMarkdown } from './audits-markdown.ts';

test('docs/audits.md is what the catalogue says (npm run docs writes it)', () => {
  expect(readFileSync(join(import.meta.dirname, '../../../../docs/audits.md'), 'utf8') === auditsMarkdown()).toBe(true);
});

test('every check is there with its evidence', () => {
  const markdown = auditsMarkdown();
  for (const { id, sources } of CATALOGUE) {
    expect(markdown).toContain(`\`${id}\``);
    for (const { url } of sources) expect(markdown).toContain(`(${url})`);
  }
});

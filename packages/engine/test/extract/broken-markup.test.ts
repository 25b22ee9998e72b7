import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPageReader, type PageReader } from '../../src/artifacts/page-reader.ts';
import { BROKEN_MARKUP, bothTrees } from './broken-markup.ts';

describe('broken markup', () => {
  let reader: PageReader;
  beforeAll(() => {
    reader = createPageReader();
  });
  afterAll(() => reader.close());

  it.each(Object.entries(BROKEN_MARKUP))('H36 H37 %s: the tree of the reference, and a page that is read', async (_, html) => {
    const { ours, reference } = bothTrees(html);
    expect(ours).toEqual(reference);
    expect(ours.length).toBeGreaterThan(3);
    const body = new TextEncoder().encode(html);
    const reading = await reader.read({
      body,
      contentType: 'text/html; charset=utf-8',
      url: 'https://acme.test/',
      finalUrl: 'https://acme.test/',
    });
    expect(reading.ok).toBe(true);
  });

  it('H36 every tree of parts put together is the one of the reference', () => {
    const all = Object.values(BROKEN_MARKUP);
    for (const [at, first] of all.entries()) {
      const { ours, reference } = bothTrees(first + all[(at * 7 + 3) % all.length] + all[(at * 5 + 1) % all.length]);
      expect(ours).toEqual(reference);
    }
  });
});

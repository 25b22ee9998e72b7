import { FACTORS } from '@citelight/contracts';
import { describe, expect, it } from 'vitest';
import type { PageDocument } from '../../artifacts/page.ts';
import { aVisit, gatheredFrom, goodPage, goodPages, ofKind } from '../testing.ts';
import { structuredData } from './index.ts';

const reversed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, one]) => [key, reversed(one)]),
  );
};
const scores = (pages: ReturnType<typeof goodPages>) =>
  structuredData.map((audit) => {
    const verdict = audit.run(gatheredFrom(aVisit({ pages })));
    return [audit.id, verdict.state, verdict.state === 'scored' ? verdict.score : null];
  });

describe('structured data', () => {
  it('sums to the weight of its factor, with ids of its own', () => {
    expect(structuredData.reduce((sum, audit) => sum + audit.weight, 0)).toBe(FACTORS.structuredData.weight);
    expect(new Set(structuredData.map((audit) => audit.id)).size).toBe(structuredData.length);
    for (const audit of structuredData) expect(audit.id).toMatch(/^structured-data\/[a-z-]+$/);
  });
  it('V1 the order of keys in JSON-LD makes no difference', () => {
    const turned = goodPages().map((page) => {
      const jsonLd: PageDocument['jsonLd'] =
        page.document?.jsonLd.map((block) => (block.ok ? { ...block, value: reversed(block.value) } : block)) ?? [];
      return { ...page, document: page.document && { ...page.document, jsonLd } };
    });
    expect(scores(turned)).toEqual(scores(goodPages()));
  });
  it('a site without markup fails coverage and organization; agreement and the rest do not apply', () => {
    const bare = gatheredFrom(aVisit({ pages: [goodPage('article', { document: { jsonLd: [] } })] }), ofKind('localBusiness'));
    const state = Object.fromEntries(
      structuredData.map((audit) => {
        const verdict = audit.run(bare);
        return [audit.id, verdict.state === 'scored' ? verdict.score : verdict.state];
      }),
    );
    expect(state).toMatchObject({
      'structured-data/parses': 'notApplicable',
      'structured-data/agrees-with-page': 'notApplicable',
      'structured-data/required-properties': 'notApplicable',
      'structured-data/organization-node': 0,
      'structured-data/coverage': 0,
      'structured-data/same-as': 'notApplicable',
      'structured-data/author-person': 'notApplicable',
    });
  });
});

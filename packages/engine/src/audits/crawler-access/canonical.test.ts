import { expect, it } from 'vitest';
import type { ReadPage } from '../audit.ts';
import { goodPage } from '../testing.ts';
import { canonicalElsewhere, canonicalsOf } from './canonical.ts';

const page = (draft: object) => goodPage('article', draft) as ReadPage; // safe: a good page has a document

it('canonicals of head and header are taken together, each once', () => {
  const both = page({ headers: { link: '</x>; rel=preload, </blog/firing-temperature>; rel="canonical"' } });
  expect(canonicalsOf(both)).toEqual(['https://acme.test/blog/firing-temperature']);
  expect(canonicalElsewhere(both)).toBeNull();
});

it('a canonical that is no address names another page, not this one', () => {
  expect(canonicalElsewhere(page({ document: { canonicals: ['not a url'] } }))).toMatchObject({ score: 0 });
});

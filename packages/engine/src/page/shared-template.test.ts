import { describe, expect, it } from 'vitest';
import type { PageDocument } from '../artifacts/page.ts';
import { shareNothing, shareTemplate } from './shared-template.ts';

const landmarks: PageDocument['landmarks'] = { main: 1, nav: 1, header: 1, footer: 1, aside: 0, article: 0, section: 0, search: 0 };
const built = (levels: string | null, more: Partial<PageDocument['landmarks']> = {}) => ({
  ...(levels !== null && { skeleton: levels.split(' ') }),
  landmarks: { ...landmarks, ...more },
});
const [post, other] = [built('div#page.site main h1.title'), built('div#page.site main div.wide h1.title')];

describe('pages share a template', () => {
  it.each([
    ['of one structure', [post, post, post], true],
    ['whatever their text holds', [post, { ...post, landmarks: { ...landmarks, section: 9, article: 3 } }, post], true],
    ['not where one is built otherwise', [post, post, other], false],
    ['not where one has another footer', [post, post, built('div#page.site main h1.title', { footer: 2 })], false],
    ['not two', [post, post], false],
    ['not by a structure that many have', [built('div.site h1'), built('div.site h1'), built('div.site h1')], false],
    ['not where it is unknown', [built(null), built(null), built(null)], false],
  ])('%s', (_, pages, shared) => expect(shareTemplate(pages)).toBe(shared));
});

describe('pages have nothing in common', () => {
  const [one, two, three] = [built('div.a h1'), built('main.b div.c h1'), built('table td h1')];
  it.each([
    ['neither structure nor name', [one, two, three], true],
    ['not with a name in common', [one, two, built('table td.b h1')], false],
    ['not of the same elements', [one, two, built('div.d h1')], false],
    ['not where one is unknown', [one, two, built(null)], false],
  ])('%s', (_, pages, apart) => expect(shareNothing(pages)).toBe(apart));
});

import { describe, expect, it } from 'vitest';
import { extractDocument } from '../../artifacts/extract.ts';
import { aDocument, heading, paragraph } from '../testing.ts';
import { rawShare } from './rendered-share.ts';

const text = 'The kiln reaches its peak after nine hours and then cools for twelve more before it is opened.';
const rendered = aDocument({ blocks: [heading(1, 'How a kiln is fired'), paragraph(text)] });

describe('share of the rendered main text in the raw HTML', () => {
  it('is 1 when all of it is there, whatever the region', () => {
    expect(rawShare(aDocument({ blocks: [heading(1, 'How a kiln is fired'), paragraph(text, { region: 'aside' })] }), rendered)).toBe(1);
  });

  it('is 0 for a shell, and words of a menu do not count as the article', () => {
    expect(rawShare(aDocument({ blocks: [] }), rendered)).toBe(0);
    expect(rawShare(aDocument({ blocks: [paragraph('and the kiln · hours · before · its peak', { region: 'nav' })] }), rendered)).toBe(0);
  });

  it('counts what is repeated as often as it is there', () => {
    const twice = aDocument({ blocks: [paragraph(text), paragraph(text)] });
    expect(rawShare(aDocument({ blocks: [paragraph(text)] }), twice)).toBe(0.5);
  });

  it('is 1 where scripts add a notice, and not where they add a text', () => {
    const own = Array.from({ length: 12 }, (_, at) => paragraph(`Firing ${at}. ${text}`));
    const share = (count: number) => rawShare(aDocument({ blocks: own }), aDocument({ blocks: [...own, ...own.slice(0, count)] }));
    expect(share(3)).toBe(1);
    expect(share(4)).toBeCloseTo(0.75);
    expect(rawShare(aDocument({ blocks: own.slice(0, 1) }), aDocument({ blocks: own.slice(0, 3) }))).toBeLessThan(0.5);
  });

  it('works in a language without spaces', () => {
    const zh = { lang: 'zh', detectedLanguage: 'zh' };
    const page = aDocument({ ...zh, blocks: [paragraph('陶瓷窑的烧成温度取决于坯体的种类和釉料。')] });
    expect(rawShare(page, page)).toBe(1);
    expect(rawShare(aDocument({ ...zh, blocks: [paragraph('请先登录后查看内容。')] }), page)).toBe(0);
  });

  it('is 1 where scripts show what the HTML hides, in whatever way', () => {
    const shown = '<main><h1>How a kiln is fired</h1><ul><li>Today<li><b>TEXT</b></ul></main>'.replace('TEXT', text);
    const hides = (html: string) =>
      rawShare(
        extractDocument(`<main><h1>How a kiln is fired</h1></main>${html}`, 'https://acme.test/'),
        extractDocument(shown, 'https://acme.test/'),
      );
    for (const html of [
      `<section hidden><p>Today<p>${text}</section>`,
      `<div id="slides" style="display:none"><p>Today<p>${text}</div><script>start('#slides')</script>`,
      `<template><p>Today<p>${text}</template>`,
      `<div hidden>${'<p>Other dates of the kiln room.</p>'.repeat(90)}<p>Today<p>${text}</div>`,
    ])
      expect(hides(html)).toBe(1);
    expect(hides(`<script>write('Today', '${text}')</script>`)).toBeLessThan(0.5);
  });

  it('cannot be told where nothing was rendered', () => {
    expect(rawShare(rendered, aDocument({ blocks: [] }))).toBeNull();
  });
});

import type { Assessment } from '@citelight/contracts';
import { beforeAll, describe, expect, it } from 'vitest';
import { windowsSite } from '../sites/index.ts';
import { assessPages, differences } from './assessing.ts';
import { bilingualSite } from './bilingual-site.ts';
import { DEFECTS } from './defects.ts';

const { host, pages } = windowsSite;
let good: Assessment;
beforeAll(async () => {
  good = await assessPages(host, pages);
});

describe('V5 every defect lowers the overall score', () => {
  it('on a site that is good without it', () => {
    expect(good.overallScore).toBeGreaterThan(85);
    expect(good.gates).toEqual([]);
  });

  it.each(DEFECTS)('$name', async ({ apply }) => {
    const bad = await assessPages(host, apply(pages));
    expect(bad.overallScore, differences(good, bad)).toBeLessThan(good.overallScore);
  });

  it('content behind JavaScript, also where a browser shows it', async () => {
    const defect = DEFECTS.find(({ name }) => name === 'content stands behind JavaScript');
    const [before, after] = [await assessPages(host, pages, true), await assessPages(host, defect?.apply(pages) ?? {}, true)];
    expect(before.crawl.rendered).toBeGreaterThan(0);
    expect(after.gates.map(({ id }) => id)).toEqual(['text-needs-scripts']);
    expect(after.overallScore).toBeLessThan(before.overallScore);
  });
});

describe('V5 what says nothing of readiness changes the score by exactly 0', () => {
  it('llms.txt: there, absent, or broken', async () => {
    const { '/llms.txt': _, ...without } = pages;
    const absent = await assessPages(host, without);
    const broken = await assessPages(host, { ...pages, '/llms.txt': 'no headings here' });
    expect(good.site.llmsTxt.present).toBe(true);
    expect(absent.site.llmsTxt.present).toBe(false);
    expect(absent.overallScore, differences(good, absent)).toBe(good.overallScore);
    expect(broken.overallScore, differences(good, broken)).toBe(good.overallScore);
  });

  it('crawlers that only train: barred or let in', async () => {
    const barred = await assessPages(host, {
      ...pages,
      '/robots.txt': `User-agent: GPTBot\nUser-agent: CCBot\nUser-agent: Bytespider\nDisallow: /\n\n${pages['/robots.txt']}`,
    });
    expect(barred.overallScore, differences(good, barred)).toBe(good.overallScore);
  });

  it('Spanish: the same site in both languages', async () => {
    const [english, spanish] = [bilingualSite('en'), bilingualSite('es')];
    const [inEnglish, inSpanish] = [await assessPages(english.host, english.pages), await assessPages(spanish.host, spanish.pages)];
    expect([inEnglish.language, inSpanish.language]).toEqual(['en', 'es']);
    expect(inSpanish.overallScore, differences(inEnglish, inSpanish)).toBe(inEnglish.overallScore);
  });

  it('Spanish: its home page alone', async () => {
    const only = (language: 'en' | 'es') => {
      const { host: name, pages: all } = bilingualSite(language);
      return assessPages(name, { '/': all['/'] ?? '', '/robots.txt': 'User-agent: *\nAllow: /\n' });
    };
    const [inEnglish, inSpanish] = [await only('en'), await only('es')];
    expect(inSpanish.overallScore, differences(inEnglish, inSpanish)).toBe(inEnglish.overallScore);
  });
});

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Assessment, GATE_CAP } from '@citelight/contracts';
import { describe, expect, it } from 'vitest';
import type { Visit } from '../artifacts/visit.ts';
import { aPage, aVisit, goodPages, pageOf, type VisitDraft } from '../audits/testing.ts';
import { assessmentHtml } from '../documents/assessment-html.ts';
import { assessmentMarkdown } from '../documents/assessment-markdown.ts';
import { judgeVisit } from './judge-visit.ts';
import { strengths } from './wording.ts';

const reversed = (visit: Visit): Visit => ({
  ...visit,
  pages: visit.pages.toReversed(),
  sitemaps: visit.sitemaps.toReversed(),
  edge: visit.edge.toReversed(),
  linkChecks: visit.linkChecks.toReversed(),
  skipped: visit.skipped.toReversed(),
});
const dead = (path: string, status: number | null) => aPage({ url: `https://acme.test/${path}`, status, document: null });
const mixed = aVisit({
  pages: [...goodPages(), dead('gone', 404), dead('slow', null)],
  robots: { body: 'User-agent: PerplexityBot\nDisallow: /blog\n\nUser-agent: *\nAllow: /\n' },
  edge: ['PerplexityBot', 'OAI-SearchBot', 'browser'].map((agent) => ({
    url: 'https://acme.test/',
    agent,
    status: agent === 'PerplexityBot' ? 403 : 200,
    code: null,
    similarity: agent === 'OAI-SearchBot' ? 0.7 : 1,
    challenge: null,
  })),
  // A time without a zone, more than a day ahead in UTC and not so further east.
  sitemaps: aVisit().sitemaps.map((sitemap) => ({ ...sitemap, entries: [{ loc: 'https://acme.test/', lastmod: '2026-11-22T18:00:00' }] })),
  skipped: [
    { url: 'https://acme.test/b', because: 'robots.txt' },
    { url: 'https://acme.test/a', because: 'robots.txt' },
  ],
});

describe('an assessment', () => {
  it('is what contracts say', () => {
    const assessment = judgeVisit(mixed);
    expect(Assessment.parse(assessment)).toEqual(assessment);
  });

  it('has a ledger that sums to the score, and to 100', () => {
    const assessment = judgeVisit(mixed);
    expect(assessment.audits.reduce((sum, audit) => sum + audit.pointsWon, 0)).toBe(assessment.overallScore);
    expect(assessment.audits.reduce((sum, audit) => sum + audit.pointsWon + audit.pointsLost, 0)).toBe(100);
  });

  it('has no audit in error', () => {
    expect(judgeVisit(mixed).audits.filter(({ state }) => state === 'error')).toEqual([]);
  });

  it('is partial where a page could not be read, not where one does not exist', () => {
    expect(judgeVisit(mixed).partial).toBe(true);
    expect(judgeVisit(aVisit({ pages: [...goodPages(), dead('gone', 404)] })).partial).toBe(false);
    expect(judgeVisit(aVisit({ crawlForbidden: true })).partial).toBe(true);
  });
  it.each([
    [499, false],
    [500, true],
    [401, true],
    [403, true],
    [407, true],
    [429, true],
    [451, true],
    [410, false],
  ])('with a page that answers %s is partial: %s', (status, partial) =>
    expect(judgeVisit(aVisit({ pages: [...goodPages(), dead('x', status)] })).partial).toBe(partial),
  );
  it('with a page that was not read whole is partial', () => {
    const cut = aPage({ url: 'https://acme.test/x', error: { code: 'fetch.too_large', message: 'Too large.' } });
    expect(judgeVisit(aVisit({ pages: [...goodPages(), cut] })).partial).toBe(true);
  });

  it('tells the error of its sample, the languages, what was rendered, and a host without www', () => {
    const pages = goodPages().map((page, at) => ({
      ...page,
      document: page.document && {
        ...page.document,
        ...(at === 1 ? { detectedLanguage: 'de' } : { metaDescription: at % 2 ? null : 'x' }),
      },
      ...(at === 2 && { rendered: page.document, notRendered: null }),
    }));
    const visit = aVisit({ url: 'https://www.acme.test/', pages, crawl: { pagesFound: 1000 } });
    const assessment = judgeVisit(visit);
    expect(assessment.standardError).toBeGreaterThan(0);
    expect(judgeVisit({ ...visit, crawl: { ...visit.crawl, pagesFound: pages.length } }).standardError).toBe(0);
    expect(assessment.profile?.languages).toEqual(['en', 'de']);
    expect(assessment.crawl.rendered).toBe(1);
    expect(assessment.summary).toMatch(/^acme\.test scores /);
  });

  it('of a site in a language without a pack says so', () => {
    const pages = goodPages().map((page) => ({ ...page, document: page.document && { ...page.document, detectedLanguage: 'fi' } }));
    expect(judgeVisit(aVisit({ pages })).limited?.reason).toMatch(/^The site is in Finnish, /);
  });

  it('compares competitors, and says of one that it could not be read', () => {
    const rival = { url: 'https://rival.test/', name: 'Rival', visit: aVisit({ sitemaps: [] }) };
    const gone = { url: 'https://gone.test/', name: 'Gone', visit: null, because: 'Its name does not exist.' };
    const { comparisons } = judgeVisit(aVisit(), { competitors: [rival, gone] });
    expect(comparisons.map(({ url, name, accessible, because }) => [url, name, accessible, because])).toEqual([
      ['https://rival.test/', 'Rival', true, null],
      ['https://gone.test/', 'Gone', false, 'inaccessible: Its name does not exist.'],
    ]);
    expect(comparisons[0]?.overallScore).toBe(judgeVisit(rival.visit).overallScore);
  });

  it('says what is not measured, and that others’ sites are not', () => {
    const ids = judgeVisit(mixed).notMeasured.map(({ id }) => id);
    expect(ids).toContain('content-extraction/main-text-in-raw-html');
    expect(ids).toEqual(
      expect.arrayContaining(['authority-trust/independent-mentions', 'authority-trust/referring-domains', 'authority-trust/reviews']),
    );
  });

  it('tells robots.txt for every crawler, with the line', () => {
    const here = judgeVisit({ ...mixed, url: 'https://acme.test/blog/firing-temperature' });
    expect(here.site.robots.agents.PerplexityBot).toEqual({ allowed: false, line: 2 });
    expect(here.site.robots.agents.GPTBot).toMatchObject({ allowed: true });
  });

  it('cuts findings at 50 and says how many there were', () => {
    const pages = Array.from({ length: 60 }, (_, index) => dead(`gone/${index}`, 404));
    const audit = judgeVisit(aVisit({ pages: [...goodPages(), ...pages] })).audits.find(({ id }) => id === 'crawler-access/status-hygiene');
    expect(audit).toMatchObject({ findingsTotal: 60 });
    expect(audit?.findings).toHaveLength(50);
  });

  it('does not praise a shell that holds no text, and names that cause first and once', () => {
    const html =
      '<!doctype html><html lang="en"><head><title>Acme</title></head><body><div id="root"></div><script src="/a.js"></script></body></html>';
    const shell = judgeVisit(aVisit({ pages: [pageOf(html)] }));
    expect(shell.overallScore).toBe(GATE_CAP);
    expect(shell.scores.answerability).toBeNull();
    expect(shell.limited?.reason).toContain('The HTML of the only page that was read holds no main text.');
    expect(shell.recommendations[0]).toMatchObject({
      title: 'Give 1 page a main text in the HTML',
    });
    expect(shell.audits.filter(({ findings }) => findings.some(({ what }) => /no (?:main )?text/.test(what))).map(({ id }) => id)).toEqual([
      'content-extraction/main-text-in-raw-html',
    ]);
    const advised = shell.recommendations.map(({ auditId }) => auditId);
    for (const id of ['answerability/on-topic', 'answerability/self-contained', 'content-extraction/main-content-extractable'])
      expect(advised).not.toContain(id);
    const praised = shell.audits.filter(({ score, weight, factor }) => score === 1 && weight > 0 && factor !== 'crawlerAccess');
    expect(praised.map(({ id }) => id)).toEqual([
      'content-extraction/no-hidden-text',
      'authority-trust/secure-transport',
      'topic-freshness/internal-links',
    ]);
  });

  it('stands even where nothing could be read', () => {
    const nothing = judgeVisit(aVisit({ pages: [dead('', null)], homeUrl: null, soft404: null, sitemaps: [] }));
    expect(Assessment.parse(nothing)).toEqual(nothing);
    expect(nothing).toMatchObject({
      ...{ language: null, topics: [], questions: [], topicsLimited: 'We found no topics: no page of the site could be read.' },
      scores: { contentExtraction: null },
    });
  });
});

describe('the words of an assessment', () => {
  const shut: VisitDraft = { robots: { body: 'User-agent: *\nDisallow: /\n' } };

  it('a gate caps the score, and its repair stands first with the points behind it', () => {
    const assessment = judgeVisit(aVisit(shut));
    const [gate] = assessment.gates;
    const [first] = assessment.recommendations;
    expect(assessment.overallScore).toBe(GATE_CAP);
    expect(assessment.audits.reduce((sum, audit) => sum + audit.pointsWon, 0)).toBe(GATE_CAP + (gate?.pointsLost ?? 0));
    expect(first).toMatchObject({ auditId: 'crawler-access/answer-engines-allowed', priority: 'high' });
    const own = assessment.audits.find(({ id }) => id === first?.auditId)?.pointsLost ?? 0;
    expect(first?.recoverablePoints).toBeCloseTo(own + (gate?.pointsLost ?? 0), 9);
    expect(assessment.summary).toContain('capped at 40');
    expect(assessment.summary).toContain('acme.test scores 40 of 100, which is poor');
  });

  it('recommendations are ordered by points against effort and say what was found where', () => {
    const { recommendations } = judgeVisit(aVisit({ soft404: { status: 200 }, sitemaps: [] }));
    const worth = recommendations.map(({ recoverablePoints, effort }) => recoverablePoints / { low: 1, medium: 2, high: 4 }[effort]);
    expect(worth).toEqual([...worth].sort((a, b) => b - a));
    const sitemap = recommendations.find(({ auditId }) => auditId === 'crawler-access/sitemap');
    expect(sitemap).toMatchObject({ title: 'Publish an accurate sitemap', description: expect.stringMatching(/^Name it in robots\.txt/) });
    expect(sitemap?.findings[0]?.where).toBe('https://acme.test/sitemap.xml');
    for (const { description } of recommendations) expect(description).not.toMatch(/https?:.*\)/);
    for (const { impact, description, findings } of recommendations) {
      expect(impact).toMatch(/up to \d+\.\d of 100 points/);
      // Sentences stand side by side: each begins and ends as one.
      for (const text of [description, ...findings.map(({ what }) => what)])
        expect(text).toMatch(/^(\P{Ll}|\S+[.-]\S)[\s\S]*[.!?:…][”"]?$/u);
    }
  });

  it('strengths and weaknesses name this site’s facts', () => {
    const { strengths, weaknesses } = judgeVisit(aVisit({ sitemaps: [] }));
    expect(strengths.length).toBeGreaterThan(2);
    for (const text of [...strengths, ...weaknesses]) expect(text).not.toContain('https://');
    expect(weaknesses).toContain('The sitemap is missing, broken or inaccurate.');
  });

  it('what is as good as passed, though no page is quite without fault, is not called passed on none', () => {
    const { audits } = judgeVisit(aVisit({}));
    const [scored] = audits.filter(({ pages, score }) => pages !== null && score === 1);
    const nearly = { ...scored, score: 0.95, pages: { applicable: 8, faultless: 0 } } as (typeof audits)[number];
    expect(strengths([nearly])[0]).toMatch(/ \(small gaps\)\.$/);
  });

  it.each([
    ['open to all', ''],
    ['shut to crawlers', 'User-agent: *\nDisallow: /\n'],
  ])('one page is not called pages, of a site %s', (_, body) => {
    const assessment = judgeVisit(aVisit({ pages: [aPage({ url: 'https://acme.test/' })], ...(body && { robots: { body } }) }));
    expect([...assessment.strengths, ...assessment.weaknesses].join(' ')).toMatch(/ \(1 of 1 page\)\./);
    const documents = [assessmentMarkdown(assessment), assessmentHtml(assessment)];
    for (const text of [JSON.stringify(assessment), ...documents]) expect(text).not.toMatch(/\b1 (\w+ )?pages\b/);
  });
});

describe('the same visit', () => {
  it('gives the same bytes in any order of its lists', () => {
    expect(JSON.stringify(judgeVisit(reversed(mixed))) === JSON.stringify(judgeVisit(mixed))).toBe(true);
  });

  // What another process judges has no mutant in it, and would compare each with the original.
  it.skipIf(process.env.MUTATION_TESTS)(
    'gives the same bytes under any time zone and locale',
    () => {
      const folder = mkdtempSync(join(tmpdir(), 'judge-'));
      try {
        const script = `import { readFileSync } from 'node:fs'; import { judgeVisit } from ${JSON.stringify(join(import.meta.dirname, 'judge-visit.ts'))};
        process.stdout.write(JSON.stringify(judgeVisit(JSON.parse(readFileSync(process.argv[2], 'utf8')))));`;
        writeFileSync(join(folder, 'visit.json'), JSON.stringify(mixed));
        writeFileSync(join(folder, 'judge.mts'), script);
        const run = (TZ: string, LANG: string) =>
          execFileSync(process.execPath, ['--no-warnings', join(folder, 'judge.mts'), join(folder, 'visit.json')], {
            env: { ...process.env, TZ, LANG, LC_ALL: LANG },
            encoding: 'utf8',
          });
        const here = JSON.stringify(judgeVisit(mixed));
        expect(run('Pacific/Kiritimati', 'tr_TR.UTF-8') === here).toBe(true);
        expect(run('America/Los_Angeles', 'C') === here).toBe(true);
      } finally {
        rmSync(folder, { recursive: true });
      }
    },
    120_000,
  );
});

describe('what must not matter', () => {
  it('llms.txt and training crawlers move the score by exactly 0', () => {
    const plain = judgeVisit(aVisit()).overallScore;
    expect(judgeVisit(aVisit({ llmsTxt: { status: 200, body: '# Acme' } })).overallScore).toBe(plain);
    const body = `${aVisit().robots.body}\nUser-agent: GPTBot\nUser-agent: ClaudeBot\nUser-agent: Google-Extended\nUser-agent: CCBot\nDisallow: /\n`;
    expect(judgeVisit(aVisit({ robots: { body } })).overallScore).toBe(plain);
  });

  it('each defect of access lowers the score', () => {
    const plain = judgeVisit(aVisit()).overallScore;
    const defects: VisitDraft[] = [
      { robots: { body: 'User-agent: PerplexityBot\nDisallow: /\n' } },
      { robots: { status: 503 } },
      { sitemaps: [] },
      { soft404: { status: 200 } },
      { pages: goodPages().map((page) => ({ ...page, headers: { ...page.headers, 'x-robots-tag': 'noindex' } })) },
      { pages: goodPages().map((page) => ({ ...page, ttfbMs: 3_000 })) },
    ];
    for (const defect of defects) expect(judgeVisit(aVisit(defect)).overallScore, JSON.stringify(defect).slice(0, 120)).toBeLessThan(plain);
  });
});

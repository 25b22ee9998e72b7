import type { Assessment, Comparison } from '@citelight/contracts';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findChromium } from '../../src/artifacts/render.ts';
import { assessmentCsv, csvCell } from '../../src/documents/assessment-csv.ts';
import { assessmentHtml } from '../../src/documents/assessment-html.ts';
import { assessmentMarkdown } from '../../src/documents/assessment-markdown.ts';
import { assessmentPaper } from '../../src/documents/assessment-paper.ts';
import { assessPages } from '../direction/assessing.ts';

/** Everything that a page, a spreadsheet or a Markdown reader might act on. */
const HOSTILE = `"><script>globalThis.hacked=1</script><img src=x onerror=globalThis.hacked=1>[click](javascript:alert(1)) ![x](http://evil.test/p.png) \`code\` | cell | =HYPERLINK("http://evil.test")`;
const TEXT = HOSTILE.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const HOST = 'evil-pages.test';

const page = (
  name: string,
) => `<!doctype html><html lang="en"><head><title>${TEXT} ${name}</title><meta name="description" content="${TEXT}"><script type="application/ld+json">{"@type":"Article",}</script></head>
<body><main><h1>${TEXT}</h1><p>By <a rel="author" href="javascript:alert(1)">${TEXT}</a></p><p>${TEXT} is a kiln that costs 1,240 euros in 2026 according to research, which says that 45 percent of all kilns are ${name}.</p>
<h2>What is ${TEXT}?</h2><p>${TEXT} is said to be a very good kiln for every workshop that has room for it, in ${name} or elsewhere.</p>
<p><a href="/gone?x=%22%3E%3Cscript%3E">${TEXT}</a> <a href="/${name}-more">more</a></p></main></body></html>`;

/** What leaves its place: markup, templates of servers, orders to a terminal, line ends, marks that reorder or hide. */
const ODD =
  '</script><script>globalThis.hacked=1</script>{{7*7}}<%= 7*7 %>\u001b[31mred\u001b]0;title\u0007\u009b2J\r\nSet-Cookie: a=1\u202egnp.exe\u2066x\u200b\u{1f600}';

/** What came from the site, wherever it stands in an assessment. */
const CRAWLED = new Set('what because summary description snippet content name text heading topic prompt metaDescription'.split(' '));
const withHostileTexts = (assessment: Assessment, text = HOSTILE): Assessment =>
  JSON.parse(JSON.stringify(assessment), (key, value: unknown) =>
    typeof value === 'string' && CRAWLED.has(key) ? text : value,
  ) as Assessment;

let assessment: Assessment;
let browser: Browser;
beforeAll(async () => {
  assessment = withHostileTexts(
    await assessPages(HOST, {
      '/': page('one'),
      '/one-more': page('two'),
      '/robots.txt':
        'User-agent: "><script>alert(1)</script>\nDisallow: /<img src=x onerror=alert(1)>\nUser-agent: PerplexityBot\nDisallow: /',
    }),
  );
  const found = await findChromium();
  if ('unavailable' in found) throw new Error(found.unavailable);
  browser = await chromium.launch({ executablePath: found.executablePath, args: found.args, env: found.env });
});
afterAll(() => browser?.close());

const finnish = (name: string, more: string) => `<!doctype html><html lang="fi"><head><title>${name} | Savisampo</title></head>
<body><main><h1>${name}</h1><p>${more} Savisampo on pieni verstas, joka rakentaa ja korjaa polttouuneja keramiikan tekijöille koko maassa. Uunit tehdään tilauksesta, ja niiden hinta riippuu koosta ja lämmöstä.</p>
<h2>Mitä uuni maksaa?</h2><p>Pieni uuni maksaa 1 240 euroa ja suuri uuni 4 800 euroa, ja niihin kuuluu asennus. Työ kestää kolmesta neljään viikkoa.</p></main></body></html>`;

describe('a site in a language without a pack', () => {
  it('says which parts are limited, once, in every document', async () => {
    const limited = await assessPages('savisampo.test', {
      '/': finnish('Polttouunit', '<a href="/huolto">Huolto</a>'),
      '/huolto': finnish('Huolto', 'Huollamme myös vanhoja uuneja.'),
    });
    expect(limited.language).toBe('fi');
    const reason = limited.limited?.reason ?? '';
    expect(reason).toMatch(
      /^The site is in Finnish, and we have no word lists for it yet\. Checks that read sentences were left out: Answerability.* \(\d+ checks\)/,
    );
    expect(limited.questions.filter(({ origin }) => origin === 'typed')).toEqual([]);
    const unread = limited.audits.filter(({ because }) => /word lists/.test(because ?? ''));
    expect(unread.length).toBeGreaterThan(5);
    for (const { state } of unread) expect(state).toBe('unmeasured');
    const writers = { html: assessmentHtml, paper: assessmentPaper, markdown: assessmentMarkdown, csv: assessmentCsv };
    for (const [name, write] of Object.entries(writers))
      expect(write(limited).split('we have no word lists for it yet').length, name).toBe(2);
  });
});

describe('crawled text stays text', () => {
  it('in HTML: nothing runs, nothing is loaded, links lead to web pages only', async () => {
    const html = assessmentHtml(assessment);
    expect(html).toContain('&lt;script&gt;');
    const view = await browser.newPage();
    const requests: string[] = [];
    view.on('request', (request) => requests.push(request.url()));
    await view.setContent(html);
    expect(await view.evaluate('globalThis.hacked')).toBeUndefined();
    expect(await view.locator('script, img, iframe, object, form, link[rel=stylesheet]').count()).toBe(0);
    const hrefs = await view.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(hrefs.length).toBeGreaterThan(10);
    expect(hrefs.filter((href) => !/^(?:https?:\/\/|#)/.test(href))).toEqual([]);
    expect(requests).toEqual([]);
    await view.close();
  });

  it('in Markdown: no markup, link or picture of the site’s making', () => {
    const markdown = assessmentMarkdown(assessment);
    const outside = markdown.replace(/^(`{3,})[^\n]*\n[\s\S]*?^\1/gm, '');
    expect(outside).toContain('&lt;script&gt;');
    expect(outside).not.toMatch(/<(?:script|img)/i);
    expect(outside).not.toMatch(/(?<!\\)\]\(javascript:/);
    expect(outside).not.toMatch(/(?<!\\)!\[/);
  });

  it('in CSV: no formula, one record a line', () => {
    const csv = assessmentCsv(assessment);
    for (const line of csv.split('\r\n')) expect(line).not.toMatch(/(?:^|,)"?[=+@]/);
    expect(csvCell('=1+1')).toBe("'=1+1");
    expect(csvCell('+49 30')).toBe("'+49 30");
    expect(csvCell('  @SUM(A1)')).toBe("'  @SUM(A1)");
    expect(csvCell('say "yes", twice')).toBe('"say ""yes"", twice"');
    expect(csvCell('plain')).toBe('plain');
  });
});

describe('H47 odd texts stay in their place', () => {
  const ORDERS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/;
  const odd = () => withHostileTexts(assessment, ODD);

  it('H47 in HTML, with nothing run, no order to a terminal and no text reordered', async () => {
    const html = assessmentHtml(odd());
    expect(html).not.toMatch(ORDERS);
    expect(html).toContain('{{7*7}}&lt;%= 7*7 %&gt;');
    expect(html).toContain('\u{1f600}');
    const view = await browser.newPage();
    await view.setContent(html);
    expect(await view.evaluate('globalThis.hacked')).toBeUndefined();
    expect(await view.locator('script').count()).toBe(0);
    await view.close();
  });

  it('H47 in Markdown and CSV, a line each', () => {
    const markdown = assessmentMarkdown(odd());
    expect(markdown).not.toMatch(ORDERS);
    expect(markdown.replace(/^(`{3,})[^\n]*\n[\s\S]*?^\1/gm, '')).not.toMatch(/^Set-Cookie/m);
    const csv = assessmentCsv(odd());
    expect(csv).not.toMatch(ORDERS);
    const columns = csv.split('\r\n', 1)[0]?.split(',').length;
    const records = csv
      .replace(/"(?:[^"]|"")*"/g, 'x')
      .trim()
      .split('\r\n');
    expect(new Set(records.map((record) => record.split(',').length))).toEqual(new Set([columns]));
  });
});

describe('the page that a person forwards', () => {
  it.each([360, 768, 1440])('fits a window of %i pixels', async (width) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const view = await browser.newPage({ viewport: { width, height: 900 }, colorScheme });
      await view.setContent(assessmentHtml(assessment));
      expect(await view.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
      await view.close();
    }
  });
});

describe('figures and words for people', () => {
  const closed = (): Comparison => ({
    url: 'http://closed.test/',
    name: 'Closed',
    accessible: false,
    because: 'inaccessible: The site refused our visit (403).',
    overallScore: 0,
    scores: assessment.scores,
    yourAdvantages: [],
    competitiveAdvantages: [],
    gapAnalysis: { scoreGap: 5, promptsWon: 0, promptsLost: 0, promptsTied: 0, quickWins: [], longTermStrategies: [] },
    prompts: [],
  });

  it('R9 a competitor that could not be read is called inaccessible once', () => {
    const compared = { ...assessment, comparisons: [closed()] };
    expect(assessmentMarkdown(compared)).toContain('- **Closed**: inaccessible: The site refused our visit (403).');
    expect(assessmentHtml(compared)).toContain('<p>Inaccessible: The site refused our visit (403).</p>');
  });

  it('R6 R8 topics, gaps and what a comparison says stand in every document', () => {
    const band = { band: 'high', basis: 'Asked in three places.', estimated: true } as const;
    const keywords: Assessment['keywords'] = {
      currentTopics: ['kilns'],
      missingTopics: [
        { topic: 'glazes', priority: 'high', estimatedSearchVolume: band, reasoning: 'No page answers it.', aiWritten: true },
      ],
      topicOpportunities: [
        {
          topic: 'clay',
          currentCoverage: 'One passage.',
          recommendedExpansion: 'Say more.',
          impact: 'low',
          passage: null,
          aiWritten: false,
        },
      ],
      keywordGaps: [
        {
          ...{ keyword: 'raku', aiQueryFrequency: band, competitorCoverage: 'Answered by 1 of 1.', recommendation: 'Answer it.' },
          ...{ passage: null, competitorPassage: null, aiWritten: false },
        },
      ],
    };
    const gapAnalysis = { ...closed().gapAnalysis, quickWins: ['Add a title.'], longTermStrategies: ['Write a guide.'] };
    const open = { ...closed(), accessible: true, yourAdvantages: ['Yours.'], competitiveAdvantages: ['Theirs.'], gapAnalysis };
    const whole = { ...assessment, keywords, comparisons: [open] };
    const parts = [
      ...[
        'Missing topics',
        'glazes',
        'high priority, AI-written',
        'No page answers it.',
        'Estimated search volume: high (estimated). Asked',
      ],
      ...[
        'Topic opportunities',
        'clay',
        'low impact',
        'One passage.',
        'Say more.',
        'Keyword gaps',
        'raku',
        'Answer it.',
        'Answered by 1 of 1.',
      ],
      ...['Yours.', 'Theirs.', 'Quick wins', 'Add a title.', 'Long-term strategies', 'Write a guide.'],
    ];
    for (const document of [assessmentMarkdown(whole), assessmentHtml(whole)]) for (const part of parts) expect(document).toContain(part);
  });

  it('marks verdicts that a model’s second opinion changed, with what it read, and counts them once', () => {
    const passage = { url: `http://${HOST}/firing`, heading: null, text: 'It fires at 900 °C <b>.' };
    const opinion = { aiWritten: true as const, model: 'm', answer: 'partly' as const, words: 'at 900 °C <b>', passage };
    const asked = {
      ...{ question: 'How hot?', origin: 'typed' as const, language: 'en', page: null, topic: null, selfContained: true },
      ...{ coverage: 'mentioned' as const, passage },
    };
    const of = (found: 'answered' | 'mentioned') => ({
      ...assessment,
      questions: [
        { ...asked, opinion: { ...opinion, found } },
        { ...asked, question: 'How long?' },
      ],
    });
    const [moved, agreed] = [of('answered'), of('mentioned')];
    expect(assessmentHtml({ ...moved, questions: [{ ...asked, selfContained: false, about: 'Kilns & more' }] })).toContain(
      '<td>How hot? <span class="quiet">· Kilns &amp; more</span></td>',
    );
    const note = 'A model’s second opinion changed 1 verdict. The score does not depend on it.';
    expect(assessmentMarkdown(moved)).toContain(
      `## Verdicts changed by a second opinion\n\n- How hot?: mentioned. A model read this passage as answering the question only in part. We found: answered. “at 900 °C &lt;b&gt;” (${HOST}/firing)\n`,
    );
    expect(assessmentMarkdown(moved)).not.toContain('How long?');
    expect(assessmentMarkdown(agreed)).not.toContain('second opinion');
    const [mark, sentence] = [
      '<td>mentioned <span class="tag ai">AI opinion</span></td>',
      '<p class="quiet">A model read this passage as answering the question only in part. We found: answered. <q>at 900 °C &lt;b&gt;</q></p>',
    ];
    for (const part of [note, mark, sentence]) expect(assessmentHtml(moved)).toContain(part);
    expect(assessmentHtml(agreed)).toContain('only in part. <q>');
    for (const part of [note, 'AI opinion']) expect(assessmentHtml(agreed)).not.toContain(part);
    expect(assessmentPaper(moved)).toContain(note);
    expect(assessmentPaper(agreed)).not.toContain('second opinion');
  });

  it('says once that search demand is not known, not on each topic', () => {
    const band = { band: 'unknown', basis: 'Connect Search Console to see real search demand.', estimated: false } as const;
    const missingTopics = ['glazes', 'clay', 'raku'].map((topic) => ({
      ...{ topic, priority: 'low' as const, estimatedSearchVolume: band, reasoning: 'No page answers it.', aiWritten: false },
    }));
    const unknown = { ...assessment, keywords: { ...assessment.keywords, missingTopics, keywordGaps: [] } };
    for (const document of [assessmentMarkdown(unknown), assessmentHtml(unknown)]) {
      expect(document.split('not known').length - 1).toBe(1);
      expect(document).not.toContain('Estimated search volume');
    }
  });

  it('on paper: an action says its title once, the home page has a name, no loss shows as 0.0, engines fit, and questions lost are named', () => {
    const [audit, recommendation, engine] = [assessment.audits[0], assessment.recommendations[0], assessment.engines[0]];
    if (!audit || !recommendation || !engine) throw new Error('the fixture lacks a check, a recommendation or an engine');
    const scored = {
      ...audit,
      state: 'scored' as const,
      weight: 3,
      pointsLost: 0.04,
      score: 0.98,
      fix: 'Add a byline. Put it below the headline.',
    };
    const passage = { url: 'http://open.test/a', heading: null, text: 'It fires at 900 °C.' };
    const prompts = [
      { prompt: 'How hot?', ours: 'mentioned' as const, theirs: 'answered' as const, ourPassage: null, theirPassage: passage },
    ];
    const open = {
      ...closed(),
      accessible: true,
      name: 'Open',
      prompts,
      gapAnalysis: { ...closed().gapAnalysis, promptsWon: 2, promptsLost: 1 },
    };
    const pages = [{ url: `http://${HOST}/`, citable: false, brokenLink: 'status' as const, because: 'It returns 404.' }];
    const paper = assessmentPaper({
      ...assessment,
      audits: [scored],
      recommendations: [{ ...recommendation, title: 'Add a byline', auditId: audit.id }],
      engines: [{ ...engine, purpose: 'search', pages }] as Assessment['engines'],
      comparisons: [open],
    });
    expect(paper).toContain('<p>Put it below the headline.</p>');
    expect(paper).not.toContain('<p>Add a byline.');
    expect(paper).toContain('>/</a></td><td>200</td>');
    expect(paper).toContain('passed, small gaps');
    expect(paper).not.toContain('−0.0');
    expect(paper).toContain('<td class="no">✗</td><td>status</td>');
    expect(paper).toContain('<li>How hot? (Open answers it)</li>');
    expect(paper).toMatch(/Questions won<\/th><td class="num">2<\/td><td class="num">1<\/td>/);
  });

  it('on paper words keep their spaces in small type, and code shows its own characters', async () => {
    const page = await browser.newPage();
    await page.setContent(assessmentPaper(assessment));
    const style = (selector: string, name: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element, key) => getComputedStyle(element).getPropertyValue(key), name);
    await page.evaluate(() => document.body.append(document.createElement('pre')));
    expect(await style('.small', 'text-rendering')).toBe('geometricprecision');
    expect(Number.parseFloat(await style('.small', 'word-spacing'))).toBeGreaterThan(1);
    expect(await style('.small', 'font-variant-numeric')).toBe('tabular-nums');
    expect(await style('.cover h1', 'font-variant-numeric')).toBe('proportional-nums');
    expect(await style('pre', 'font-variant-ligatures')).toBe('none');
    await page.close();
  });

  it('Markdown says in words why a check has no score', () => {
    const [audit] = assessment.audits;
    const audits = (['notApplicable', 'unmeasured'] as const).map((state) => ({ ...audit, state, because: 'No reason.' }));
    const markdown = assessmentMarkdown({ ...assessment, audits: audits as Assessment['audits'] });
    expect(markdown).toContain('| does not apply: No reason. |');
    expect(markdown).toContain('| not measured: No reason. |');
  });

  it('CSV holds points without the noise of binary fractions', () => {
    const [audit] = assessment.audits;
    const audits = [{ ...audit, score: 0.945909090909091, pointsWon: 0.699999988079071, pointsLost: 0.30000001192092896 }];
    expect(assessmentCsv({ ...assessment, audits: audits as Assessment['audits'] })).toContain(',0.946,0.7,0.3,');
  });

  it('every document holds all recommendations, and says how many findings a shortened list leaves out', () => {
    const [audit, recommendation] = [assessment.audits[0], assessment.recommendations[0]];
    if (!audit || !recommendation) throw new Error('the fixture lacks a check or a recommendation');
    const finding = { where: `http://${HOST}/`, what: 'A fault.' };
    const audits = Array.from({ length: 15 }, (_, index) => ({
      ...{ ...audit, id: `check-${index}`, state: 'scored' as const, pointsLost: 0, fix: 'Do this.' },
      ...{ findings: Array.from({ length: 60 }, () => finding), findingsTotal: 61 },
    }));
    const recommendations = audits.map(({ id, findings }, index) => ({
      ...{ ...recommendation, title: `Advice ${index}.`, auditId: id, findings: findings.slice(0, 10) },
    }));
    const many = { ...assessment, audits, recommendations } as Assessment;
    const documents = [assessmentHtml(many), assessmentMarkdown(many), assessmentCsv(many)];
    for (const document of documents) for (const { title } of recommendations) expect(document).toContain(title);
    const [html = '', markdown = '', csv = ''] = documents;
    const left = (document: string, words: string) => document.split(words).length - 1;
    // In HTML a check lists what was kept, a recommendation the 10 that it names; in Markdown 5.
    expect([left(html, '>1 more finding is left out here<'), left(html, '>51 more findings are left out here<')]).toEqual([15, 15]);
    expect(left(markdown, '- 56 more findings are left out here')).toBe(15);
    expect([left(csv, ',A fault.,Do this.,'), left(csv, ',1 more finding is left out here,Do this.,')]).toEqual([15 * 60, 15]);
    const some = { ...many, audits: audits.map((one) => ({ ...one, findings: [finding], findingsTotal: 1 })) };
    const short = { ...some, recommendations: recommendations.map((one) => ({ ...one, findings: [finding] })) };
    for (const document of [assessmentHtml(short), assessmentMarkdown(short), assessmentCsv(short)])
      expect(document).not.toContain('left out here');
  });

  it('HTML names the standard error only where there is one', () => {
    expect(assessmentHtml({ ...assessment, standardError: 0.01 })).not.toContain('Standard error');
    expect(assessmentHtml({ ...assessment, standardError: 0.3 })).toContain('±0.3 points');
  });
});

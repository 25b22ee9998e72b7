import { randomUUID } from 'node:crypto';
import { Assessment, type Comparison } from '@citelight/contracts';
import { exportReport } from '@citelight/contracts/api/data';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeDocument } from '../../src/modules/reports/write-document.thread.ts';
import type { Account, TestServer } from '../support/server.ts';
import { BOX, drawnTexts, streamsOf } from './pdf-text.ts';
import { isSettled, type Reporting, read, startAnalysis, startReporting, until } from './reporting.ts';

/** A site that tries to act in every document. */
const NASTY = '=HYPERLINK("http://evil.test","x")';
const hostile = {
  '/': `<!doctype html><html lang="en"><head><title>${NASTY} <script>alert(1)</script></title></head><body><main>
<h1>+cmd|' /C calc'!A0 "><img src=x onerror=alert(2)> \u202egnp.exe</h1><p>@SUM(1+1) [click](javascript:alert(3)) \`\`\` A widget is a thing of 5 euros.</p>
<a href="javascript:alert(4)">=1+1</a> <a href="/two">\t=cmd</a></main></body></html>`,
  '/two': `<!doctype html><html lang="en"><title>-2+3+cmd|' /C calc'!A0</title><h1>Žluťoučký kůň Ωμέγα Привет</h1><p>=A1</p></html>`,
};
/** What a site may write, and what stands on paper from left to right where that is not the same. */
const WRITINGS: [script: string, written: string, drawn?: string][] = [
  ['Chinese, both scripts', '测试 繁體中文'],
  ['Japanese', '働けカタカナ'],
  ['Korean', '한국어'],
  ['Cyrillic', 'Привет'],
  ['Greek', 'Ωμέγα'],
  ['Vietnamese', 'Tiếng Việt'],
  ['Georgian', 'ქართული'],
  // A vowel that is written before its consonant, a conjunct, the danda that many scripts share.
  ['Devanagari', 'हिन्दी क्षेत्र।', 'िहन्दी क्षेत्र।'],
  ['Bengali', 'বাংলা কি', 'বাংলা িক'],
  ['Tamil', 'கோயில்', 'ேகாயில்'],
  ['Telugu', 'తెలుగు'],
  ['Gujarati', 'ગુજરાતી'],
  ['Kannada', 'ಕನ್ನಡ'],
  ['Malayalam', 'മലയാളം'],
  ['Gurmukhi', 'ਪੰਜਾਬੀ'],
  ['Thai, a mark above a mark', 'น้ำที่', 'นํ้าที่'],
  ['Hebrew', 'שלום (עולם)', '(םלוע) םולש'],
  ['Arabic', 'مرحبا (بالعالم)', '(ملاعلاب) ابحرم'],
  ['Urdu', 'کیا ہے', 'ےہ ایک'],
];

let reporting: Reporting;
let server: TestServer;
let ada: Account;
let id: string;
let assessment: Assessment;
beforeAll(async () => {
  reporting = await startReporting({ 'hostile.test': hostile });
  ({ server } = reporting);
  ada = await server.createAccount();
  id = await startAnalysis(server, ada, 'http://hostile.test/');
  await until(server, ada, id, isSettled);
  assessment = Assessment.parse((await read(server, ada, id)).report_data?.analysis);
});
afterAll(() => reporting?.stop());

const download = async (format: string) => {
  const response = await fetch(`${server.url}/data/v1/assessment_reports/${id}/export/${format}`, {
    headers: { authorization: `Bearer ${ada.token}` },
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, bytes, text: bytes.toString() };
};
const ENDINGS = { pdf: 'pdf', markdown: 'md', csv: 'csv', json: 'json', html: 'html' } as const;

describe('exports', () => {
  it.each(Object.entries(ENDINGS))('R5 %s is a download with a harmless name and is never guessed at', async (format, ending) => {
    const { status, headers, bytes } = await download(format);
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toMatch(
      new RegExp(`^attachment; filename="hostile\\.test-\\d{4}-\\d\\d-\\d\\d-\\d+\\.${ending}"$`),
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(exportReport.raw).toContain(headers.get('content-type')?.split(';')[0]);
    expect(bytes.length).toBeGreaterThan(1_000);
  });

  it('JSON is the assessment itself', async () => {
    expect(Assessment.parse(JSON.parse((await download('json')).text))).toEqual(assessment);
  });

  it('CSV holds no cell that a spreadsheet would run', async () => {
    const { text } = await download('csv');
    expect(text).toContain('Crawler Access');
    expect(text, 'the names of factors as the screen has them').not.toMatch(/crawlerAccess|notApplicable/);
    expect(text, 'evidence in words').not.toMatch(/,[A-D],/);
    for (const line of text.replace(/^\ufeff/, '').split('\r\n'))
      for (const cell of line.match(/("([^"]|"")*"|[^,]*)(,|$)/g) ?? [])
        expect(cell.replace(/^"/, ''), line).not.toMatch(/^\s*[=+@\t]|^-\D/);
  });

  it('HTML and Markdown show the site’s text and run none of it', async () => {
    const { text: html } = await download('html');
    expect(html).not.toMatch(/<script|onerror=alert[^&]*>|<img[^>]*onerror|href="javascript:/i);
    const { text: markdown } = await download('markdown');
    expect(markdown).not.toMatch(/(?<!(?<!\\)(?:\\\\)*\\)\]\(javascript:|<img|<script/i);
  });

  it('documents asked for at once, and one that is given up, spoil no other', async () => {
    const write = (format: 'pdf' | 'csv', signal = AbortSignal.timeout(60_000)) => writeDocument({ format, assessment }, signal);
    const leave = new AbortController();
    const left = write('pdf', leave.signal);
    const [csv, pdf] = [write('csv'), write('pdf')];
    leave.abort();
    await expect(left).rejects.toMatchObject({ code: 'fetch.aborted' });
    await expect(write('csv', leave.signal)).rejects.toMatchObject({ code: 'fetch.aborted' });
    const first = await pdf;
    expect(Buffer.from(await csv).toString()).toContain('Crawler Access');
    // On the thread that wrote one before.
    expect(drawnTexts(await write('pdf'))).toEqual(drawnTexts(first));
  });

  it('PDF draws the letters of twenty scripts in the right order, and no boxes', async () => {
    const signal = AbortSignal.timeout(60_000);
    const strengths = WRITINGS.map(([script, written]) => `In ${script}: ${written}`);
    const weaknesses = ['Pictures 🚀✅👩‍💻 are left out', 'Khmer ខ្មែរ is not known'];
    const pdf = await writeDocument({ format: 'pdf', assessment: { ...assessment, strengths, weaknesses } }, signal);
    const all = drawnTexts(pdf).join('');
    const letters = (text: string) => text.replace(/[\s\u200b]/g, '');
    expect(all).not.toContain(BOX);
    for (const [script, written, drawn = written] of WRITINGS) expect(letters(all), script).toContain(letters(drawn));
    expect(all).toContain('Pictures  are left out');
    expect(all).toContain('Khmer \ufffd is not known');
    // Numbers and Latin words in a right-to-left line keep their own order.
    expect(all).not.toContain('werbeH');
  });

  it('R8 our sentences of a PDF run from left to right, whatever they quote', async () => {
    const signal = AbortSignal.timeout(60_000);
    const gapAnalysis = { scoreGap: 5, promptsWon: 1, promptsLost: 0, promptsTied: 0, quickWins: [], longTermStrategies: [] };
    const shalom: Comparison = {
      ...{ name: 'שלום', url: 'http://shalom.test/', accessible: true, because: null, overallScore: 50, scores: assessment.scores },
      ...{ yourAdvantages: [], competitiveAdvantages: [], prompts: [], gapAnalysis },
    };
    const strengths = ['“שלום” is the page that says most about lamps.'];
    const pdf = await writeDocument({ format: 'pdf', assessment: { ...assessment, strengths, comparisons: [shalom] } }, signal);
    const all = drawnTexts(pdf).join('');
    expect(all).toContain('“םולש” is the page that says most about lamps.');
    expect(all).toContain('םולש scores 50 of 100, gap 5.0 points');
  });

  it('PDF is well-formed, carries its own font and links to http addresses only', async () => {
    const { bytes } = await download('pdf');
    const raw = bytes.toString('latin1');
    expect(raw).toMatch(/^%PDF-1\.\d/);
    expect(raw.trimEnd()).toMatch(/%%EOF$/);
    expect(raw).toContain('DejaVuSans');
    expect(raw).toContain('/FontFile2');
    const all = [raw, ...streamsOf(bytes).values()].join('\n');
    const links = [...all.matchAll(/\/URI \((.*?)\)/g)].map(([, uri]) => uri);
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((uri) => !/^https?:\/\//.test(uri ?? ''))).toEqual([]);
    expect(all).not.toMatch(/\/(JavaScript|JS|Launch|OpenAction|EmbeddedFile)\b/);
  });

  it('X3 refuses a report of somebody else, one that does not exist, and one that is not ready', async () => {
    const bob = await server.createAccount();
    const ask = (report: string, as: Account) => server.call(exportReport, { params: { id: report, format: 'json' } }, as);
    expect(await ask(id, bob)).toMatchObject({ status: 404, body: { code: 'report.not_found' } });
    expect(await ask(randomUUID(), ada)).toMatchObject({ status: 404, body: { code: 'report.not_found' } });
    const { website_id } = await read(server, ada, id);
    const pending = await server.db
      .insertInto('assessment_reports')
      .values({ user_id: ada.id, website_id })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(await ask(pending.id, ada)).toMatchObject({ status: 409, body: { code: 'report.not_ready' } });
    expect(await server.call(exportReport, { params: { id, format: 'exe' as never } }, ada)).toMatchObject({ status: 400 });
  });
});

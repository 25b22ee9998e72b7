import { randomUUID } from 'node:crypto';
import { Assessment } from '@citelight/contracts';
import { exportReport } from '@citelight/contracts/api/data';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assessmentPdf } from '../../src/modules/reports/assessment-pdf.thread.ts';
import { fontsFor } from '../../src/modules/reports/paper-fonts.thread.ts';
import { writeDocument } from '../../src/modules/reports/write-document.thread.ts';
import type { Account, TestServer } from '../support/server.ts';
import { readPdf } from './pdf-text.ts';
import { isSettled, type Reporting, read, startAnalysis, startReporting, until } from './reporting.ts';

/** A site that tries to act in every document. */
const NASTY = '=HYPERLINK("http://evil.test","x")';
const hostile = {
  '/': `<!doctype html><html lang="en"><head><title>${NASTY} <script>alert(1)</script></title></head><body><main>
<h1>+cmd|' /C calc'!A0 "><img src=x onerror=alert(2)> \u202egnp.exe</h1><p>@SUM(1+1) [click](javascript:alert(3)) \`\`\` A widget is a thing of 5 euros.</p>
<a href="javascript:alert(4)">=1+1</a> <a href="/two">\t=cmd</a></main></body></html>`,
  '/two': `<!doctype html><html lang="en"><title>-2+3+cmd|' /C calc'!A0</title><h1>Žluťoučký kůň Ωμέγα Привет</h1><p>=A1</p></html>`,
};
/** What a site may write. */
const WRITINGS: [script: string, written: string][] = [
  ['Chinese', '测试 繁體中文'],
  ['Japanese', '働けカタカナ'],
  ['Korean', '한국어'],
  ['Cyrillic', 'Привет'],
  ['Greek', 'Ωμέγα'],
  ['Vietnamese', 'Tiếng Việt'],
  ['Georgian', 'ქართული'],
  ['Armenian', 'Հայերեն'],
  ['Hebrew', 'שלום'],
];
/** Letters that are joined or reordered: a PDF says what they are beside the drawing, which the reader used here does not look at. */
const SHAPED: [script: string, written: string][] = [
  ['Devanagari', 'हिन्दी'],
  ['Bengali', 'বাংলা'],
  ['Tamil', 'தமிழ்'],
  ['Telugu', 'తెలుగు'],
  ['Gujarati', 'ગુજરાતી'],
  ['Kannada', 'ಕನ್ನಡ'],
  ['Malayalam', 'മലയാളം'],
  ['Gurmukhi', 'ਪੰਜਾਬੀ'],
  ['Thai', 'น้ำที่'],
  ['Arabic', 'مرحبا'],
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

  const printed = (more: Partial<Assessment> = {}, brand: { name: string; logo: string | null } | null = null) =>
    writeDocument({ format: 'pdf', assessment: { ...assessment, ...more }, brand, unsandboxed: false }, AbortSignal.timeout(60_000));

  it('documents asked for at once, and one that is given up, spoil no other', async () => {
    const leave = new AbortController();
    const csv = (signal = AbortSignal.timeout(60_000)) => writeDocument({ format: 'csv', assessment }, signal);
    const left = writeDocument({ format: 'pdf', assessment, brand: null, unsandboxed: false }, leave.signal);
    const [table, pdf] = [csv(), printed()];
    leave.abort();
    await expect(left).rejects.toMatchObject({ code: 'fetch.aborted' });
    await expect(csv(leave.signal)).rejects.toMatchObject({ code: 'fetch.aborted' });
    expect(Buffer.from(await table).toString()).toContain('Crawler Access');
    expect((await readPdf(await pdf)).pages.length).toBeGreaterThan(2);
  });

  it('PDF prints the letters of twenty scripts as text, and one mark in place of letters that no font has', async () => {
    const strengths = WRITINGS.map(([script, written]) => `In ${script}: ${written}.`);
    const { text } = await readPdf(await printed({ strengths, weaknesses: ['Pictures 🚀✅👩‍💻 are left out', 'Khmer ខ្មែរ is not known'] }));
    const letters = (all: string) => all.normalize('NFKD').replace(/[\s\u200b-\u200f]/g, '');
    for (const [script, written] of WRITINGS) expect(letters(text), script).toContain(letters(written));
    for (const [script, written] of SHAPED) {
      const { text: kept, fontFaces } = fontsFor(written, 'en');
      expect(kept).toBe(written);
      expect(fontFaces, script).toContain('font-family:"Report"');
    }
    expect(text).toMatch(/Pictures +are left out/);
    expect(text).toContain('Khmer \ufffd is not known');
  });

  it('PDF is tagged, has bookmarks and page numbers, links to http addresses only, and runs nothing', async () => {
    const { pages, links, outline, tagged, title, scripts } = await readPdf((await download('pdf')).bytes);
    expect(title).toBe('AI search readiness of hostile.test');
    expect(tagged).toBe(true);
    expect(outline.join()).toContain('AI search readiness');
    expect(scripts).toBe(false);
    expect(pages.at(-1)).toContain(`${pages.length} / ${pages.length}`);
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((url) => !/^https?:\/\//.test(url))).toEqual([]);
  });

  it('R5 PDF carries the member’s own name and logo, until they are taken back', async () => {
    const brand = async (wanted: { name: string; logo: string | null } | null) => {
      const response = await fetch(`${server.url}/api/report-brand`, {
        method: 'PATCH',
        headers: { authorization: `Bearer ${ada.token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ brand: wanted }),
      });
      return { status: response.status, body: (await response.json()) as { code?: string; error?: string; brand?: unknown } };
    };
    const cover = async () => (await readPdf((await download('pdf')).bytes)).pages[0] ?? '';
    const logo = 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGD4DwABBAEAX+XDSwAAAABJRU5ErkJggg==';

    expect(await brand({ name: ' Acme <Consulting> ', logo })).toEqual({
      status: 200,
      body: { brand: { name: 'Acme <Consulting>', logo } },
    });
    const own = await cover();
    expect(own).toContain('Acme <Consulting>');
    expect(own).toContain('made with Citelight');

    const svg = await brand({ name: 'Acme', logo: `data:image/svg+xml;base64,${Buffer.from('<svg/>').toString('base64')}` });
    expect(svg).toMatchObject({ status: 400, body: { code: 'profile.logo', error: 'The logo must be a PNG, JPEG or WebP image.' } });
    expect((await brand({ name: ' ', logo: null })).status).toBe(400);
    expect((await brand({ name: 'Acme', logo: `data:image/png;base64,${'A'.repeat(300_000)}` })).status).toBe(400);
    expect(await cover(), 'a refused change changes nothing').toContain('Acme <Consulting>');

    const since = async () =>
      (await server.db.selectFrom('report_brands').select('updated_at').where('user_id', '=', ada.id).executeTakeFirstOrThrow()).updated_at;
    const before = await since();
    expect((await brand({ name: 'Acme', logo: null })).status).toBe(200);
    expect(Date.parse(await since())).toBeGreaterThan(Date.parse(before));

    expect(await brand(null)).toEqual({ status: 200, body: { brand: null } });
    const ours = await cover();
    expect(ours).toContain('Citelight');
    expect(ours).not.toMatch(/Acme|made with/);
  });

  it('PDF contains every recommendation and says what it leaves out', async () => {
    const { text } = await readPdf(await printed());
    const bare = (all: string) => all.replace(/\s/g, '');
    for (const [index, { title }] of assessment.recommendations.entries()) expect(bare(text)).toContain(bare(`${index + 1}. ${title}`));
    const [first] = assessment.recommendations;
    if (!first) throw new Error('the site has recommendations');
    const finding = { where: 'http://hostile.test/', what: 'Something was found' };
    const audits = assessment.audits.map((audit) => (audit.id === first.auditId ? { ...audit, findingsTotal: 9 } : audit));
    const short = await readPdf(await printed({ audits, recommendations: [{ ...first, findings: Array(5).fill(finding) }] }));
    expect(short.text).toContain('6 more in the online report');
  });

  it('PDF carries the owner’s name and logo in place of ours', async () => {
    const logo = 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=';
    const { pages } = await readPdf(await printed({}, { name: 'Harbor Agency <b>', logo }));
    expect(pages[0]).toContain('Harbor Agency <b>');
    expect(pages[0]).toContain('made with Citelight');
  });

  it('says that HTML is there where no browser can print', async () => {
    const chosen = process.env.CHROMIUM_PATH;
    process.env.CHROMIUM_PATH = '/nowhere/chromium';
    try {
      const printing = assessmentPdf(assessment, { brand: null, unsandboxed: false });
      await expect(printing).rejects.toMatchObject({ code: 'report.pdf_unavailable', message: expect.stringContaining('as HTML') });
    } finally {
      if (chosen === undefined) delete process.env.CHROMIUM_PATH;
      else process.env.CHROMIUM_PATH = chosen;
    }
  });

  it('lets exports wait for each other, and asks to come back when many wait already', async () => {
    // Printing takes long enough for all of them to come meanwhile.
    const ask = () => server.call(exportReport, { params: { id, format: 'pdf' } }, ada);
    const afresh = () => server.services.limits.reset({ name: 'export-report', points: 30, seconds: 60 }, ada.id);
    await afresh();
    const answers = await Promise.all(Array.from({ length: 15 }, ask));
    await afresh();
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.length).toBeGreaterThan(0);
    expect(answers.length - refused.length).toBeGreaterThanOrEqual(12);
    for (const { status, headers, body } of refused) {
      expect(body).toMatchObject({
        code: 'report.export_busy',
        error: 'Many files are being made right now. Please try again in a few seconds.',
      });
      expect([status, headers.get('retry-after')]).toEqual([503, '5']);
    }
    expect((await ask()).status).toBe(200);
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

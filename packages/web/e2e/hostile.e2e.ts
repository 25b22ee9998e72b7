import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { EVIL, HOSTILE, HOSTILE_RIVAL } from './hostile-site.ts';
import { atPath, linkIn, mailTo, newAddress, newVisitor, openBrowser, product, see, signIn } from './product.ts';
import { ask, compareWith, memberWithReport } from './reports.ts';

openBrowser();

const MEMBER_TEXT = `"><img src=x onerror=alert('member')>`;
const URL_WITH_MARKUP = `${HOSTILE}/?q="><img src=x onerror=alert(0)>`;

/** What took effect in a page that shows hostile text: a dialog, a request to another site. */
function watch(page: Page): string[] {
  const effects: string[] = [];
  page.on('dialog', (dialog) => {
    effects.push(`${page.url()} opened a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (/^https?:$/.test(protocol) && origin !== product.url && !/^http:\/\/(127\.0\.0\.1|localhost)\b/.test(origin))
      effects.push(`${page.url()} asked ${request.url()}`);
  });
  return effects;
}

/** What of a page could act: elements and addresses that text became, and marks of direction that reach beyond the text they came with. */
const dangers = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    for (const element of document.querySelectorAll('*')) {
      if (/^(iframe|object|embed|base|frame)$/i.test(element.localName)) found.push(element.outerHTML.slice(0, 200));
      if (element.localName === 'script' && !element.getAttribute('src')?.startsWith('/')) found.push(element.outerHTML.slice(0, 200));
      for (const { name, value } of element.attributes) {
        if (name.startsWith('on')) found.push(`${name}=${value}`);
        if (
          /^(href|src|action|formaction|data|xlink:href)$/.test(name) &&
          /^[\s\u0000-\u0020]*(javascript|vbscript|data:text)/i.test(value)
        )
          found.push(`${name}=${value}`);
        if (name === 'href' && value.includes('evil.test') && !element.getAttribute('rel')?.includes('noopener'))
          found.push(`${name}=${value}`);
      }
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode())
      if (/[\u202a-\u202e\u2066-\u2069]/.test(node.nodeValue ?? '') && !node.parentElement?.closest('bdi, textarea, pre, code'))
        found.push(`direction: ${node.parentElement?.outerHTML.slice(0, 200)}`);
    return found;
  });

/** Opens everything that opens, in what is shown now. */
async function openAll(page: Page): Promise<void> {
  for (let turn = 0; turn < 12; turn++) {
    const opened = await page.evaluate(() => {
      const shut = [...document.querySelectorAll<HTMLElement>('details:not([open]) > summary')];
      const more = [...document.querySelectorAll<HTMLElement>('button')].filter((button) => /^Show [\d,]+ more/.test(button.textContent));
      for (const element of [...shut, ...more]) element.click();
      return shut.length + more.length;
    });
    if (opened === 0) return;
  }
}

const TABS = ['Overview', 'Keywords & Topics', 'Content Opportunities', /^Competitors/] as const;

/** Every tab of a report that stands open, opened to the last finding. */
async function readAll(page: Page): Promise<string> {
  let read = '';
  for (const name of TABS) {
    const tab = page.getByRole('tab', { name });
    expect(await tab.isEnabled(), `${name}`).toBe(true);
    await tab.click();
    const panel = page.getByRole('tabpanel', { name });
    await panel.getByRole('heading').first().waitFor();
    await openAll(page);
    const grid = panel.getByRole('button', { name: 'Show the grid' });
    if ((await grid.count()) > 0) await grid.click();
    for (const cell of (await panel.getByRole('region', { name: 'Engines and pages' }).getByRole('button').all()).slice(0, 8))
      await cell.click();
    read += await page.locator('body').innerText();
    expect(await dangers(page), `${name}`).toEqual([]);
  }
  return read;
}

let account: { email: string; password: string };
let shareLink: string;
let recipient: string;
let reportId: string;
let files: Record<'pdf' | 'csv' | 'markdown' | 'html' | 'json', Buffer>;

/** One report of the hostile site, compared with the other one, shared and exported; each test reads it in its own way. */
async function prepare(): Promise<void> {
  const page = await newVisitor();
  const effects = watch(page);
  account = await memberWithReport(page, URL_WITH_MARKUP, { settles: true });
  await compareWith(page, [{ name: MEMBER_TEXT, url: HOSTILE_RIVAL }], URL_WITH_MARKUP);
  const { items } = await ask<{ items: { id: string }[] }>(page, '/data/v1/assessment_reports');
  reportId = items[0]?.id ?? '';
  recipient = newAddress();
  await page.getByRole('button', { name: 'Share' }).first().click();
  await page.getByLabel('Recipient e-mail').fill(recipient);
  await page.getByLabel(/^Recipient name/).fill(MEMBER_TEXT);
  await page.getByLabel(/^Personal message/).fill(`=1+1 ${MEMBER_TEXT} \u202egpj.exe`);
  await page.getByRole('button', { name: 'Send' }).click();
  await see(page, 'Report shared!');
  shareLink = linkIn(await mailTo(recipient));
  const download = async (format: string) => {
    const read = await page.evaluate(
      async ([path]) => {
        const { access_token: token } = JSON.parse(localStorage.getItem('citelight-auth') ?? '{}');
        const bytes = new Uint8Array(await (await fetch(path, { headers: { authorization: `Bearer ${token}` } })).arrayBuffer());
        return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
      },
      [`/data/v1/assessment_reports/${reportId}/export/${format}`] as const,
    );
    return Buffer.from(read, 'base64');
  };
  files = {
    pdf: await download('pdf'),
    csv: await download('csv'),
    markdown: await download('markdown'),
    html: await download('html'),
    json: await download('json'),
  };
  expect(effects).toEqual([]);
  await page.context().close();
}

describe('text of a hostile site takes no effect', () => {
  beforeAll(prepare, 240_000);

  it.each([
    ['as served', false],
    ['without the security policy', true],
  ])('X3 R4 on the dashboard, in every tab, on the shared page and in the mail, %s', async (_, bypassCSP) => {
    const page = await newVisitor({ bypassCSP });
    const effects = watch(page);
    await signIn(page, account.email, account.password);
    await atPath(page, '/dashboard');
    await page.locator('[data-report]').first().waitFor();
    expect(await dangers(page)).toEqual([]);
    await page.getByRole('button', { name: 'View' }).first().click();
    const read = await readAll(page);
    // The payloads are there, as text: else this would test nothing.
    for (const shown of ['<img src=x onerror=alert(1)>', '=HYPERLINK(', "cmd|' /C calc'!A0", MEMBER_TEXT, 'javascript:alert('])
      expect(read).toContain(shown);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Manage Competitors' }).click();
    await see(page, MEMBER_TEXT);
    expect(await dangers(page)).toEqual([]);

    const reader = await newVisitor({ unlocked: false, bypassCSP });
    effects.push(...watch(reader));
    await reader.goto(shareLink);
    await readAll(reader);

    const { items } = await mailbox();
    const mail = items.find(({ to }) => to === recipient);
    for (const path of ['/dev/mailbox', `/dev/mailbox/${mail?.id}`, `/dev/mailbox/${mail?.id}/html`]) {
      await reader.goto(path);
      await reader.getByText('hostile.test').first().waitFor({ state: 'attached' });
      expect(
        (await dangers(reader)).filter((danger) => !danger.startsWith('<iframe title="The mail" sandbox')),
        path,
      ).toEqual([]);
    }
    // The report as an HTML file, as a reader opens it from their disk.
    await reader.setContent(files.html.toString());
    await openAll(reader);
    expect(await dangers(reader)).toEqual([]);
    expect(effects).toEqual([]);
  });

  it('in no header of the mail', async () => {
    const { items } = await mailbox();
    const mail = items.find(({ to }) => to === recipient);
    expect(mail?.subject).not.toMatch(/[\r\n<>\u202a-\u202e]/);
    expect(mail?.html).not.toMatch(/<img|<script|onerror=alert\('member'\)>(?!&)/);
    expect(mail?.text).toContain(MEMBER_TEXT);
  });

  it('in CSV: no cell begins a formula, and none breaks its line', () => {
    const rows = csvRows(files.csv.toString());
    const [head] = rows;
    expect(rows.length).toBeGreaterThan(20);
    for (const row of rows) {
      expect(row).toHaveLength(head?.length ?? 0);
      for (const cell of row) {
        expect(cell).not.toMatch(/^[\s"]*(?:[=+@\t\r＝＋－＠|%]|-(?!\d))/);
        expect(cell).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/);
      }
    }
    expect(files.csv.toString()).toContain('HYPERLINK');
  });

  it('in Markdown: no link of a scheme that acts, no image, no HTML, no end of a fence', () => {
    const markdown = files.markdown.toString();
    // Inside a fence everything is literal; a fence must end where we end it.
    const outside = markdown.replace(/^(`{3,})\n[\s\S]*?\n\1$/gm, '');
    expect(outside).not.toMatch(/<[a-z!/]/i);
    expect(outside).not.toMatch(/(?<!\\)\]\(|(?<!\\)!\[|(?<!\\)`/);
    expect(markdown).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/);
    expect(markdown).toContain('HYPERLINK');
  });

  it('in PDF: links lead to http addresses only, and nothing runs or is attached', () => {
    const raw = files.pdf.toString('latin1');
    const streams = [...raw.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, data = '']) => {
      try {
        return inflateSync(Buffer.from(data, 'latin1')).toString('latin1');
      } catch {
        return '';
      }
    });
    const all = raw + streams.join('\n');
    const links = [...all.matchAll(/\/URI \((.*?)\)/g)].map(([, uri]) => uri);
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((uri) => !/^https?:\/\//.test(uri ?? ''))).toEqual([]);
    expect(raw).not.toMatch(/\/(JavaScript|JS|Launch|OpenAction|AA|EmbeddedFile|SubmitForm)\b/);
  });

  it('in the log: every line is one record of ours', () => {
    const lines = readFileSync(join(product.folder, 'server.log'), 'utf8').split('\n').filter(Boolean);
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) {
      expect(line).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/);
      if (line.startsWith('{')) expect((JSON.parse(line) as { msg?: string }).msg).not.toBe('forged');
    }
    expect(lines.join('\n')).not.toContain(EVIL);
  });
});

type Kept = { id: string; to: string; subject: string; text: string; html: string };
async function mailbox(): Promise<{ items: Kept[] }> {
  const body = (await (await fetch(`${product.url}/dev/mailbox/messages`)).json()) as Kept[] | { items: Kept[] };
  return Array.isArray(body) ? { items: body } : body;
}

/** RFC 4180, as a spreadsheet reads it. */
function csvRows(csv: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, bare = '', end] of csv.replace(/^\ufeff/, '').matchAll(/(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r\n|$)/g)) {
    row.push(quoted?.replaceAll('""', '"') ?? bare);
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows.filter((cells) => cells.length > 1);
}

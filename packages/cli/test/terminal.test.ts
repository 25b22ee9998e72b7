import { spawn, spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { progressLine, progressText } from '../src/progress-line.ts';
import { COMMAND, plainPage, run, serve } from './running.ts';

/** Runs a program on a pseudo terminal and copies what it writes there. */
const ON_A_TERMINAL = 'import os, pty, sys\nsys.exit(os.waitstatus_to_exitcode(pty.spawn(sys.argv[1:])))';
const python = spawnSync('python3', ['-c', 'import pty']).status === 0;

describe('the progress line', () => {
  it.runIf(python)('is written over on a terminal, and gone at the end', async () => {
    const { args } = await serve('kilns.test', { '/': plainPage('<a href="/a">A</a>'), '/a': plainPage() });
    const { code, stdout } = await run(args, {
      program: ['python3', '-c', ON_A_TERMINAL, process.execPath, COMMAND],
      env: { COLUMNS: '80' },
    });
    expect(code).toBe(0);
    expect(stdout).toContain('\r\u001b[2KReading robots.txt');
    expect(stdout).toMatch(/Fetching pages · \d of \d pages \(\d found\)/);
    expect(stdout.lastIndexOf('Judging')).toBeLessThan(stdout.indexOf('of 100'));
    expect(stdout).toMatch(/\r\u001b\[2K\r\n.*kilns\.test/);
  });

  it('stays off anything that is no terminal', () => {
    const written: string[] = [];
    const stream = (isTTY: boolean) =>
      ({ isTTY, columns: 30, write: (text: string) => written.push(text) > 0 }) as unknown as NodeJS.WriteStream;
    const moment = { step: 'fetching', pagesFetched: 3, pagesPlanned: 25, pagesFound: 180 } as const;
    progressLine(stream(false)).show(moment);
    expect(written).toEqual([]);
    progressLine(stream(true)).show(moment);
    expect(written).toEqual(['\r\u001b[2KFetching pages · 3 of 25 page']);
    expect(progressText(moment)).toBe('Fetching pages · 3 of 25 pages (180 found)');
  });
});

describe('a site in a language without a pack', () => {
  it('is said to be limited once', async () => {
    const text =
      'Rakennamme ja korjaamme polttouuneja keramiikan tekijöille koko maassa. Uunit tehdään tilauksesta, ja hinta riippuu koosta.';
    const { args } = await serve('savisampo.test', {
      '/': `<!doctype html><html lang="fi"><title>Polttouunit</title><main><h1>Polttouunit</h1><p>${text}</p></main></html>`,
    });
    const { code, stdout } = await run(args);
    expect(code).toBe(0);
    expect(stdout.match(/Limited assessment: The site is in Finnish, and we have no word lists for it yet/g)).toHaveLength(1);
  });
});

describe('a visit that is stopped', () => {
  it('ends with 3 and says so', async () => {
    const { args, site } = await serve('kilns.test', { '*': () => undefined });
    const child = spawn(process.execPath, [COMMAND, ...args], { stdio: ['ignore', 'ignore', 'pipe'] });
    let stderr = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
    while (site.requests.length === 0) await new Promise((resolve) => setImmediate(resolve));
    child.kill('SIGINT');
    const code = await new Promise((resolve) => child.on('close', resolve));
    expect(code).toBe(3);
    expect(stderr).toContain('The visit was stopped. (fetch.aborted)');
  });
});

describe('a site that gives orders to terminals', () => {
  const ORDERS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/;
  const ODD = '\u001b[31mred\u001b]0;owned\u0007\u009b2J\u202egnp.exe\u2066{{7*7}}</script><script>alert(1)</script>';

  it.each([['on a screen'], ['as Markdown', '--markdown']])('H47 is heard by none: %s', async (_, ...flags) => {
    const odd = plainPage(`<h2>${ODD}</h2><p>${ODD} is a kiln that costs 1,240 euros.</p><a href="/gone?${ODD}">${ODD}</a>`);
    const { args } = await serve('orders.test', {
      '/': odd.replace('<title>', `<title>${ODD}`),
      '/robots.txt': `User-agent: *\nDisallow: /${ODD}\nSitemap: http://orders.test/${ODD}.xml\nUser-agent: GPTBot\nDisallow: /`,
      '*': { status: 404, headers: { 'content-type': 'text/html', 'x-odd': 'x' }, body: ODD },
    });
    const { code, stdout, stderr } = await run([...args, ...flags]);
    expect(code).toBe(0);
    expect(stdout.length).toBeGreaterThan(500);
    expect(stdout + stderr).not.toMatch(ORDERS);
  });

  it('H47 is heard by none: an address that is refused', async () => {
    const { stderr } = await run(['assess', `http://${ODD}.test/`]);
    expect(stderr).toContain('(fetch.not_a_url)');
    expect(stderr).not.toMatch(ORDERS);
  });
});

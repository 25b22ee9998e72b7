import { execFileSync, spawnSync } from 'node:child_process';
import { closeSync, existsSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atMost, figure, notMeasured, type Suite } from '../figures.ts';
import { growthOfUploads } from './upload.ts';

/**
 * Reading a large access log beside `zcat | wc -l` of the same file, in turn; memory by GNU time, also of a log that is made to fill it. Of several runs
 * the fastest of each counts: what else the machine does can only make one slower.
 */

const RUNS = 5;

const AGENTS = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; GPTBot/1.4; +https://openai.com/gptbot',
];

function writeLog(file: string, lines: number): void {
  const out = openSync(file, 'w');
  let part: string[] = [];
  for (let at = 0; at < lines; at++) {
    const agent = AGENTS[at % 20 === 0 ? 2 : at % 2];
    const time = new Date(1_794_000_000_000 + at * 200).toUTCString();
    const [, day, month, year, clock] = time.split(' ');
    part.push(
      `20.171.${at % 250}.${(at * 7) % 250} - - [${day}/${month}/${year}:${clock} +0000] "GET /blog/article-${(at * 7919) % 3000}.html?x=${at} HTTP/1.1" ${at % 33 === 0 ? 404 : 200} ${at % 50_000} "${at % 2 ? '-' : 'https://www.google.com/'}" "${agent}"`,
    );
    if (part.length === 20_000 || at === lines - 1) {
      writeSync(out, `${part.join('\n')}\n`);
      part = [];
    }
  }
  closeSync(out);
}

/** Every line has an agent, a path and an address of its own, each as long as a server would let through. */
function writeHostileLog(file: string, lines: number): void {
  const out = openSync(file, 'w');
  const long = 'x'.repeat(20_000);
  for (let at = 0; at < lines; at++)
    writeSync(
      out,
      `${at}.${long} - - [10/Nov/2026:13:55:36 +0000] "GET /${at}${long} HTTP/1.1" 200 1 "https://chatgpt.com/" "${at % 2 ? 'GPTBot' : 'Safari'} ${at}${long}"\n`,
    );
  closeSync(out);
}

const timed = (command: string): number => {
  const start = performance.now();
  execFileSync('sh', ['-c', command], { stdio: ['ignore', 'ignore', 'ignore'] });
  return (performance.now() - start) / 1000;
};

export const logs: Suite = async ({ full, log }) => {
  const folder = mkdtempSync(join(tmpdir(), 'citelight-logs-'));
  try {
    const file = join(folder, 'access.log');
    writeLog(file, full ? 20_000_000 : 4_000_000);
    execFileSync('gzip', ['-1', file]);
    const command = join(import.meta.dirname, '..', '..', 'packages', 'cli', 'bin', 'citelight.mjs');
    const ours = `exec ${process.execPath} ${command} logs ${file}.gz`;
    timed(ours); // compiled once
    const runs = Array.from({ length: RUNS }, () => {
      const [peer, mine] = [timed(`zcat ${file}.gz | wc -l`), timed(ours)];
      log(`zcat | wc -l ${peer.toFixed(2)} s, citelight logs ${mine.toFixed(2)} s`);
      return { peer, mine };
    });
    const fastest = (of: 'peer' | 'mine') => Math.min(...runs.map((run) => run[of]));
    const hostile = join(folder, 'hostile.log');
    writeHostileLog(hostile, 20_000);
    execFileSync('gzip', ['-1', hostile]);
    const memory = (what: string, name: string) => {
      const measured = spawnSync('/usr/bin/time', ['-f', '%M', process.execPath, command, 'logs', name], { encoding: 'utf8' });
      const peak = Number(measured.stderr?.trim().split('\n').at(-1)) / 1024;
      return Number.isFinite(peak) ? atMost(what, peak, 200, 'MiB') : notMeasured(what, 'GNU time is not installed');
    };
    const uploads = existsSync('/proc/self/status') ? await growthOfUploads([`${file}.gz`, `${hostile}.gz`]) : undefined;
    const growth = (what: string, at: number) => {
      const mib = uploads?.[at];
      return mib === undefined ? notMeasured(what, 'there is no /proc') : atMost(what, mib, 200, 'MiB');
    };
    return [
      figure('zcat | wc -l', fastest('peer'), 's'),
      atMost('wall time of citelight logs ÷ zcat | wc -l', fastest('mine') / fastest('peer'), 3, '×'),
      memory('peak memory of citelight logs', `${file}.gz`),
      memory('peak memory of citelight logs, a log made to fill it', `${hostile}.gz`),
      growth('growth of the server by an upload', 0),
      growth('growth of the server by an upload made to fill it', 1),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

import { execFileSync, spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atMost, median, notMeasured, type Suite } from '../figures.ts';

/** Reading a large access log beside `zcat | wc -l` of the same file, in turn; memory by GNU time. */

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
    timed(ours); // the bundle of the command is made once
    const ratios = [0, 1, 2].map(() => {
      const [peer, mine] = [timed(`zcat ${file}.gz | wc -l`), timed(ours)];
      log(`zcat | wc -l ${peer.toFixed(2)} s, citelight logs ${mine.toFixed(2)} s`);
      return mine / peer;
    });
    const measured = spawnSync('/usr/bin/time', ['-f', '%M', process.execPath, command, 'logs', `${file}.gz`], { encoding: 'utf8' });
    const peak = Number(measured.stderr?.trim().split('\n').at(-1)) / 1024;
    return [
      atMost('wall time of citelight logs ÷ zcat | wc -l', median(ratios), 3, '×'),
      Number.isFinite(peak)
        ? atMost('peak memory of citelight logs', peak, 200, 'MiB')
        : notMeasured('peak memory of citelight logs', 'GNU time is not installed'),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

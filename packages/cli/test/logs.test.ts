import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { CrawlerActivity } from '@citelight/contracts';
import { beforeAll, describe, expect, it } from 'vitest';
import { run, temporaryFolder } from './running.ts';

const AGENT = 'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; GPTBot/1.4; +https://openai.com/gptbot';
const line = (path: string, status: number) =>
  `20.171.206.7 - - [10/Nov/2026:13:55:36 +0100] "GET ${path} HTTP/1.1" ${status} 512 "-" "${AGENT}"\n`;

let folder: string;
const file = (name: string, content: string | Buffer): string => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};
beforeAll(() => {
  folder = temporaryFolder();
});

describe('E7 citelight logs', () => {
  it('reads plain and compressed files together and prints what crawlers did', async () => {
    const files = [file('access.log', line('/kilns', 200)), file('access.log.1.gz', gzipSync(line('/gone', 404)))];
    const { code, stdout } = await run(['logs', ...files]);
    expect(code).toBe(0);
    for (const part of ['Training', 'GPTBot', '2 verified', 'errors: 404 × 1', 'did not read robots.txt']) expect(stdout).toContain(part);
    const json = await run(['logs', ...files, '--json']);
    expect(CrawlerActivity.parse(JSON.parse(json.stdout)).crawlers[0]).toMatchObject({ agent: 'GPTBot', hits: 2 });
  });

  it('--dns asks for the names of addresses of crawlers that have them', async () => {
    const googlebot = line('/kilns', 200).replace(AGENT, 'Googlebot/2.1').replace('20.171.206.7', '192.0.2.7');
    const { code, stdout } = await run(['logs', file('g.log', googlebot), '--dns', '--json']);
    expect([code, CrawlerActivity.parse(JSON.parse(stdout)).crawlers[0]?.identity]).toEqual([
      0,
      { verified: 0, claimed: 1, contradicted: 0 },
    ]);
  });

  it.each<[string, () => string[], number, string]>([
    ['a file that is not there', () => ['nowhere.log'], 2, 'There is no file nowhere.log.'],
    ['a folder', () => [folder], 2, 'Name the log files in it'],
    ['a log that is none', () => [file('letter.txt', 'Dear reader,\n')], 3, '(logs.unknown_format)'],
    ['a file cut off', () => [file('cut.gz', gzipSync(line('/kilns', 200).repeat(900)).subarray(0, 60))], 3, '(logs.truncated)'],
    ['a report that is none', () => [file('a.log', line('/kilns', 200)), '--report', file('b.json', '{}')], 2, 'is not an assessment'],
    ['a field with an unknown name', () => [file('a.log', line('/kilns', 200)), '--field', 'colour=x'], 2, '--field takes NAME=KEY'],
  ])('E9 refuses %s', async (_name, args, wanted, message) => {
    const { code, stdout, stderr } = await run(['logs', ...args()]);
    expect([code, stdout]).toEqual([wanted, '']);
    expect(stderr).toContain(message);
  });
});

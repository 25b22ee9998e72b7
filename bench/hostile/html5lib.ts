import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createPageReader } from '../../packages/engine/src/artifacts/page-reader.ts';
import { bothTrees } from '../../packages/engine/test/extract/broken-markup.ts';
import { atLeast, atMost, type Figure, figure, notMeasured } from '../figures.ts';

/** The html5lib cases of tree construction and tokenizing as bodies of pages. A package of an older parser carries them; it is installed beside the product. */

const CARRIER = { html5: '1.0.5' };
const folder = join(import.meta.dirname, '..', '..', '.cache', 'bench-html5lib');
const data = join(folder, 'node_modules', 'html5', 'test', 'data');

function install(log: (line: string) => void): string | null {
  if (existsSync(data)) return null;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify({ private: true, dependencies: CARRIER })}\n`);
  log('Installing the html5lib cases beside the product …');
  const { status, stderr } = spawnSync(
    'npm',
    ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--omit=optional', '--loglevel=error'],
    {
      cwd: folder,
      encoding: 'utf8',
    },
  );
  return status === 0 && existsSync(data) ? null : `npm could not install them: ${stderr.slice(-300)}`;
}

/** The inputs of one .dat file: what stands between #data and #errors. */
const treeCases = (text: string): string[] => [...`\n${text}`.matchAll(/\n#data\n([\s\S]*?)\n?#errors\n/g)].map(([, input = '']) => input);

type TokenizerFile = { tests?: { input: string; doubleEscaped?: boolean }[] };
const unescaped = (text: string) => text.replace(/\\u([0-9a-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
const tokenizerCases = (text: string): string[] =>
  ((JSON.parse(text) as TokenizerFile).tests ?? []).map(({ input, doubleEscaped }) => (doubleEscaped ? unescaped(input) : input));

const casesIn = (name: string, ending: string, read: (text: string) => string[]): string[] =>
  readdirSync(join(data, name))
    .filter((file) => file.endsWith(ending))
    .sort()
    .flatMap((file) => read(readFileSync(join(data, name, file), 'utf8')));

const TYPED = new Set(['parse.timeout', 'parse.too_complex', 'fetch.empty', 'fetch.not_html']);

export async function html5lib(log: (line: string) => void): Promise<Figure[]> {
  const because = install(log);
  if (because) return [notMeasured('html5lib cases that are read', because)];
  const trees = casesIn('tree-construction', '.dat', treeCases);
  const tokens = casesIn('tokenizer', '.test', tokenizerCases);
  const reader = createPageReader();
  const encoder = new TextEncoder();
  const before = process.memoryUsage.rss();
  let [untyped, tooLong, unlike, slowest, peak] = [0, 0, 0, 0, before];
  for (const html of [...trees, ...tokens]) {
    const start = performance.now();
    const reading = await reader.read({
      body: encoder.encode(html),
      contentType: 'text/html',
      url: 'https://a.test/',
      finalUrl: 'https://a.test/',
    });
    slowest = Math.max(slowest, performance.now() - start);
    peak = Math.max(peak, process.memoryUsage.rss());
    if (!reading.ok && !TYPED.has(reading.code)) untyped += 1;
    if (!reading.ok && reading.code === 'parse.timeout') tooLong += 1;
    const { ours, reference } = bothTrees(html);
    if (ours.join('\n') !== reference.join('\n')) {
      unlike += 1;
      log(`another tree than parse5's: ${JSON.stringify(html).slice(0, 200)}`);
    }
  }
  await reader.close();
  return [
    atLeast('html5lib cases of tree construction', trees.length, 1_400, ''),
    atLeast('html5lib cases of tokenizing', tokens.length, 6_600, ''),
    atMost('html5lib cases that crashed the reader', untyped, 0, ''),
    atMost('html5lib cases not read in 2 s', tooLong, 0, ''),
    atMost('html5lib cases with another tree than the reference parser', unlike, 0, ''),
    figure('slowest html5lib case', slowest, 'ms'),
    atMost('memory that the html5lib cases took', (peak - before) / 2 ** 20, 256, 'MiB'),
  ];
}

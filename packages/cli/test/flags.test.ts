import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Assessment, FACTOR_IDS } from '@citelight/contracts';
import type { CompetitorVisit } from '@citelight/engine';
import { beforeAll, describe, expect, it } from 'vitest';
import { lampShopSite, windowsSite } from '../../engine/test/sites/index.ts';
import { assessmentOf, type Ran, run, serve, temporaryFolder } from './running.ts';

let args: string[];
let json: Ran;
beforeAll(async () => {
  ({ args } = await serve(windowsSite.host, windowsSite.pages));
  json = await run([...args, '--json']);
});

describe('citelight assess', () => {
  it('prints a summary: score, factors, what to do first, and the claim', async () => {
    const { code, stdout, stderr } = await run(args);
    expect(code).toBe(0);
    expect(stdout).toMatch(/\d+ of 100/);
    for (const part of ['Crawler Access', 'Authority & Trust', 'What to do first', 'Not measured', 'does not say how visible'])
      expect(stdout).toContain(part);
    expect(stdout).not.toContain('\u001b');
    // In a pipe there is no progress line.
    const named = args.filter((_, at) => args[at - 1] === '--resolve');
    expect(named[0]).toMatch(`${windowsSite.host}=`);
    expect(stderr).toBe(named.map((entry) => `note: ${entry.replace('=', ' is taken from ')}\n`).join(''));
  });

  it('is coloured where colours are asked for', async () => {
    expect((await run(args, { env: { NO_COLOR: '', FORCE_COLOR: '1' } })).stdout).toContain('\u001b[');
  });

  it('runs the pages’ scripts in a browser unless told not to', async () => {
    const { audits } = assessmentOf(await run([...args.filter((arg) => arg !== '--no-render'), '--pages', '2', '--json']));
    const state = (all: typeof audits) => all.find(({ id }) => id === 'content-extraction/main-text-in-raw-html')?.state;
    expect([state(audits), state(assessmentOf(json).audits)]).toEqual(['scored', 'unmeasured']);
  });

  it('--json prints an assessment and nothing else, with every name that programs rely on', () => {
    expect(json.code).toBe(0);
    const parsed = assessmentOf(json);
    expect(Assessment.safeParse(parsed).error).toBeUndefined();
    expect(Object.keys(parsed)).toEqual(
      expect.arrayContaining(
        'rubricVersion url overallScore scores gates audits engines pages site profile topics questions opportunities fixes notMeasured skipped crawl'.split(
          ' ',
        ),
      ),
    );
    expect(Object.keys(parsed.scores)).toEqual([...FACTOR_IDS]);
    expect(parsed.audits[0]).toEqual(
      expect.objectContaining(
        Object.fromEntries(
          'id factor state score weight pointsWon pointsLost tier findings'.split(' ').map((name) => [name, expect.anything()]),
        ),
      ),
    );
    expect(parsed.audits.flatMap(({ findings }) => findings)[0]).toEqual(
      expect.objectContaining({ where: expect.any(String), what: expect.any(String) }),
    );
    expect(parsed.engines[0]).toEqual(expect.objectContaining({ agent: expect.any(String), purpose: expect.any(String) }));
    expect(Object.keys(parsed.engines[0]?.pages[0] ?? {})).toEqual(expect.arrayContaining(['url', 'citable', 'brokenLink', 'because']));
    expect(Object.keys(parsed.pages[0] ?? {})).toEqual(
      expect.arrayContaining(
        'url finalUrl status contentType charset title metaDescription canonical lang detectedLanguage pageType h1 robotsDirectives wordCount jsonLdTypes jsonLdErrors datePublished dateModified internalLinks externalLinks brokenLinks'.split(
          ' ',
        ),
      ),
    );
    expect(parsed.site.robots).toMatchObject({ status: 200, sitemaps: [`${windowsSite.origin}/sitemap.xml`] });
    expect(parsed.site.robots.agents['OAI-SearchBot']).toEqual({ allowed: true, line: null });
    expect(parsed.site.sitemaps[0]).toMatchObject({ kind: 'urlset', urls: 16, lastmods: 16, errors: [] });
    expect(parsed.site.llmsTxt).toEqual({ present: true, valid: true });
    expect(parsed.crawl).toMatchObject({ pagesFetched: 16, pagesFound: 16, bytes: expect.any(Number), durationMs: expect.any(Number) });
    expect(parsed.pages).toHaveLength(16);
  });

  it('--json holds no name that the published JSON Schema does not know, and all that it requires', () => {
    const schema = JSON.parse(readFileSync(join(import.meta.dirname, '../../contracts/schema/assessment.schema.json'), 'utf8')) as Schema;
    expect(mismatches(assessmentOf(json), schema, '')).toEqual([]);
  });

  it('the points of all checks add up to the score', () => {
    const { audits, overallScore, gates } = assessmentOf(json);
    expect(gates).toEqual([]);
    expect(audits.reduce((sum, { pointsWon }) => sum + pointsWon, 0)).toBe(overallScore);
  });

  it('--pages bounds the sample', async () => {
    const { pages } = assessmentOf(await run([...args, '--json', '--pages', '3']));
    expect(pages).toHaveLength(3);
  });

  it('--markdown prints the assessment for a ticket', async () => {
    const { code, stdout } = await run([...args, '--markdown']);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^# /);
    expect(stdout).toContain('Crawler Access');
  });

  it('--html writes a page beside the summary', async () => {
    const file = join(temporaryFolder(), 'report.html');
    const { code, stdout } = await run([...args, '--html', file]);
    expect(code).toBe(0);
    expect(stdout).toContain(`Written to ${file}`);
    expect(readFileSync(file, 'utf8')).toMatch(/^<!doctype html>[\s\S]*<\/html>\n$/);
  });

  it('--fail-under tells a score that is too low by the exit code', async () => {
    const under = await run([...args, '--fail-under', '99.5']);
    expect(under.code).toBe(1);
    expect(under.stderr).toMatch(/^The overall score is \d+\.\d, under its budget of 99\.5\.$/m);
    expect((await run([...args, '--fail-under', '20'])).code).toBe(0);
  });

  it('--compare visits competitors, and keeps the reason where one cannot be reached', async () => {
    const other = await serve(lampShopSite.host, lampShopSite.pages);
    const folder = temporaryFolder();
    const resolve = ['--resolve', `${lampShopSite.host}=${other.site.address}`];
    const compare = ['--compare', `${lampShopSite.origin}/`, 'http://nowhere.invalid/'];
    const result = await run([...args, ...resolve, '--json', '--save-artifacts', folder, ...compare]);
    expect(result.code).toBe(0);
    const assessment = assessmentOf(result);
    expect(Assessment.safeParse(assessment).error).toBeUndefined();
    expect(assessment.comparisons.map(({ name, accessible }) => [name, accessible])).toEqual([
      [lampShopSite.host, true],
      ['nowhere.invalid', false],
    ]);
    expect(assessment.comparisons[1]?.because).toContain('could not be found');
    const competitors = JSON.parse(readFileSync(join(folder, 'competitors.json'), 'utf8')) as CompetitorVisit[];
    expect(competitors.map(({ name, visit }) => [name, visit?.pages.length ?? null])).toEqual([
      [lampShopSite.host, 17],
      ['nowhere.invalid', null],
    ]);
    expect(competitors[1]).toMatchObject({ because: expect.stringContaining('could not be found') });
    const again = await run(['assess', '--from-artifacts', folder, '--json']);
    expect(again.stdout === result.stdout, 'the same bytes with saved competitors').toBe(true);
  });

  it('--save-artifacts keeps a visit that --from-artifacts judges to the same bytes, whatever time zone and locale', async () => {
    const folder = temporaryFolder();
    const live = await run([...args, '--json', '--save-artifacts', folder]);
    expect(live.code).toBe(0);
    for (const env of [
      { TZ: 'UTC', LANG: 'C', LC_ALL: 'C' },
      { TZ: 'Pacific/Apia', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' },
      { TZ: 'America/St_Johns', LANG: 'ar_SA.UTF-8', LC_ALL: 'de_DE.UTF-8' },
    ]) {
      const again = await run(['assess', '--from-artifacts', folder, '--json'], { env });
      expect(again.code).toBe(0);
      expect(again.stdout === live.stdout, `the same bytes under ${JSON.stringify(env)}`).toBe(true);
    }
  });

  it('says how it is used', async () => {
    const help = await run(['assess', '--help']);
    expect(help.code).toBe(0);
    for (const flag of [
      '--pages',
      '--json',
      '--html',
      '--markdown',
      '--fail-under',
      '--compare',
      '--no-render',
      '--save-artifacts',
      '--from-artifacts',
      '--resolve',
    ])
      expect(help.stdout).toContain(flag);
    expect((await run(['--help'])).code).toBe(0);
  });

  it('runs on an older Node as well, by its name inside the repository', async () => {
    const root = join(import.meta.dirname, '../../..');
    expect(existsSync(join(root, 'node_modules/.bin/citelight'))).toBe(true);
    const { code, stdout } = await run(['assess', '--help'], { program: [join(root, 'node_modules/.bin/citelight')] });
    expect(code).toBe(0);
    expect(stdout).toContain('--fail-under');
  });
});

type Schema = {
  [key: string]: unknown;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  type?: string | string[];
  enum?: unknown[];
  additionalProperties?: Schema | boolean;
};
const TYPES: Record<string, (value: unknown) => boolean> = {
  object: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  array: Array.isArray,
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  integer: Number.isInteger,
  boolean: (value) => typeof value === 'boolean',
  null: (value) => value === null,
};

/** Where a value breaks the part of JSON Schema 2020-12 that our schema uses. */
function mismatches(value: unknown, schema: Schema, at: string): string[] {
  if (schema.anyOf) return schema.anyOf.some((one) => mismatches(value, one, at).length === 0) ? [] : [`${at}: none of anyOf`];
  if (schema.type && ![schema.type].flat().some((type) => TYPES[type]?.(value))) return [`${at}: not ${schema.type}`];
  if (schema.enum && !schema.enum.includes(value)) return [`${at}: not in the list`];
  if (Array.isArray(value)) return value.flatMap((entry, index) => (schema.items ? mismatches(entry, schema.items, `${at}/${index}`) : []));
  if (typeof value !== 'object' || value === null) return [];
  const missing = (schema.required ?? []).filter((name) => !(name in value)).map((name) => `${at}/${name}: missing`);
  const inner = Object.entries(value).flatMap(([name, entry]) => {
    const own = schema.properties?.[name] ?? (typeof schema.additionalProperties === 'object' ? schema.additionalProperties : undefined);
    return own ? mismatches(entry, own, `${at}/${name}`) : [`${at}/${name}: not in the schema`];
  });
  return [...missing, ...inner];
}

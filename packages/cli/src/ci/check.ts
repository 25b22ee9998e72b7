import { access, appendFile, readFile, writeFile } from 'node:fs/promises';
import type { Assessment } from '@citelight/contracts';
import { Baseline, CheckConfig } from '@citelight/contracts/check-config';
import type { VisitOptions } from '@citelight/engine';
import { RUBRIC_VERSION } from '@citelight/engine/scoring/rubric';
import { UsageError } from '../exit-codes.ts';
import type { AssessOptions } from '../options.ts';
import { baselineOf, writeBaseline } from './baseline.ts';
import { judgeCheck, type Verdict } from './verdict.ts';

/** Read from the folder in which the command runs, unless another is named. */
const CONFIG_FILE = 'citelight.config.json';
const PAGES = 25;
const PAGES_AT_MOST = 1000;
/** Beside the listed pages: the named one and the home page. */
const IN_ANY_CASE = 2;

/** What continuous integration asks for, read before the visit: a mistake in a file should not cost minutes. */
export type Check = {
  config: CheckConfig;
  /** null: nothing to compare with. */
  baseline: Baseline | null;
  visit: Required<Pick<VisitOptions, 'maxPages'>> & Pick<VisitOptions, 'choose'>;
};

/** @throws UsageError config.invalid, baseline.invalid: with file, line and column */
export async function readCheck(options: AssessOptions): Promise<Check> {
  const config = await readConfig(options.configFile);
  const { baselineFile, updateBaseline } = options;
  const choose = await readChoice(options, config);
  const listed =
    choose === undefined ? PAGES : 'urls' in choose ? Math.min(PAGES_AT_MOST, choose.urls.length + IN_ANY_CASE) : PAGES_AT_MOST;
  return {
    config,
    baseline: baselineFile === null || updateBaseline ? null : await readBaseline(baselineFile),
    visit: { maxPages: options.maxPages ?? config.pages?.max ?? listed, ...(choose && { choose }) },
  };
}

/** What was typed goes before what the configuration says. */
async function readChoice({ urlsFile, sitemap }: AssessOptions, { pages = {} }: CheckConfig): Promise<VisitOptions['choose']> {
  if (urlsFile !== null) return { urls: await readUrls(urlsFile) };
  if (sitemap !== null) return { sitemap };
  if (pages.urls) return { urls: pages.urls };
  return pages.sitemap === undefined ? undefined : { sitemap: pages.sitemap };
}

async function readBaseline(file: string): Promise<Baseline> {
  const { readJsonFile } = await import('./json-file.ts');
  const baseline = await readJsonFile(file, Baseline, 'baseline.invalid');
  if (baseline.rubricVersion !== RUBRIC_VERSION)
    throw new UsageError(
      `${file}: rubricVersion: this baseline was made by rubric ${baseline.rubricVersion}, and this is rubric ${RUBRIC_VERSION}. Write a new one with --update-baseline. (baseline.invalid)`,
    );
  return baseline;
}

async function readConfig(named: string | null): Promise<CheckConfig> {
  const file = named ?? CONFIG_FILE;
  const there = await access(file).then(
    () => true,
    () => false,
  );
  if (named === null && !there) return {};
  const [{ readJsonFile }, { CATALOGUE }] = await Promise.all([import('./json-file.ts'), import('@citelight/engine/audits/catalogue')]);
  const known = new Set<string>(CATALOGUE.map(({ id }) => id));
  const schema = CheckConfig.superRefine(({ pages, budgets, ignore = [] }, context) => {
    const wrong = (message: string, ...path: (string | number)[]) => context.addIssue({ code: 'custom', message, path });
    const unknown = (id: string) => `there is no check '${id}'; docs/audits.md lists them`;
    if (pages?.urls && pages.sitemap) wrong('urls and sitemap both choose the pages; give one of them', 'pages', 'sitemap');
    for (const id of Object.keys(budgets?.audits ?? {})) if (!known.has(id)) wrong(unknown(id), 'budgets', 'audits', id);
    for (const [at, { audit }] of ignore.entries()) if (!known.has(audit)) wrong(unknown(audit), 'ignore', at, 'audit');
  });
  return readJsonFile(file, schema, 'config.invalid');
}

/** One address a line; empty lines and those that begin with # are left out. */
async function readUrls(file: string): Promise<string[]> {
  const text = await readFile(file, 'utf8').catch((error: Error) => {
    throw new UsageError(`${file} could not be read: ${error.message}`);
  });
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  const wrong = lines.findIndex((line) => line !== '' && !line.startsWith('#') && !/^(?:https?:\/\/|\/)\S+$|^\/$/.test(line));
  if (wrong >= 0)
    throw new UsageError(`${file}:${wrong + 1}: takes an address such as https://example.com/pricing or /pricing, not '${lines[wrong]}'.`);
  const urls = lines.filter((line) => line !== '' && !line.startsWith('#'));
  if (urls.length === 0) throw new UsageError(`${file} lists no address.`);
  if (urls.length > PAGES_AT_MOST) throw new UsageError(`${file} lists ${urls.length} addresses; at most ${PAGES_AT_MOST} can be read.`);
  return urls;
}

/** Judges, with --fail-under as the budget of the overall score. */
export function judge(assessment: Assessment, { config, baseline }: Check, { failUnder }: Pick<AssessOptions, 'failUnder'>): Verdict {
  const budgets = failUnder === null ? config.budgets : { ...config.budgets, overall: failUnder };
  return judgeCheck(assessment, { ...config, ...(budgets && { budgets }) }, baseline);
}

type Write = (place: string, work: () => Promise<void>) => Promise<unknown>;

/** Writes the files that programs read. */
export async function writeCheckFiles(
  assessment: Assessment,
  verdict: Verdict,
  check: Check,
  options: AssessOptions,
  write: Write,
): Promise<void> {
  const { sarifFile, junitFile, summaryFile, baselineFile, updateBaseline } = options;
  if (sarifFile) await write(sarifFile, async () => writeFile(sarifFile, (await import('./sarif.ts')).sarifOf(assessment, verdict)));
  if (junitFile) await write(junitFile, async () => writeFile(junitFile, (await import('./junit.ts')).junitOf(assessment, verdict)));
  if (summaryFile)
    await write(summaryFile, async () =>
      appendFile(summaryFile, (await import('./check-summary.ts')).checkSummary(assessment, verdict, check.baseline)),
    );
  if (baselineFile && updateBaseline) await write(baselineFile, () => writeBaseline(baselineFile, baselineOf(assessment)));
}

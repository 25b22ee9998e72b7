import { writeFile } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { type AssessedSite, assessSite } from '@citelight/engine/assess-site';
import { plain } from '@citelight/engine/documents/markup';
import { createFetcher } from '@citelight/engine/fetch/fetcher';
import pc from 'picocolors';
import { loadArtifacts, saveArtifacts } from './artifacts-folder.ts';
import { type Check, judge, readCheck, writeCheckFiles } from './ci/check.ts';
import type { Verdict } from './ci/verdict.ts';
import { EXIT, type UsageError } from './exit-codes.ts';
import { indentedJson } from './indented-json.ts';
import type { AssessOptions } from './options.ts';
import { tryPlaces, unwritable } from './places.ts';
import { progressLine } from './progress-line.ts';
import { summaryText } from './summary.ts';

type Assessed = Pick<AssessedSite, 'assessment'> & Partial<AssessedSite>;

async function visitAndJudge(url: string, options: AssessOptions, visit: Check['visit']): Promise<Assessed> {
  for (const [name, address] of Object.entries(options.resolve)) process.stderr.write(`note: ${name} is taken from ${address}\n`);
  const { siteHeaders } = options;
  if (siteHeaders) {
    const names = Object.keys(siteHeaders.headers).join(', ');
    process.stderr.write(`note: ${siteHeaders.hostname} is read with headers of yours (${names}); crawlers do not send them\n`);
  }
  const fetcher = createFetcher({ resolve: options.resolve, ...(siteHeaders && { siteHeaders }) });
  const line = progressLine(process.stderr);
  const stop = new AbortController();
  const interrupt = () => stop.abort();
  process.once('SIGINT', interrupt);
  try {
    return await assessSite({
      url,
      fetcher,
      ...visit,
      render: options.render,
      unsandboxed: process.env.RENDER_UNSANDBOXED === 'yes',
      compare: options.compare,
      now: Date.now,
      signal: stop.signal,
      onProgress: line.show,
    });
  } finally {
    line.clear();
    process.off('SIGINT', interrupt);
    await fetcher.close();
  }
}

async function judgeSaved(folder: string): Promise<Assessed> {
  const { judgeVisit } = await import('@citelight/engine/scoring/judge-visit'); // a thread of its own judges what is visited
  const { visit, competitors } = await loadArtifacts(folder);
  return { assessment: judgeVisit(visit, { competitors }) };
}

/** Writes what was asked for beside the standard output; answers why something could not be: it must not take the assessment along. */
async function writeFiles(
  { assessment, visit, competitorVisits = [] }: Assessed,
  verdict: Verdict,
  check: Check,
  options: AssessOptions,
): Promise<UsageError[]> {
  const { htmlFile, saveArtifacts: folder } = options;
  const failed: UsageError[] = [];
  const write = (place: string, work: () => Promise<void>) => work().catch((error: unknown) => failed.push(unwritable(place, error)));
  if (folder && visit) await write(folder, () => saveArtifacts(folder, visit, competitorVisits));
  if (htmlFile) {
    const { assessmentHtml } = await import('@citelight/engine/documents/assessment-html');
    await write(htmlFile, () => writeFile(htmlFile, assessmentHtml(assessment)));
  }
  await writeCheckFiles(assessment, verdict, check, options, write);
  return failed;
}

/** Prints piece by piece. A reader that has seen enough (`| head`) is no failure. */
const print = (pieces: Iterable<string>): Promise<void> =>
  pipeline(pieces, process.stdout, { end: false }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });

/** Assesses, writes what was asked for, and answers the exit code. */
export async function assess(options: AssessOptions): Promise<number> {
  await tryPlaces(options);
  const check = await readCheck(options);
  const assessed = options.fromArtifacts
    ? await judgeSaved(options.fromArtifacts)
    : await visitAndJudge(options.url ?? '', options, check.visit);
  const { assessment } = assessed;
  const verdict = judge(assessment, check, options);
  const [failed] = await writeFiles(assessed, verdict, check, options);
  const text = await {
    json: () => indentedJson(assessment),
    markdown: async () => [(await import('@citelight/engine/documents/assessment-markdown')).assessmentMarkdown(assessment)],
    summary: () => [`${summaryText(assessment, pc)}${options.htmlFile && !failed ? `Written to ${options.htmlFile}\n` : ''}`],
  }[options.output]();
  await print(text);
  if (failed) throw failed;
  for (const note of verdict.notes) process.stderr.write(`note: ${plain(note)}\n`);
  for (const failure of verdict.failures) process.stderr.write(`${plain(failure.text)}\n`);
  return verdict.failures.length > 0 ? EXIT.underLimit : EXIT.ok;
}

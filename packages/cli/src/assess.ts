import { writeFile } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { Assessment } from '@citelight/contracts';
import { assessSite } from '@citelight/engine/assess-site';
import { createFetcher } from '@citelight/engine/fetch/fetcher';
import pc from 'picocolors';
import { loadArtifacts, saveArtifacts } from './artifacts-folder.ts';
import { EXIT, UsageError } from './exit-codes.ts';
import { indentedJson } from './indented-json.ts';
import type { AssessOptions } from './options.ts';
import { progressLine } from './progress-line.ts';
import { summaryText } from './summary.ts';

async function visitAndJudge(url: string, options: AssessOptions): Promise<Assessment> {
  for (const [name, address] of Object.entries(options.resolve)) process.stderr.write(`note: ${name} is taken from ${address}\n`);
  const fetcher = createFetcher({ resolve: options.resolve });
  const line = progressLine(process.stderr);
  const stop = new AbortController();
  const interrupt = () => stop.abort();
  process.once('SIGINT', interrupt);
  try {
    const { assessment, visit, competitorVisits } = await assessSite({
      url,
      fetcher,
      maxPages: options.maxPages,
      render: options.render,
      compare: options.compare,
      now: Date.now,
      signal: stop.signal,
      onProgress: line.show,
    });
    if (options.saveArtifacts) await saveArtifacts(options.saveArtifacts, visit, competitorVisits);
    return assessment;
  } finally {
    line.clear();
    process.off('SIGINT', interrupt);
    await fetcher.close();
  }
}

async function judgeSaved(folder: string): Promise<Assessment> {
  const { judgeVisit } = await import('@citelight/engine/scoring/judge-visit'); // a thread of its own judges what is visited
  const { visit, competitors } = await loadArtifacts(folder);
  return judgeVisit(visit, { competitors });
}

async function write(file: string, text: string): Promise<void> {
  try {
    await writeFile(file, text);
  } catch (error) {
    throw new UsageError(`${file} could not be written: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Assesses, writes what was asked for, and answers the exit code. */
export async function assess(options: AssessOptions): Promise<number> {
  const assessment = options.fromArtifacts ? await judgeSaved(options.fromArtifacts) : await visitAndJudge(options.url ?? '', options);
  if (options.htmlFile) {
    const { assessmentHtml } = await import('@citelight/engine/documents/assessment-html');
    await write(options.htmlFile, assessmentHtml(assessment));
  }
  const text = await {
    json: () => indentedJson(assessment),
    markdown: async () => [(await import('@citelight/engine/documents/assessment-markdown')).assessmentMarkdown(assessment)],
    summary: () => [`${summaryText(assessment, pc)}${options.htmlFile ? `Written to ${options.htmlFile}\n` : ''}`],
  }[options.output]();
  await pipeline(text, process.stdout, { end: false });
  const under = options.failUnder !== null && assessment.overallScore < options.failUnder;
  if (under) process.stderr.write(`The score ${assessment.overallScore.toFixed(2)} is under the limit of ${options.failUnder}.\n`);
  return under ? EXIT.underLimit : EXIT.ok;
}

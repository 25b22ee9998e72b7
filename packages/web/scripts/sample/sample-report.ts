import { globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PublicReport } from '@citelight/contracts/api/site';
import { fingerprintOf } from '../../../../scripts/fingerprint.ts';
import { makeSampleReport } from './make-report.ts';

/** Whatever changes the sample report. */
export const SAMPLE_SOURCES = [
  'packages/engine/src/**',
  'packages/engine/test/sites/**',
  'packages/contracts/src/**',
  'packages/web/scripts/sample/**',
  'package-lock.json',
];

const root = join(import.meta.dirname, '../../../..');
const FOLDER = join(root, '.cache', 'sample-report');

/** The sample report, made anew only when the engine or the demonstration sites have changed. */
export async function sampleReport(): Promise<PublicReport> {
  const file = join(FOLDER, `${fingerprintOf(root, SAMPLE_SOURCES).slice(0, 32)}.json`);
  try {
    // safe: written below, and named by its sources
    return JSON.parse(readFileSync(file, 'utf8')) as PublicReport;
  } catch {
    // Not made yet.
  }
  const report = await makeSampleReport();
  mkdirSync(FOLDER, { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(report));
  renameSync(draft, file); // there at once, whole
  for (const old of globSync('*.json', { cwd: FOLDER })) if (join(FOLDER, old) !== file) rmSync(join(FOLDER, old), { force: true });
  return report;
}

import { randomUUID } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';
import type { Assessment } from '@citelight/contracts';
import type { Baseline } from '@citelight/contracts/check-config';
import { pagePath } from './page-path.ts';

/** Findings of one check, counted by page: rewording them changes nothing. */
export function countByPage(findings: readonly { where: string }[], siteUrl: string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { where } of findings) {
    const page = pagePath(where, siteUrl);
    counts[page] = (counts[page] ?? 0) + 1;
  }
  return counts;
}

export function baselineOf({ rubricVersion, url, assessedAt, overallScore, scores, gates, audits }: Assessment): Baseline {
  return {
    format: 1,
    rubricVersion,
    url,
    assessedAt,
    overallScore,
    scores,
    gates: gates.map(({ id }) => id),
    audits: Object.fromEntries(
      audits.flatMap(({ id, score, weight, findings, findingsTotal }) =>
        score === null || weight === 0
          ? []
          : [[id, { score, total: findingsTotal, complete: findings.length === findingsTotal, findings: countByPage(findings, url) }]],
      ),
    ),
  };
}

/** Written whole or not at all: the next run depends on it. */
export async function writeBaseline(file: string, baseline: Baseline): Promise<void> {
  const fresh = `${file}.${randomUUID()}`;
  try {
    await writeFile(fresh, `${JSON.stringify(baseline, null, 2)}\n`);
    await rename(fresh, file);
  } catch (error) {
    await rm(fresh, { force: true });
    throw error;
  }
}

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CodedError } from '@citelight/contracts';
import type { CompetitorVisit, Visit } from '@citelight/engine';

const VISIT = 'visit.json';
const COMPETITORS = 'competitors.json';
/** What a visit cannot be judged without. */
const PARTS = ['url', 'robots', 'sitemaps', 'llmsTxt', 'pages', 'edge', 'linkChecks', 'host', 'rendering', 'skipped', 'crawl'] as const;

/** Writes a visit (and those of competitors) so that it can be judged again offline. */
export async function saveArtifacts(folder: string, visit: Visit, competitors: readonly CompetitorVisit[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, VISIT), JSON.stringify(visit));
  if (competitors.length > 0) await writeFile(join(folder, COMPETITORS), JSON.stringify(competitors));
}

const readJson = async (file: string): Promise<unknown> => {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (cause) {
    throw new CodedError(
      'artifacts.invalid',
      `The saved artifacts in ${file} cannot be read: ${cause instanceof Error ? cause.message : String(cause)}`,
      { cause },
    );
  }
};

const isMissing = (error: unknown): boolean =>
  error instanceof CodedError && (error.cause as NodeJS.ErrnoException | undefined)?.code === 'ENOENT';

export async function loadArtifacts(folder: string): Promise<{ visit: Visit; competitors: CompetitorVisit[] }> {
  const visit = (await readJson(join(folder, VISIT))) as Partial<Visit> | null;
  if (visit?.format !== 1 || typeof visit.startedAt !== 'string' || !PARTS.every((part) => Object.hasOwn(visit, part)))
    throw new CodedError('artifacts.invalid', `${join(folder, VISIT)} does not hold a visit of format 1.`);
  const competitors = await readJson(join(folder, COMPETITORS)).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  return { visit: visit as Visit, competitors: competitors as CompetitorVisit[] };
}

import { constants } from 'node:fs';
import { access, mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { UsageError } from './exit-codes.ts';
import type { AssessOptions } from './options.ts';

const because = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Whatever keeps a named place from being written to. */
export const unwritable = (place: string, error: unknown): UsageError => new UsageError(`${place} could not be written: ${because(error)}`);

type Places = Pick<
  AssessOptions,
  'htmlFile' | 'saveArtifacts' | 'sarifFile' | 'junitFile' | 'summaryFile' | 'baselineFile' | 'updateBaseline'
>;

async function tryFile(file: string): Promise<void> {
  const known = await stat(file).catch(() => null);
  if (known?.isDirectory()) throw new Error('it is a folder');
  await access(known ? file : dirname(file), constants.W_OK);
}

/** Tries the places that an assessment will be written to: a visit takes minutes, and a wrong path should not cost them. The folder for artifacts is made. */
export async function tryPlaces({ saveArtifacts, baselineFile, updateBaseline, ...files }: Places): Promise<void> {
  const tried = (place: string | null, attempt: (place: string) => Promise<unknown>) =>
    place === null ? null : attempt(place).catch((error: unknown) => Promise.reject(unwritable(place, error)));
  await tried(saveArtifacts, async (folder) => {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK);
  });
  for (const file of [files.htmlFile, files.sarifFile, files.junitFile, files.summaryFile, updateBaseline ? baselineFile : null])
    await tried(file, tryFile);
}

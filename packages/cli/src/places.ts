import { constants } from 'node:fs';
import { access, mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { UsageError } from './exit-codes.ts';
import type { AssessOptions } from './options.ts';

const because = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Whatever keeps a named place from being written to. */
export const unwritable = (place: string, error: unknown): UsageError => new UsageError(`${place} could not be written: ${because(error)}`);

/** Tries the places that an assessment will be written to: a visit takes minutes, and a wrong path should not cost them. The folder for artifacts is made. */
export async function tryPlaces({ htmlFile, saveArtifacts }: Pick<AssessOptions, 'htmlFile' | 'saveArtifacts'>): Promise<void> {
  const tried = (place: string | null, attempt: (place: string) => Promise<unknown>) =>
    place === null ? null : attempt(place).catch((error: unknown) => Promise.reject(unwritable(place, error)));
  await tried(htmlFile, async (file) => {
    const known = await stat(file).catch(() => null);
    if (known?.isDirectory()) throw new Error('it is a folder');
    await access(known ? file : dirname(file), constants.W_OK);
  });
  await tried(saveArtifacts, async (folder) => {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK);
  });
}

import type { TestProject } from 'vitest/node';
import { startWithTemplate } from './template.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** `templates`: which database a test file copies instead of the migrated one; `usage`: a folder for what each did in its database. */
    postgres: { url: string; version: string; templates?: Record<string, string>; usage?: string };
  }
}

export default async function setup(project: TestProject) {
  const { url, version, source, temporary, stop } = await startWithTemplate(
    project.config.env.TEST_POSTGRES === 'system' ? 'system' : 'npm',
  );
  project.config.env.TMPDIR = temporary;
  console.log(`Server tests run on PostgreSQL ${version} (${source}).`);
  project.provide('postgres', { url, version });
  return stop;
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The order of test files in a fresh clone: vitest takes the largest of a project first, as long as it has not seen how long they take. These are
 * small and take longest, and one that began last would be waited for alone.
 */
const LONG = [
  'packages/web/e2e/report.e2e.ts',
  'packages/web/e2e/dashboard.e2e.ts',
  'packages/web/e2e/competitors.e2e.ts',
  'packages/web/e2e/progress.e2e.ts',
  'packages/server/test/auth/faults.test.ts',
  'packages/server/test/reports/pipeline.test.ts',
  'packages/server/test/main.test.ts',
  'packages/server/test/embedded.test.ts',
  'packages/server/test/reports/killed-worker.test.ts',
  'packages/server/test/queue.test.ts',
  'packages/server/test/reports/comparisons.test.ts',
  'packages/engine/test/extract/render.test.ts',
  'packages/engine/test/extract/hostile.test.ts',
  'packages/engine/test/direction/direction.test.ts',
];

const isLong = ({ moduleId }: TestSpecification) => LONG.some((file) => moduleId.endsWith(file));

export default class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const gone = LONG.filter((file) => !existsSync(join(import.meta.dirname, '..', file)));
    if (gone.length > 0) throw new Error(`scripts/long-files-first.ts names files that are not there: ${gone.join(', ')}`);
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project))];
    return projects.flatMap((project) => {
      const own = sorted.filter((file) => file.project === project);
      return [...own.filter(isLong), ...own.filter((file) => !isLong(file))];
    });
  }
}

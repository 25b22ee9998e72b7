import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';

/** Test files whose process was ended by a signal; written only where that is all that went wrong. */
export type EndedModule = { project: string; file: string };
export const ENDED_FILE = join(import.meta.dirname, '..', 'node_modules', '.cache', 'citelight-ended-tests.json');

const ENDED = /^Worker exited unexpectedly with signal \w+ .* while running test file (.+)$/;

/** Of what went wrong the first time, in characters. */
const LONGEST = 1_000;

/** The file that was running when its process was ended by a signal. */
function fileOf({ message, cause }: SerializedError): string | undefined {
  const [, file] = ENDED.exec(message) ?? ENDED.exec((cause as SerializedError | undefined)?.message ?? '') ?? [];
  return file;
}

/**
 * Ends a run with one line that programs can read: "N passed, N failed, N skipped". Before it stand, by name, the tests
 * that passed only when tried again and what went wrong before: each is a fault to look into, of the test or of the product.
 */
export default class SummaryReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]) {
    const count = { passed: 0, failed: 0, skipped: 0 };
    for (const module of modules) {
      for (const test of module.children.allTests()) {
        const { state, errors } = test.result();
        if (state !== 'pending') count[state] += 1;
        if (!test.diagnostic()?.flaky) continue;
        process.stdout.write(`\nPassed only when tried again: ${module.relativeModuleId} > ${test.fullName}\n`);
        for (const { message, diff = '' } of errors ?? [])
          process.stdout.write(`  ${`${message}\n${diff}`.slice(0, LONGEST).replaceAll('\n', '\n  ')}\n`);
      }
      if (module.errors().length > 0) count.failed += 1; // a file that could not be loaded
    }
    process.stdout.write(`\n${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped\n`);

    const files = errors.map(fileOf);
    const ended = modules.filter((module) => module.state() !== 'passed' && files.includes(module.moduleId));
    if (count.failed > 0 || ended.length !== errors.length || ended.length === 0) return;
    mkdirSync(dirname(ENDED_FILE), { recursive: true });
    writeFileSync(
      ENDED_FILE,
      JSON.stringify(ended.map(({ project, relativeModuleId }) => ({ project: project.name, file: relativeModuleId }))),
    );
  }
}

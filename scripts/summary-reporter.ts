import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';

/** Test files whose process was ended by a signal; written only where that is all that went wrong. */
export type EndedModule = { project: string; file: string };
export const ENDED_FILE = join(import.meta.dirname, '..', 'node_modules', '.cache', 'citelight-ended-tests.json');

const ENDED = /^Worker exited unexpectedly with signal \w+ .* while running test file (.+)$/;

/** The file that was running when its process was ended by a signal. */
function fileOf({ message, cause }: SerializedError): string | undefined {
  const [, file] = ENDED.exec(message) ?? ENDED.exec((cause as SerializedError | undefined)?.message ?? '') ?? [];
  return file;
}

/** Ends a run with one line that programs can read: "N passed, N failed, N skipped". */
export default class SummaryReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]) {
    const count = { passed: 0, failed: 0, skipped: 0 };
    for (const module of modules) {
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        if (state !== 'pending') count[state] += 1;
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

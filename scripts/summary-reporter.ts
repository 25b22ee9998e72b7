import type { Reporter, TestModule } from 'vitest/node';

/**
 * Ends a run with one line that programs can read: "N passed, N failed, N skipped". Before it stand, by name, the tests
 * that passed only when tried again: each is a fault to look into, of the test or of the product.
 */
export default class SummaryReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]) {
    const count = { passed: 0, failed: 0, skipped: 0 };
    for (const module of modules) {
      for (const test of module.children.allTests()) {
        const state = test.result().state;
        if (state !== 'pending') count[state] += 1;
        if (test.diagnostic()?.flaky)
          process.stdout.write(`\nPassed only when tried again: ${module.relativeModuleId} > ${test.fullName}\n`);
      }
      if (module.errors().length > 0) count.failed += 1; // a file that could not be loaded
    }
    process.stdout.write(`\n${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped\n`);
  }
}

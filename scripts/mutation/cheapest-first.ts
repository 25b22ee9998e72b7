import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** A mutant's run ends at the first test that fails, so cheap files come first; Vitest's own order begins with the longest. */
export default class CheapestFirst extends BaseSequencer {
  /** Milliseconds. The first run is the longest: those after it leave out the tests that do not reach the mutant. */
  readonly #longest = new Map<string, number>();

  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    for (const file of files) {
      const { duration = 0 } = this.ctx.cache.getTestSpecificationResult(file) ?? {};
      this.#longest.set(file.moduleId, Math.max(duration, this.#longest.get(file.moduleId) ?? 0));
    }
    const msOf = ({ moduleId }: TestSpecification) => this.#longest.get(moduleId) ?? 0;
    return [...files].sort((a, b) => msOf(a) - msOf(b));
  }
}

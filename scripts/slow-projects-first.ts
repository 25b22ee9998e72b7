import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * A file that takes minutes and begins last would be waited for alone, so slow projects come first. Browsers and databases take turns: several browsers at
 * once keep two cores busy for so long that pages run into their time limits. Within a project, vitest takes the longest file first.
 */
const ORDER = ['e2e', 'server', 'server-on-postgresql', 'smoke', 'unit'];
const TAKE_TURNS = 2;

const rankOf = ({ project }: TestSpecification) => ORDER.indexOf(project.name.replace(/-\d+$/, ''));

export default class SlowProjectsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const groups = Map.groupBy(await super.sort(files), rankOf);
    const place = ({ file, rank }: { file: TestSpecification; rank: number }) => groups.get(rank)?.indexOf(file) ?? 0;
    return files
      .map((file) => ({ file, rank: rankOf(file) }))
      .sort((a, b) => {
        const together = a.rank < TAKE_TURNS && b.rank < TAKE_TURNS;
        return together ? place(a) - place(b) || a.rank - b.rank : a.rank - b.rank || place(a) - place(b);
      })
      .map(({ file }) => file);
  }
}

import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** A file that takes minutes and begins last would be waited for alone; within a project, vitest takes the longest first. */
const ORDER = ['e2e', 'server', 'server-on-postgresql', 'smoke', 'unit'];

const rank = ({ project }: TestSpecification) => ORDER.indexOf(project.name.replace(/-\d+$/, ''));

export default class SlowProjectsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.sort((a, b) => rank(a) - rank(b));
  }
}

import { ROWS } from '../../packages/server/test/surface/rows.ts';
import { atLeast, atMost, notMeasured, type Suite } from '../figures.ts';
import { runTests } from '../suite.ts';
import { scan } from './scanners.ts';

/** Who may call what, and what comes of requests that are not as they must be: the suite's tables, counted; in the full form scanners besides. */
export const surface: Suite = async ({ full, log }) => {
  const ran = await runTests(['--project', 'server', 'packages/server/test/access.test.ts', 'packages/server/test/answers.test.ts']);
  for (const { title } of ran.filter(({ passed }) => !passed)) log(`failed: ${title}`);
  const count = (pattern: RegExp) => ran.filter(({ title, passed }) => passed && pattern.test(title)).length;
  return [
    atLeast('routes in the table of access', ROWS.length, 80, ''),
    atLeast('routes × callers that are answered as they must be', count(/who may call what/), ROWS.length, 'tests'),
    atLeast('routes that answer foreign ids as unknown ones', count(/as what does not exist/), 20, 'tests'),
    atLeast('routes that refuse malformed requests', count(/not as they must be/), ROWS.length, 'tests'),
    atLeast('kinds of answers with all security headers', count(/are there/), 80, 'tests'),
    atMost('tests of the surface that failed', ran.filter(({ passed }) => !passed).length, 0, `of ${ran.length}`),
    ...(full ? await scan(log) : [notMeasured('findings of sqlmap and wapiti', 'in the full form only')]),
  ];
};

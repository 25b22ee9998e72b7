import { WebsiteUrl } from '@citelight/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Canary, openCanary, REFUSED_ROWS } from '../../engine/test/fetch/canary.ts';
import { ALL_URL_CASES } from '../../engine/test/fetch/url-cases.ts';
import { assessmentOf, plainPage, run, serve } from './running.ts';

/** SSRF-1 at the command: every row of the table. The command knows ports 80 and 443 only; where this machine lets us listen there, canaries do. */

const canaries: Canary[] = [];
beforeAll(async () => {
  for (const port of [80, 443])
    await openCanary(port).then(
      (one) => canaries.push(one),
      () => {},
    );
});
afterAll(async () => {
  for (const one of canaries) await one.close();
});
const connections = () => canaries.reduce((sum, { reached }) => sum + reached(), 0);

describe('addresses that are typed', () => {
  it('SSRF-1 SSRF-2 --compare: every row that passes for an address is refused with its reason', async () => {
    const rows = REFUSED_ROWS.filter((url) => WebsiteUrl.safeParse(url).success && !url.includes('\0'));
    expect(rows.length).toBeGreaterThan(200);
    const { args } = await serve('kilns.test', { '/': plainPage() });
    const ran = await run([...args, '--json', '--compare', ...rows], { limitMs: 110_000 });
    expect(ran.code).toBe(0);
    const { comparisons } = assessmentOf(ran);
    expect(comparisons.map(({ accessible }) => accessible)).toEqual(rows.map(() => false));
    for (const { because, url } of comparisons) expect(because, url).toMatch(/^inaccessible: /);
    expect(connections()).toBe(0);
  });

  /** One of each class. */
  const first = [
    ...new Map(ALL_URL_CASES.filter(([, url, expected]) => expected !== 'ok' && !url.includes('\0')).map((row) => [row[0], row])).values(),
  ];
  it.each(first)('SSRF-1 SSRF-2 assess: %s, %s', async (_, url) => {
    const { code, stderr, stdout } = await run(['assess', url, '--json', '--no-render']);
    expect([2, 3]).toContain(code);
    expect(stderr).toMatch(/\(fetch\.\w+\)/);
    expect(stdout).toBe('');
    expect(connections()).toBe(0);
  });
});

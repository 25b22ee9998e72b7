import { describe, expect, it } from 'vitest';
import { buildCorpus } from '../../topics/build-corpus.ts';
import { page, section } from '../../topics/testing-site.ts';
import type { ReadPage } from '../audit.ts';
import { aVisit, findingsOf, gatheredFrom, scoreOf } from '../testing.ts';
import { fanOutCoverage as audit } from './fan-out-coverage.ts';

const INTRO = section(
  'Espresso grinders',
  'An espresso grinder cuts beans evenly. A good espresso grinder has steel burrs, and an espresso grinder is loud.',
);
const ANSWERS = [
  ...section('What do you need for an espresso grinder?', 'An espresso grinder needs a socket of 230 V and fresh beans on the counter.'),
  ...section('How long does an espresso grinder take?', 'An espresso grinder takes 12 seconds for a double shot of coffee.'),
  ...section('Mistakes with an espresso grinder', 'The commonest mistake with an espresso grinder is a setting that is too fine.'),
];
const site = (...pages: ReadPage[]) => gatheredFrom(aVisit({ pages }), buildCorpus);

describe(audit.id, () => {
  it('looks for answers to the sub-questions of each topic', () => {
    const bare = scoreOf(audit, site(page('Espresso grinder', INTRO)));
    const full = scoreOf(audit, site(page('Espresso grinder', [...INTRO, ...ANSWERS])));
    expect(bare).toBe(0);
    expect(full).toBe(1);
    expect(findingsOf(audit, site(page('Espresso grinder', INTRO)))).toMatch(/No passage answers “Which mistakes should I avoid with/);
  });

  it('fifty questions without an answer gain nothing', () => {
    const empty = Array.from({ length: 50 }, (_, at) => section(`How long does an espresso grinder take, part ${at}?`, 'Ask.')).flat();
    expect(scoreOf(audit, site(page('Espresso grinder', [...INTRO, ...empty])))).toBe(0);
  });
});

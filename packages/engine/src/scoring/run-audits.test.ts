import { describe, expect, it } from 'vitest';
import type { AnyAudit, ArtifactName, Gathered, PageRun, Verdict } from '../audits/audit.ts';
import { aPage, aVisit, gatheredFrom, gatheredPages, goodPages, heading, paragraph } from '../audits/testing.ts';
import { NO_TEXT_READ } from '../page/unreadable.ts';
import { auditResults, runAudits, scoreOf, weightOf } from './run-audits.ts';

const card = {
  factor: 'answerability',
  judges: 'contents',
  weight: 3,
  label: 'Label',
  title: 'Title',
  failTitle: 'Fail title',
  why: 'Why.',
  fix: 'Mend {pages}. Do it well.',
  effort: 'low',
  tier: 'V',
  sources: [],
} as const;
const site = (run: (gathered: Gathered) => Verdict, needs: ArtifactName[] = ['url']): AnyAudit => ({ ...card, id: 'a/site', needs, run });
const scored = (score: number): Verdict => ({ state: 'scored', score, findings: [] });
/** An audit of pages that writes down which ones it saw. */
const paged = (seen: string[], draft: Partial<PageRun> = {}): AnyAudit => ({
  ...site(() => scored(0)),
  begin: () => ({ sees: 'pages', add: ({ url }) => void seen.push(url), verdict: () => scored(0.5), judged: new Map(), ...draft }),
});
const gathered = gatheredFrom(aVisit({ pages: goodPages().slice(0, 3) }));
const urls = gathered.pages.ok ? gathered.pages.value.map(({ url }) => url) : [];
const throwing = (thrown: unknown) => () => {
  throw thrown;
};
const failed = (because: string) => ({ state: 'error', because: `this check failed, which is our fault: ${because}` });

describe('an audit', () => {
  it.each([
    ['that throws', throwing(new Error('Boom')), failed('Boom')],
    ['that throws no error', throwing('Boom'), failed('unknown error')],
    ['with a score of 0', () => scored(0), scored(0)],
    ['with a score of 1', () => scored(1), scored(1)],
    ['with a score below', () => scored(-0.1), failed('score -0.1 is not within 0 and 1')],
    ['with a score above', () => scored(1.1), failed('score 1.1 is not within 0 and 1')],
    ['without a number', () => scored(Number.NaN), failed('score NaN is not within 0 and 1')],
    [
      'that does not apply',
      (): Verdict => ({ state: 'notApplicable', because: 'no shop' }),
      { state: 'notApplicable', because: 'no shop' },
    ],
  ])('%s', (_, run, verdict) =>
    expect(runAudits([site(run), site(() => scored(1))], gathered).map((one) => one.verdict)).toEqual([verdict, scored(1)]),
  );
});

describe('a site of notices', () => {
  const notice = (url: string) => aPage({ url, document: { title: 'Coming soon', links: [], blocks: [heading(1, 'Coming soon')] } });
  const page = (url: string) =>
    aPage({ url, document: { blocks: [heading(1, 'Kilns'), paragraph('We sell kilns of all sizes, and repair them.')] } });
  const notices = gatheredPages(notice('https://acme.test/'), notice('https://acme.test/kilns'));
  const unread: Verdict = { state: 'unmeasured', because: NO_TEXT_READ };
  const verdicts = (audit: AnyAudit, gathered: Gathered) => runAudits([audit], gathered).map(({ verdict }) => verdict);

  it.each<[string, AnyAudit, Gathered, Verdict]>([
    ['says nothing of its contents', site(() => scored(0)), notices, unread],
    ['nor page by page', paged([]), notices, unread],
    ['but how it is handed out', { ...site(() => scored(0)), judges: 'delivery' }, notices, scored(0)],
    [
      'and of the contents where one page has some',
      site(() => scored(0)),
      gatheredPages(notice('https://acme.test/'), page('https://acme.test/kilns')),
      scored(0),
    ],
    ['no page that was read is no notice', site(() => scored(0)), gatheredFrom(aVisit({ pages: [] })), scored(0)],
  ])('%s', (_, audit, gathered, verdict) => expect(verdicts(audit, gathered)).toEqual([verdict]));

  it('that scripts bring to life has contents for an audit of pages as readers see them', () => {
    const served = notice('https://acme.test/');
    const gathered = gatheredPages({ ...served, rendered: page('https://acme.test/').document });
    expect(
      verdicts(
        site(() => scored(0), ['served']),
        gathered,
      ),
    ).toEqual([unread]);
    expect(
      verdicts(
        site(() => scored(0), ['pages']),
        gathered,
      ),
    ).toEqual([scored(0)]);
  });

  it('is not judged by what was found before it became one', () => {
    const before = gatheredPages(page('https://acme.test/'));
    const audits = [site(() => scored(0), ['url'])];
    const outcomes = runAudits(audits, before);
    expect(runAudits(audits, { ...before, pages: notices.pages }, undefined, { gathered: before, outcomes })[0]?.verdict).toEqual(unread);
  });
});

describe('audits of pages', () => {
  it('see each page once, in order and in turns', () => {
    const seen: string[] = [];
    const outcomes = runAudits([paged(seen), site(() => scored(1)), paged(seen)], gathered, ({ url }) => void seen.push(`beside ${url}`));
    expect(seen).toEqual(urls.flatMap((url) => [url, url, `beside ${url}`]));
    expect(outcomes.map(({ verdict, judged }) => [verdict, judged])).toEqual([
      [scored(0.5), new Map()],
      [scored(1), undefined],
      [scored(0.5), new Map()],
    ]);
  });

  it('spoil no other where one throws', () => {
    const seen: string[] = [];
    const audits = [paged([], { add: throwing(new Error('Boom')) }), paged([], { verdict: throwing(new Error('Bang')) }), paged(seen)];
    const outcomes = runAudits(audits, gathered, throwing(new Error('beside')));
    expect(outcomes.map(({ verdict }) => verdict)).toEqual([failed('Boom'), failed('Bang'), scored(0.5)]);
    expect(seen).toEqual(urls);
  });

  it('that cannot begin say why', () => {
    const none = { state: 'unmeasured', because: 'no pages' } as const;
    const outcomes = runAudits(
      [
        { ...paged([]), begin: () => none },
        { ...paged([]), begin: throwing(new Error('Boom')) },
      ],
      gathered,
    );
    expect(outcomes).toMatchObject([{ verdict: none }, { verdict: failed('Boom') }]);
  });

  it('see pages as they were sent, or as readers see them', () => {
    const [page] = goodPages();
    const visit = aVisit({ pages: page ? [{ ...page, rendered: page.document && { ...page.document, title: 'After scripts' } }] : [] });
    const titles = (sees: PageRun['sees']) => {
      const seen: (string | null)[] = [];
      runAudits([paged([], { sees, add: ({ document }) => void seen.push(document.title) })], gatheredFrom(visit));
      return seen;
    };
    expect([titles('pages'), titles('served')]).toEqual([['After scripts'], [page?.document?.title]]);
  });

  it('are asked at once where no page could be read', () => {
    const seen: string[] = [];
    expect(runAudits([paged(seen)], gatheredFrom(aVisit({ pages: [] })))[0]?.verdict).toEqual(scored(0.5));
    expect(seen).toEqual([]);
  });

  it('are not read beside where there are none', () => {
    const seen: string[] = [];
    runAudits([site(() => scored(1))], gathered, ({ url }) => void seen.push(url));
    expect(seen).toEqual([]);
  });
});

describe('a site judged again', () => {
  const pages = goodPages();
  const visit = aVisit({ pages });
  const again = (needs: ArtifactName[], changed: typeof visit) => {
    const [before, after] = [gatheredFrom(visit), gatheredFrom(changed)];
    const run = (gathered: Gathered, before?: Parameters<typeof runAudits>[3]) =>
      runAudits([site(() => scored(1), needs)], gathered, undefined, before);
    const outcomes = run(before);
    return run(after, { gathered: before, outcomes })[0] === outcomes[0];
  };
  const missing = { ...visit, robots: { ...visit.robots, code: 'fetch.timeout' } };
  it.each<[string, ArtifactName[], typeof visit, boolean]>([
    ['nothing changed', ['robots', 'visited'], { ...visit }, true],
    ['the same pages in another list', ['visited'], { ...visit, pages: [...pages] }, true],
    ['what it does not need changed', ['host'], { ...visit, robots: { ...visit.robots } }, true],
    ['a file changed', ['robots', 'host'], { ...visit, robots: { ...visit.robots } }, false],
    ['a page changed', ['visited'], { ...visit, pages: pages.map((page) => ({ ...page })) }, false],
    ['a page more', ['visited'], { ...visit, pages: [...pages, ...pages.slice(0, 1)] }, false],
    ['a page less', ['visited'], { ...visit, pages: pages.slice(1) }, false],
    ['what was there is missing', ['robots'], missing, false],
  ])('runs an audit no more than it must: %s', (_, needs, changed, same) => expect(again(needs, changed)).toBe(same));

  it('takes what is missing for the same reason as unchanged', () => {
    const same = (one: string, other: string) => {
      const [before, after] = [one, other].map((code) => gatheredFrom({ ...visit, robots: { ...visit.robots, code } })) as [
        Gathered,
        Gathered,
      ];
      const audits = [site(() => scored(1), ['robots'])];
      const outcomes = runAudits(audits, before);
      return runAudits(audits, after, undefined, { gathered: before, outcomes })[0] === outcomes[0];
    };
    expect([same('fetch.timeout', 'fetch.timeout'), same('fetch.timeout', 'fetch.dns')]).toEqual([true, false]);
  });

  it('hands an audit of pages what it found on each', () => {
    const judged = new Map();
    const given: unknown[] = [];
    const audit: AnyAudit = {
      ...paged([]),
      begin: (_, before) => {
        given.push(before);
        return { sees: 'pages', add: () => undefined, verdict: () => scored(1), judged };
      },
    };
    const changed = gatheredFrom({ ...visit, url: 'https://acme.test/other' });
    const outcomes = runAudits([audit], gathered);
    runAudits([audit], changed, undefined, { gathered, outcomes });
    expect(given[0]).toBeUndefined();
    expect(given[1]).toBe(judged);
  });
});

describe('results', () => {
  const resultOf = (verdict: object, more: object = {}) =>
    auditResults([{ audit: { ...site(() => scored(1)), ...more }, verdict: verdict as Verdict }], [{ won: 1.5, lost: 0.5 }])[0];
  const findings = (count: number) => Array.from({ length: count }, (_, at) => ({ where: 'https://acme.test/', what: `fault ${at}` }));
  it('have all that a report shows', () => {
    const pages = { applicable: 4, faultless: 1 };
    expect(resultOf({ state: 'scored', score: 0.75, findings: findings(1), pages, share: 0.5 }, { contested: 'Not by all.' })).toEqual({
      ...{
        id: 'a/site',
        factor: 'answerability',
        title: 'Title',
        state: 'scored',
        score: 0.75,
        weight: 1.5,
        pointsWon: 1.5,
        pointsLost: 0.5,
      },
      ...{ tier: 'V', because: null, findings: [{ where: 'https://acme.test/', what: 'Fault 0.' }], findingsTotal: 1, why: 'Why.' },
      ...{ fix: 'Mend 3 pages. Do it well.', effort: 'low', sources: [], contested: 'Not by all.', pages },
    });
  });
  it('claim nothing of what has no verdict', () => {
    expect(resultOf({ state: 'notApplicable', because: 'no shop' })).toMatchObject({
      ...{ title: 'Label', state: 'notApplicable', score: null, weight: 3, because: 'No shop.', findings: [], findingsTotal: 0 },
      ...{ fix: 'Mend pages. Do it well.', contested: null, pages: null },
    });
  });
  it('show fifty findings and count those left out', () => {
    const result = resultOf({ state: 'unmeasured', because: 'x', findings: findings(60) });
    expect([result?.findings.length, result?.findingsTotal]).toEqual([50, 60]);
    expect(resultOf({ state: 'scored', score: 1, findings: findings(2), omitted: 7 })).toMatchObject({ findingsTotal: 9 });
  });
  it('have no points where none were given', () => {
    expect(auditResults([{ audit: site(() => scored(1)), verdict: scored(1) }], [])[0]).toMatchObject({ pointsWon: 0, pointsLost: 0 });
  });
  it.each<[Verdict, number | null, number]>([
    [{ ...scored(0.5), share: 0 } as Verdict, 0.5, 0],
    [scored(0.5), 0.5, 3],
    [{ state: 'unmeasured', because: 'x' }, null, 3],
  ])('%j', (verdict, score, weight) => {
    const outcome = { audit: site(() => verdict), verdict };
    expect([scoreOf(outcome), weightOf(outcome)]).toEqual([score, weight]);
  });
});

import { readReport } from '@citelight/contracts/api/data';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser, json, keep, refusal, session } from './testing.ts';

/** The toast after a click that asks something of the server; shown plainly, as where the toaster's code could not be loaded. */

beforeEach(() => void vi.resetModules());
afterEach(async () => {
  await vi.dynamicImportSettled();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('A7 the free assessment', () => {
  const ANALYZE = 'POST /functions/v1/analyze-website';
  const start = async (answer: () => Response | Promise<Response>) => {
    const { asked, toasts } = fakeBrowser({ [ANALYZE]: answer });
    keep(session());
    const { startFreeAnalysis } = await import('./analyze.ts');
    const { queryClient } = await import('./query-client.ts');
    const refetched = vi.spyOn(queryClient, 'invalidateQueries');
    const outcome = await startFreeAnalysis('https://shop.test/', 'u1');
    await expect.poll(() => toasts).toHaveLength(1);
    return { outcome, toast: toasts[0], sent: JSON.parse(asked.at(-1)?.body ?? ''), refetched: refetched.mock.calls.length };
  };

  it('never spends credits, and refetches everything', async () => {
    expect(await start(() => json({ success: true, replacedWebsite: false }))).toEqual({
      outcome: 'started',
      toast: 'Analysis started! This is now your tracked website.',
      sent: { url: 'https://shop.test/', userId: 'u1', freeOnly: true },
      refetched: 1,
    });
  });

  const retry = 'Failed to start analysis. You can try again from the dashboard.';
  it.each([
    [
      'another website is tracked now',
      () => json({ success: true, replacedWebsite: true }),
      'started',
      'Analysis started for your updated website!',
    ],
    ['the free one is used', () => refusal(403, 'analysis.free_used', 'You have used it.'), 'free-used', 'You have used it.'],
    ['the site is refused', () => refusal(400, 'request.invalid', 'Please enter a valid URL'), 'refused', 'Please enter a valid URL'],
    ['a refusal gives no reason', () => json({ success: false }, 499), 'refused', 'Failed to analyze website'],
    ['the server fails', () => refusal(500, 'server.internal', 'Oh no.'), 'failed', retry],
    ['the server cannot be reached', () => Promise.reject(new TypeError('Failed to fetch')), 'failed', retry],
  ])('%s', async (_case, answer, outcome, toast) => {
    expect(await start(answer)).toMatchObject({ outcome, toast, refetched: outcome === 'started' ? 1 : 0 });
  });

  it('a bug of the page is told as a failure', async () => {
    expect(await start(() => json(null))).toMatchObject({ outcome: 'failed', toast: retry });
  });
});

describe('the checkout', () => {
  const open = async (of: 'plan' | 'pack', url: string) => {
    const outside = fakeBrowser({
      'POST /functions/v1/create-checkout': () => json({ success: true, url }),
      'POST /functions/v1/create-credits-checkout': () => json({ success: true, url }),
    });
    keep(session());
    const { goToCheckout, goToCreditsCheckout, showCheckoutFailed } = await import('./checkout.ts');
    await (of === 'plan' ? goToCheckout('plan_weekly') : goToCreditsCheckout('pack_power')).catch((error) =>
      showCheckoutFailed(error, 'Failed to start checkout'),
    );
    return outside;
  };

  it.each([
    ['plan', '/functions/v1/create-checkout', { priceId: 'plan_weekly', mode: 'subscription' }, 'Redirecting to checkout...'],
    ['pack', '/functions/v1/create-credits-checkout', { priceId: 'pack_power' }, 'Opening checkout...'],
  ] as const)('of a %s is opened at the provider', async (of, path, body, sentence) => {
    const { asked, left, toasts } = await open(of, 'https://pay.test/1');
    expect(left).toEqual(['https://pay.test/1']);
    expect(asked.at(-1)).toMatchObject({ path, body: JSON.stringify(body) });
    await expect.poll(() => toasts).toEqual([sentence]);
  });

  it.each(['plan', 'pack'] as const)('of a %s that has no address is named', async (of) => {
    const { left, toasts } = await open(of, '');
    expect(left).toEqual([]);
    await expect.poll(() => toasts).toContain('No checkout URL received');
  });

  it('that fails otherwise is told with the server’s reason', async () => {
    const { toasts } = fakeBrowser();
    const { showCheckoutFailed } = await import('./checkout.ts');
    const { ApiError } = await import('./errors.ts');
    showCheckoutFailed(new ApiError('billing.unknown_price', 'This price is not for sale.', 400), 'Failed to start checkout');
    await expect.poll(() => toasts).toEqual(['Failed to start checkout. This price is not for sale.']);
  });
});

describe('the website that a visitor came for', () => {
  it('is kept once, and forgotten by a visit for something else', async () => {
    fakeBrowser();
    const { keepPendingUrl, takePendingUrl } = await import('./pending-url.ts');
    expect(takePendingUrl()).toBe('');
    keepPendingUrl('https://shop.test/');
    expect([takePendingUrl(), takePendingUrl()]).toEqual(['https://shop.test/', '']);
    keepPendingUrl('https://shop.test/');
    keepPendingUrl(undefined);
    expect(takePendingUrl()).toBe('');
  });
  it('is not kept in a browser that keeps nothing', async () => {
    fakeBrowser({}, { storageIsOff: true });
    const { keepPendingUrl, takePendingUrl } = await import('./pending-url.ts');
    keepPendingUrl('https://shop.test/');
    expect(takePendingUrl()).toBe('');
  });
});

describe('queries', () => {
  it('a refusal is final, and anything else is tried twice more', async () => {
    const { queryClient } = await import('./query-client.ts');
    const { ApiError } = await import('./errors.ts');
    const retry = queryClient.getDefaultOptions().queries?.retry as (failures: number, error: Error) => boolean;
    const triesOf = (error: Error) => [0, 1, 2].map((failures) => retry(failures, error));
    const [again, final] = [
      [true, true, false],
      [false, false, false],
    ];
    expect(triesOf(new Error('x'))).toEqual(again);
    for (const [status, expected] of [
      [0, again],
      [399, again],
      [400, final],
      [499, final],
      [500, again],
    ] as const)
      expect(triesOf(new ApiError('', '', status)), `${status}`).toEqual(expected);
  });

  const parts = (keywords: string, content: string, competitors: string) => ({ keywords, content, competitors }) as never;
  it.each([
    ['failed', parts('pending', 'none', 'none'), { base: false, ended: false, settled: true }],
    ['processing', parts('none', 'none', 'none'), { base: false, ended: true, settled: false }],
    ['completed', parts('none', 'none', 'none'), { base: true, ended: true, settled: true }],
    ['completed', parts('completed', 'failed', 'completed'), { base: false, ended: true, settled: true }],
    ['completed', parts('completed', 'processing', 'completed'), { base: false, ended: false, settled: false }],
    ['completed', parts('pending', 'completed', 'none'), { base: false, ended: false, settled: false }],
  ] as const)('a %s report with %j', async (status, of, { base, ended, settled }) => {
    const { isBaseReport, isSettled, partsEnded } = await import('./report-query.ts');
    const report = { status, parts: of };
    expect({ base: isBaseReport(report), ended: partsEnded(report), settled: isSettled(report) }).toEqual({ base, ended, settled });
  });

  type Interval = (query: { state: { data: unknown } }) => number | false;
  it('a report is asked for every 5 seconds until nothing about it changes', async () => {
    fakeBrowser({ 'GET /data/v1/assessment_reports/r1': () => json({ id: 'r1' }) });
    keep(session());
    const { reportQuery } = await import('./report-query.ts');
    const query = reportQuery('r1');
    const wait = query.refetchInterval as Interval;
    expect(wait({ state: { data: { status: 'processing', parts: parts('pending', 'none', 'none') } } })).toBe(5_000);
    expect(wait({ state: { data: { status: 'failed', parts: parts('none', 'none', 'none') } } })).toBe(false);
    expect(wait({ state: { data: undefined } })).toBe(false);
    expect(readReport.path).toContain(':id');
    const { queryClient } = await import('./query-client.ts');
    expect(await queryClient.fetchQuery(query)).toEqual({ id: 'r1' });
    expect(queryClient.getQueryData(['report', 'r1'])).toEqual({ id: 'r1' });
  });

  it.each([
    ['pending', 2_000],
    ['processing', 2_000],
    ['completed', false],
    [undefined, false],
  ] as const)('recommendations with a re-check that is %s are asked for again in %s', async (status, ms) => {
    const { recommendationsQuery } = await import('./recommendations-query.ts');
    const wait = recommendationsQuery('r1').refetchInterval as Interval;
    expect(wait({ state: { data: status ? { recheck: { status } } : { recheck: null } } })).toBe(ms);
    expect(wait({ state: { data: undefined } })).toBe(false);
  });

  it('what search consoles say is asked for again while answers are looked up', async () => {
    const { asked } = fakeBrowser({ 'GET /data/v1/search_evidence': () => json({ questions_pending: true }) });
    keep(session());
    const { searchEvidenceQuery } = await import('./search-evidence.ts');
    const { queryClient } = await import('./query-client.ts');
    const wait = searchEvidenceQuery('w1').refetchInterval as Interval;
    expect(wait({ state: { data: { questions_pending: true } } })).toBe(3_000);
    expect(wait({ state: { data: { questions_pending: false } } })).toBe(false);
    expect(wait({ state: { data: undefined } })).toBe(false);
    await queryClient.fetchQuery(searchEvidenceQuery('w1', 'r1')).catch(() => undefined);
    expect(asked.at(-1)?.search).toBe('?website_id=w1&report_id=r1');
    expect(searchEvidenceQuery('w1').queryKey).not.toEqual(searchEvidenceQuery('w1', 'r1').queryKey);
  });
});

it.each([
  [
    { name: 'NotAllowedError', message: 'x' },
    'Nothing was confirmed: the request was closed, took too long, or the key did not know you. Please try again.',
  ],
  [{ name: 'InvalidStateError', message: 'x' }, 'This security key is set up already.'],
  [{ name: 'SecurityError', message: 'x' }, 'Security keys cannot be used at this address.'],
  [{ name: 'OtherError', message: 'What it says.' }, 'What it says.'],
  [{ message: 'What it says.' }, 'What it says.'],
])('a security key that says %j', async (error, sentence) => {
  expect((await import('./security-key.ts')).keyProblem(error)).toBe(sentence);
});

it('outside the gate only some screens are shown', async () => {
  fakeBrowser();
  const { isOutside, OUTSIDE_PATHS } = await import('./outside.ts');
  expect(isOutside).toBe(false);
  expect(OUTSIDE_PATHS).toEqual(['/reset-password', '/shared/:token', '/unsubscribe/:token']);
  vi.resetModules();
  vi.stubGlobal('document', { querySelector: (selector: string) => (selector === 'meta[name=citelight-gate]' ? {} : null) });
  expect((await import('./outside.ts')).isOutside).toBe(true);
  vi.resetModules();
  vi.stubGlobal('document', undefined);
  expect((await import('./outside.ts')).isOutside).toBe(false);
});

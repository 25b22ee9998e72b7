import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { windowsSite } from '../../engine/test/sites/index.ts';
import { type Answer, type SitePages, serveSite } from '../../engine/test/sites/serve-site.ts';
import { assessmentOf, plainPage, run, serve, temporaryFolder } from './running.ts';

const FAST = ['--no-render', '--pages', '6'];
const SERVICES = '/services';
/** The page loses its heading, which costs a check that was without fault. */
const spoilt = (page: string) => page.replace(/<h1[^>]*>[\s\S]*?<\/h1>/, '<h1></h1>');

let folder: string;
let args: string[];
let spoil = false;
const file = (name: string, content: string): string => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};
const config = (settings: object) => file('config.json', JSON.stringify(settings));
const today = new Date().toISOString().slice(0, 10);

/** The windows site, one page of which can be spoilt. */
const pages: SitePages = {
  ...windowsSite.pages,
  [SERVICES]: () => (spoil ? spoilt(windowsSite.pages[SERVICES] as string) : (windowsSite.pages[SERVICES] as Answer)), // safe: it is text
};

beforeAll(async () => {
  folder = temporaryFolder();
  ({ args } = await serve(windowsSite.host, pages));
  file('urls.txt', `# chosen\n${SERVICES}\n\n/pricing\n/faq\n`);
});

describe('I3 citelight assess in continuous integration', () => {
  it('writes SARIF, JUnit and a summary that agree with the exit code', async () => {
    const [sarif, junit, summary] = ['r.sarif', 'r.xml', 'r.md'].map((name) => join(folder, name)) as [string, string, string]; // safe: three
    const budgets = { overall: 99.9, factors: { crawlerAccess: 50 }, audits: { 'answerability/depth': 100 } };
    const ran = await run([
      ...args,
      ...FAST,
      '--json',
      '--config',
      config({ budgets }),
      '--sarif',
      sarif,
      '--junit',
      junit,
      '--summary',
      summary,
    ]);
    expect(ran.code).toBe(1);
    expect(ran.stderr).toMatch(/The overall score is \d+\.\d, under its budget of 99\.9\./);
    expect(ran.stderr).toMatch(/answerability\/depth is \d+\.\d, under its budget of 100\./);
    expect(ran.stderr).not.toContain('Crawler Access is');

    const { audits } = assessmentOf(ran);
    const faulty = audits.filter(({ score }) => score !== null && score < 1);
    const [log] = (JSON.parse(readFileSync(sarif, 'utf8')) as Sarif).runs;
    expect(log?.tool.driver.name).toBe('Citelight');
    expect(log?.results.map(({ ruleId }) => ruleId).sort()).toEqual(faulty.flatMap(({ id, findings }) => findings.map(() => id)).sort());
    for (const { locations, partialFingerprints } of log?.results ?? []) {
      // GitHub refuses addresses with a scheme, empty ones, and results without a line.
      expect(locations[0]?.physicalLocation.artifactLocation.uri).toMatch(/^(?![a-z]+:)[^/].*/);
      expect(locations[0]?.physicalLocation.region.startLine).toBe(1);
      expect(partialFingerprints['citelight/v1']).toMatch(/^[0-9a-f]{32}$/);
    }
    expect(new Set(log?.results.map(({ partialFingerprints }) => partialFingerprints['citelight/v1'])).size).toBe(log?.results.length);

    const xml = readFileSync(junit, 'utf8');
    expect(xml.match(/<testcase /g)).toHaveLength(audits.length + 1);
    expect(xml.match(/<failure /g)).toHaveLength(2);
    expect(xml.match(/<skipped /g)).toHaveLength(audits.filter(({ state }) => state !== 'scored').length);
    const text = readFileSync(summary, 'utf8');
    expect(text).toMatch(/^## AI search readiness: \d+ of 100\n/);
    expect(text).toContain('### What failed');
    expect(text).toContain('### What to do first');
  });

  it('--baseline fails only on what got worse, wherever the site is deployed', async () => {
    const baseline = join(folder, 'baseline.json');
    const chosen = [...FAST, '--urls', join(folder, 'urls.txt'), '--baseline', baseline];
    const strict = config({ budgets: { overall: 100 } });
    const written = await run([...args, ...chosen, '--update-baseline']);
    expect([written.code, existsSync(baseline)]).toEqual([0, true]);
    const same = await run([...args, ...chosen, '--config', strict]);
    expect(same.code).toBe(0);
    expect(same.stderr).toMatch(/note: The overall score is \d+\.\d, under its budget of 100, as in the baseline\./);

    spoil = true;
    const sarif = join(folder, 'worse.sarif');
    const worse = await run([...args, ...chosen, '--sarif', sarif]);
    expect(worse.code).toBe(1);
    expect(worse.stderr).toMatch(/\(content-extraction\/heading-outline\)\. Its score fell from 100\.0 to \d+\.\d\. New on \/services\./);
    const fresh = (JSON.parse(readFileSync(sarif, 'utf8')) as Sarif).runs[0]?.results.filter(
      ({ baselineState }) => baselineState === 'new',
    );
    expect(new Set(fresh?.map(({ locations }) => locations[0]?.physicalLocation.artifactLocation.uri))).toEqual(new Set(['services']));

    // An exception needs a reason and ends; it covers the findings and nothing else.
    // What the page lost is excused there; what the site counts less of has no page.
    const failing = [...worse.stderr.matchAll(/\(([a-z-]+\/[a-z0-9-]+)\)\. (.*)/g)].map(([, audit, text]) => ({
      audit,
      ...(text?.includes('New on') && { page: SERVICES }),
    }));
    const ignore = (until: string) => config({ ignore: failing.map((one) => ({ ...one, reason: 'A redesign', until })) });
    const excused = await run([...args, ...chosen, '--sarif', sarif, '--config', ignore(today)]);
    expect([excused.code, excused.stderr.includes('New on')]).toEqual([0, false]);
    const { runs } = JSON.parse(readFileSync(sarif, 'utf8')) as Sarif;
    expect(runs[0]?.results.filter(({ suppressions }) => suppressions?.[0]?.justification === 'A redesign').length).toBeGreaterThan(0);
    const over = await run([...args, ...chosen, '--config', ignore('2020-01-31')]);
    expect(over.code).toBe(1);
    expect(over.stderr).toContain('on /services ended on 2020-01-31.');
    spoil = false;

    const preview = Object.fromEntries(
      Object.entries(windowsSite.pages).map(([path, answer]) => [
        path,
        typeof answer === 'string' ? answer.replaceAll(windowsSite.host, 'preview.test') : answer,
      ]),
    );
    const there = await serve('preview.test', preview);
    const elsewhere = await run([...there.args, ...chosen]);
    expect([elsewhere.code, elsewhere.stderr.includes('New on')]).toEqual([0, false]);
  });

  it.each<[string, string, RegExp]>([
    ['{"pages": {"max": 0}}', 'config', /config\.json:1:12: pages\.max: .*\(config\.invalid\)/],
    ['{\n  "budgets": {\n    "factors": { "crawlerAcess": 50 }\n  }\n}', 'config', /config\.json:3:18: budgets\.factors\.crawlerAcess: /],
    ['{"budgets": {"audits": {"crawler-access/sitemaps": 50}}}', 'config', /there is no check 'crawler-access\/sitemaps'/],
    ['{"ignore": [{"audit": "crawler-access/sitemap", "reason": "x", "until": "soon"}]}', 'config', /1:\d+: ignore\.0\.until: /],
    ['{"ignore": [{"audit": "crawler-access/sitemap", "until": "2030-01-01"}]}', 'config', /1:13: ignore\.0\.reason: /],
    ['{"pages": {"urls": ["/"], "sitemap": "https://a.test/s.xml"}}', 'config', /both choose the pages/],
    ['{\n  "budgets": {},\n  "colour": 1\n}', 'config', /config\.json:3:3: colour: there is no such setting/],
    ['{\n  "pages": }', 'config', /config\.json:2:12: not valid JSON: ValueExpected\. \(config\.invalid\)/],
    ['{"format": 1}', 'baseline', /baseline\.json:1:1: rubricVersion: .*\(baseline\.invalid\)/],
    ['not json', 'baseline', /baseline\.json:1:1: not valid JSON.*\(baseline\.invalid\)/],
    [
      '{"format":1,"rubricVersion":"1.0.0","url":"http://a.test/","assessedAt":"","overallScore":1,"scores":{},"gates":[],"audits":{}}',
      'baseline',
      /made by rubric 1\.0\.0, and this is rubric .* --update-baseline\. \(baseline\.invalid\)/,
    ],
  ])('a mistake in a file is named before anything is visited: %s as %s', async (content, kind, sentence) => {
    const place = file(`${kind}.json`, content);
    const { code, stdout, stderr } = await run(['assess', 'http://nowhere.invalid/', `--${kind}`, place]);
    expect(stderr).toMatch(sentence);
    expect([code, stdout]).toEqual([2, '']);
  });

  it.each<[string[], RegExp]>([
    [['--header', 'no colon: secret\n'], /^--header takes/],
    [['--header', 'User-Agent: GPTBot'], /no header that the crawler sets itself; not 'User-Agent'/],
    [['--header', 'X-Key: top-secret\r\nHost: b'], /^--header takes/],
    [['--basic-auth', 'top-secret'], /^--basic-auth takes user:password\./],
    [['--cookie', 'a=top-secret\n'], /^--cookie takes/],
    [['--update-baseline'], /--update-baseline needs --baseline FILE/],
    [['--urls', 'a', '--sitemap', 'http://a.test/s.xml'], /both choose the pages/],
    [['--urls', 'none.txt'], /none\.txt could not be read/],
    [['--sarif', '/nowhere/at/all.sarif'], /could not be written/],
    [['--config', 'none.json'], /none\.json could not be read: .*\(config\.invalid\)/],
  ])('a mistake on the command line: %j', async (more, sentence) => {
    const { code, stdout, stderr } = await run(['assess', 'http://nowhere.invalid/', ...more]);
    expect(stderr).toMatch(sentence);
    expect(stderr).not.toContain('top-secret');
    expect([code, stdout]).toEqual([2, '']);
  });

  it('--urls, --sitemap and the configuration choose the pages', async () => {
    const read = async (...more: string[]) =>
      assessmentOf(await run([...args, '--no-render', '--json', ...more])).pages.map(({ url }) => new URL(url).pathname);
    const chosen = ['/', '/faq', '/pricing', SERVICES];
    expect(await read('--urls', join(folder, 'urls.txt'))).toEqual(chosen);
    expect(await read('--config', config({ pages: { urls: chosen.slice(1) } }))).toEqual(chosen);
    // The sitemap of the site that a preview becomes names that site: its paths are read here.
    const lists = (...paths: string[]) =>
      `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${paths.map((path) => `<url><loc>https://live.test${path}</loc></url>`).join('')}</urlset>`;
    const live = await serveSite({ '/s.xml': lists('/faq', '/pricing') });
    const map = ['--sitemap', 'http://live.test/s.xml', '--resolve', `live.test=${live.address}`];
    expect(await read(...map)).toEqual(['/', '/faq', '/pricing']);
    await live.close();
    const gone = await run([...args, ...map]);
    expect([gone.code, gone.stderr]).toEqual([3, expect.stringMatching(/s\.xml: the sitemap could not be fetched .*\(pages\.sitemap\)/)]);
    const other = await run([...args, '--urls', file('other.txt', 'https://elsewhere.test/\n')]);
    expect([other.code, other.stderr]).toEqual([3, expect.stringContaining('(pages.none)')]);
    const wrong = await run([...args, '--urls', file('wrong.txt', '/\npricing\n')]);
    expect([wrong.code, wrong.stderr]).toEqual([
      2,
      expect.stringContaining("wrong.txt:2: takes an address such as https://example.com/pricing or /pricing, not 'pricing'."),
    ]);
  });

  it('headers, passwords and cookies open a preview deployment, go nowhere else, and are kept nowhere', async () => {
    const strangers: IncomingMessage['headers'][] = [];
    const stranger = (request: IncomingMessage) => {
      strangers.push(request.headers);
      return { headers: { 'access-control-allow-origin': '*' }, body: plainPage() };
    };
    const other = await serveSite({ '*': stranger });
    const refused: string[] = [];
    const open = await serve('gated.test', {
      '*': ({ headers, url = '' }: IncomingMessage): Answer => {
        const known =
          headers.authorization === 'Basic YW5uOnRvcC1zZWNyZXQ=' && headers['x-preview'] === 'k3y-7' && headers.cookie === 'door=0pen-9';
        if (!known) {
          refused.push(url);
          return { status: 401, body: 'no' };
        }
        if (url === '/robots.txt') return 'User-agent: *\nAllow: /\n';
        if (url === '/more.js')
          return {
            headers: { 'content-type': 'text/javascript' },
            body: "fetch('/away').catch(() => {}); document.querySelector('main').append('Written by a script.')",
          };
        if (url === '/away') return { status: 302, headers: { location: 'http://stranger.test/away' } };
        if (url !== '/' && url !== '/kilns') return { status: 404, body: 'no' };
        return plainPage('<script src="/more.js"></script><a href="/kilns">Kilns</a><a href="http://stranger.test/out">Out</a>');
      },
    });
    const saved = join(folder, 'saved');
    const ran = await run(
      [
        ...open.args.filter((arg) => arg !== '--no-render'),
        ...['--resolve', `stranger.test=${other.address}`, '--compare', 'http://stranger.test/'],
        ...['--basic-auth', 'ann:top-secret', '--header', 'X-Preview: k3y-7', '--json', '--save-artifacts', saved],
        ...['--html', join(saved, 'report.html'), '--sarif', join(saved, 'r.sarif')],
      ],
      { env: { CITELIGHT_COOKIE: 'door=0pen-9' } },
    );
    expect(ran.code).toBe(0);
    expect(refused).toEqual([]);
    expect(assessmentOf(ran).crawl).toMatchObject({ pagesFetched: 2, rendered: 2 });
    expect(assessmentOf(ran).comparisons).toEqual([expect.objectContaining({ accessible: true })]);
    expect(ran.stderr).toContain(
      'note: gated.test is read with headers of yours (x-preview, authorization, cookie); crawlers do not send them\n',
    );
    expect(strangers.length).toBeGreaterThan(3);
    for (const headers of strangers) expect(headers).not.toEqual(expect.objectContaining({ 'x-preview': expect.anything() }));
    expect(strangers.filter(({ authorization, cookie }) => authorization ?? cookie)).toEqual([]);
    const kept = ['visit.json', 'competitors.json', 'report.html', 'r.sarif'].map((name) => readFileSync(join(saved, name), 'utf8'));
    for (const text of [ran.stdout, ran.stderr, ...kept]) expect(text).not.toMatch(/top-secret|YW5uOnRvcC1zZWNyZXQ|k3y-7|0pen-9/);
    await other.close();
  });

  it('the GitHub action runs the command, writes the job summary, and keeps one comment up to date', async () => {
    type Step = { name: string; run?: string; if?: string; env?: Record<string, string> };
    const root = join(import.meta.dirname, '../../..');
    const action = parse(readFileSync(join(root, 'action.yml'), 'utf8')) as {
      inputs: Record<string, { default?: string }>;
      runs: { steps: Step[] };
    };
    const comments = new Map<number, string>([[1, 'Someone writes <!-- citelight -->']]);
    const calls: string[] = [];
    const body = async (request: IncomingMessage) => (JSON.parse((await request.toArray()).join('')) as { body: string }).body;
    const github = await serveSite({
      '*': async (request) => {
        const { method = '', url = '', headers } = request;
        calls.push(`${method} ${url}`);
        const json = (status: number, value: unknown) => ({
          status,
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(value),
        });
        if (headers.authorization !== 'Bearer t0ken') return json(403, { message: 'no' });
        if (method === 'GET')
          return json(
            200,
            [...comments].map(([id, text]) => ({ id, body: text })),
          );
        const id = method === 'POST' ? comments.size + 1 : Number(url.split('/').at(-1));
        comments.set(id, await body(request));
        return json(method === 'POST' ? 201 : 200, { id });
      },
    });
    const temp = join(folder, 'runner');
    mkdirSync(temp, { recursive: true });
    const [summary, output] = [file('step-summary.md', ''), file('output.txt', '')];
    const event = file('event.json', JSON.stringify({ pull_request: { number: 7 } }));
    const resolve = args.filter((_, at) => args[at - 1] === '--resolve').join(' ');
    const inputs: Record<string, string> = {
      ...Object.fromEntries(Object.entries(action.inputs).map(([name, input]) => [name, input.default ?? ''])),
      ...{ url: `http://${windowsSite.host}/`, render: 'false', pages: '4', resolve, 'fail-under': '99.9', 'github-token': 't0ken' },
    };
    const outputs = () =>
      Object.fromEntries(
        readFileSync(output, 'utf8')
          .trim()
          .split('\n')
          .map((line) => line.split('=') as [string, string]),
      );
    const value = (text: string) =>
      text.replace(
        /\$\{\{ (inputs|steps\.assess\.outputs)\.([\w-]+) \}\}/g,
        (_, kind, name) => (kind === 'inputs' ? inputs[name] : outputs()[name]) ?? '',
      );
    const step = (name: string) => {
      const found = action.runs.steps.find((one) => one.name === name);
      const env = Object.fromEntries(Object.entries(found?.env ?? {}).map(([key, text]) => [key, value(text)]));
      const runner = { GITHUB_ACTION_PATH: root, RUNNER_TEMP: temp, GITHUB_STEP_SUMMARY: summary, GITHUB_OUTPUT: output };
      const github_ = { GITHUB_REPOSITORY: 'acme/site', GITHUB_EVENT_PATH: event, GITHUB_API_URL: `http://${github.address}` };
      return run(['-c', found?.run ?? 'exit 99'], {
        program: ['bash', '--noprofile', '--norc', '-eo', 'pipefail'],
        env: { ...runner, ...github_, ...env },
      });
    };
    for (const round of [1, 2]) {
      writeFileSync(output, '');
      expect((await step('Assess')).code).toBe(0);
      expect(outputs()['exit-code']).toBe('1');
      expect([(await step('Comment on the pull request')).code, comments.size]).toEqual([0, 2]);
      expect((await step('Result')).code).toBe(1);
      expect(readFileSync(summary, 'utf8').match(/## AI search readiness/g)).toHaveLength(round);
    }
    expect(comments.get(1)).toBe('Someone writes <!-- citelight -->');
    expect(comments.get(2)).toMatch(/^<!-- citelight -->\n## AI search readiness: \d+ of 100/);
    expect(calls.map((call) => call.split('?')[0])).toEqual([
      'GET /repos/acme/site/issues/7/comments',
      'POST /repos/acme/site/issues/7/comments',
      'GET /repos/acme/site/issues/7/comments',
      'PATCH /repos/acme/site/issues/comments/2',
    ]);
    expect(JSON.parse(readFileSync(outputs().sarif ?? '', 'utf8')).version).toBe('2.1.0');
    inputs['github-token'] = 'of a fork';
    const fork = await step('Comment on the pull request');
    expect([fork.code, fork.stderr]).toEqual([3, expect.stringContaining('The job needs "pull-requests: write"')]);
    await github.close();
  });
});

type Sarif = {
  runs: {
    tool: { driver: { name: string } };
    results: {
      ruleId: string;
      baselineState?: string;
      suppressions?: { justification: string }[];
      partialFingerprints: Record<string, string>;
      locations: { physicalLocation: { artifactLocation: { uri: string }; region: { startLine: number } } }[];
    }[];
  }[];
};

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEngineServers } from '../../visibility/test/engine-servers.ts';
import { run, temporaryFolder } from './running.ts';

let folder: string;
let servers: Awaited<ReturnType<typeof startEngineServers>>;
const file = (name: string, content: string): string => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};
const QUESTIONS = Array.from({ length: 20 }, (_, at) => `Which kiln fires pots of size ${at + 1}?`).join('\n');
const PAGE = { url: 'https://www.kilnworks.example/guide', title: 'Guide' };

beforeAll(async () => {
  folder = temporaryFolder();
  servers = await startEngineServers(({ engine }) => {
    if (engine === 'perplexity') return { status: 401, body: { error: { message: 'bad key' } } };
    return { text: 'Kilnworks <script>alert(1)</script> is best.', model: 'gpt-\u001b[31mred', retrieved: [PAGE], cited: [PAGE] };
  });
});
afterAll(() => servers.stop());

const visibility = (questions: string, ...more: string[]) =>
  run(['visibility', 'https://kilnworks.example', '--questions', questions, ...more], { env: servers.env });

describe('citelight visibility', () => {
  it('E2 E3 E4 asks every engine every question, and one that fails does not stop the others', async () => {
    const ran = await visibility(file('q.txt', QUESTIONS), '--engines', 'openai,perplexity', '--runs', '3', '--json');
    expect([ran.code, ran.stderr]).toEqual([0, '']);
    expect(JSON.parse(ran.stdout)).toMatchObject({ language: 'en', place: null });
    const [openai, perplexity] = JSON.parse(ran.stdout).engines;
    expect(openai).toMatchObject({
      surface: 'API',
      planned: 60,
      answered: 60,
      problems: [],
      mentioned: { n: 60, hits: 60, prompts: 20, rate: 1, exploratory: true, listOnly: false },
      cited: { n: 60, hits: 60 },
    });
    expect(openai.mentioned.low).toBeGreaterThan(0.7);
    expect(perplexity).toMatchObject({
      answered: 0,
      mentioned: { rate: null },
      problems: ['Perplexity refused the key of this installation. Its operator needs to renew it.'],
    });
    // A refused key is not tried on every question.
    expect(servers.asked.filter(({ engine }) => engine === 'perplexity')).toHaveLength(1);
    expect(ran.stdout).not.toContain('-key-1');
  });

  it('E4 E9 a few answers are a list and no rate, and answers bring no escape sequences', async () => {
    const { code, stdout } = await visibility(
      file('two.txt', 'Which kiln is best?\r\n\r\nWho repairs kilns?\n'),
      '--engines',
      'openai',
      '--runs',
      '1',
    );
    expect(code).toBe(0);
    expect(stdout).toContain('Names you   2 of 2 answers (a list, no rate)');
    expect(stdout).not.toContain('\u001b');
  });

  it('E2 ends with 3 when no engine answered', async () => {
    const { code, stdout } = await visibility(file('one.txt', 'Which kiln is best?'), '--engines', 'perplexity');
    expect(code).toBe(3);
    expect(stdout).toContain('Perplexity refused the key');
  });

  it.each<[string, () => string[], string]>([
    ['a file that is not there', () => ['--questions', 'nowhere.txt', '--engines', 'openai'], 'cannot be read'],
    ['an empty file', () => ['--questions', file('empty.txt', '\n \n'), '--engines', 'openai'], 'has no questions'],
    ['too many questions', () => ['--questions', file('51.txt', 'Which kiln?\n'.repeat(51)), '--engines', 'openai'], 'at most 50'],
    ['a question twice', () => ['--questions', file('t.txt', 'Which kiln?\nwhich KILN'), '--engines', 'openai'], 'twice'],
    [
      'a question too short',
      () => ['--questions', file('s.txt', 'Which kiln?\nab'), '--engines', 'openai'],
      'between 3 and 300 characters',
    ],
    ['an unknown engine', () => ['--questions', file('u.txt', 'Which kiln?'), '--engines', 'bing'], '--engines takes openai'],
    ['Gemini', () => ['--questions', file('g.txt', 'Which kiln?'), '--engines', 'gemini'], 'Gemini is not offered'],
    ['no runs', () => ['--questions', file('r.txt', 'Which kiln?'), '--engines', 'openai', '--runs', '0'], '--runs takes'],
    ['no key', () => ['--questions', file('k.txt', 'Which kiln?'), '--engines', 'openai'], 'set VISIBILITY_OPENAI_API_KEY'],
  ])('refuses %s', async (name, args, message) => {
    const env = { ...servers.env, ...(name === 'no key' && { VISIBILITY_OPENAI_API_KEY: '' }) };
    const { code, stdout, stderr } = await run(['visibility', 'https://kilnworks.example', ...args()], { env });
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(message);
  });
});

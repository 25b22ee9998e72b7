import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { EXIT, UsageError } from '../exit-codes.ts';

/** Begins the comment, so that the next run finds it. */
const MARK = '<!-- citelight -->';
/** GitHub's limit of a comment's length, in characters. */
const LONGEST = 65_536;
const PER_PAGE = 100;
const TIME_OUT_MS = 30_000;

const Event = z.object({ pull_request: z.object({ number: z.number().int() }) });
const Comments = z.array(z.object({ id: z.number(), body: z.string().nullish() }));

/** Writes a Markdown file as a comment on the pull request of this workflow run, or updates the comment of an earlier run. */
export async function comment(file: string, env: NodeJS.ProcessEnv): Promise<number> {
  const { GITHUB_TOKEN, GITHUB_REPOSITORY, GITHUB_EVENT_PATH, GITHUB_API_URL = 'https://api.github.com' } = env;
  if (!GITHUB_TOKEN || !GITHUB_REPOSITORY || !GITHUB_EVENT_PATH)
    throw new UsageError('citelight comment runs in GitHub Actions: GITHUB_TOKEN, GITHUB_REPOSITORY and GITHUB_EVENT_PATH must be set.');
  const read = (path: string) =>
    readFile(path, 'utf8').catch((error: Error) => {
      throw new UsageError(`${path} could not be read: ${error.message}`);
    });
  const event = Event.safeParse(JSON.parse(await read(GITHUB_EVENT_PATH)));
  if (!event.success) throw new UsageError('This workflow run belongs to no pull request, so there is nowhere to comment.');
  const body = `${MARK}\n${await read(file)}`.slice(0, LONGEST);

  const call = async (method: string, path: string, content?: { body: string }): Promise<unknown> => {
    const response = await fetch(`${GITHUB_API_URL}/repos/${GITHUB_REPOSITORY}/issues/${path}`, {
      method,
      headers: {
        authorization: `Bearer ${GITHUB_TOKEN}`,
        accept: 'application/vnd.github+json',
        'x-github-api-version': '2022-11-28',
        'user-agent': 'citelight',
        ...(content && { 'content-type': 'application/json' }),
      },
      signal: AbortSignal.timeout(TIME_OUT_MS),
      ...(content && { body: JSON.stringify(content) }),
    });
    if (!response.ok) throw new Refused(response.status);
    return response.json();
  };

  const ours = async (): Promise<number | undefined> => {
    for (let page = 1; ; page++) {
      const comments = Comments.parse(await call('GET', `${event.data.pull_request.number}/comments?per_page=${PER_PAGE}&page=${page}`));
      const found = comments.find((one) => one.body?.startsWith(MARK));
      if (found || comments.length < PER_PAGE) return found?.id;
    }
  };

  try {
    const before = await ours();
    if (before === undefined) await call('POST', `${event.data.pull_request.number}/comments`, { body });
    else await call('PATCH', `comments/${before}`, { body });
    return EXIT.ok;
  } catch (error) {
    const why =
      error instanceof Refused && (error.status === 403 || error.status === 404)
        ? `GitHub refused it (${error.status}). The job needs "pull-requests: write"; pull requests from forks cannot have it.`
        : `GitHub did not accept it: ${error instanceof Error ? error.message : String(error)}`;
    process.stderr.write(`The comment could not be written: ${why}\n`);
    return EXIT.notAssessed;
  }
}

class Refused extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`status ${status}`);
    this.status = status;
  }
}

import { extractDocument } from '../../packages/engine/src/artifacts/extract.ts';
import { decide, parseRobots } from '../../packages/engine/src/crawl/robots.ts';
import { robotsExpectations } from '../../packages/engine/src/crawl/testing-robots.ts';
import { atLeast, figure } from '../figures.ts';
import { buildPage, FRAMES } from './fixtures/frames.ts';
import { CONTENTS, heatPumpContent } from './fixtures/sites.ts';
import { MARKUP_CASES, soup } from './markup-cases.ts';
import { assess } from './offline.ts';
import { overlap } from './overlap.ts';
import { type Result, type Size, Tally } from './result.ts';
import { mean, quantile } from './statistics.ts';

/** V0 conformance: robots.txt by RFC 9309, the main text against what was written, and HTML as parsers meet it. */

export async function conformance(size: Size): Promise<Result> {
  const robots = new Tally();
  for (const { title, file, token, path, decided } of robotsExpectations) {
    const { allowed, line } = decide(parseRobots(file), token, path);
    const found = `${allowed ? '+' : '-'}${line ?? 0}`;
    robots.check(found === decided, () => `V0 robots.txt, ${title}: ${token} ${path} is ${found}, not ${decided}`);
  }

  const scores: number[] = [];
  const failures: string[] = [];
  const contents = [...CONTENTS, ...(['it', 'nl'] as const).map(heatPumpContent)];
  for (const content of size === 'quick' ? contents.slice(0, 3) : contents)
    for (const page of content.pages)
      for (const frame of FRAMES) {
        const { html, text } = buildPage(content, page, frame);
        const document = extractDocument(html, `https://${content.host}${page.path}`);
        const found = document.blocks
          .filter(({ region }) => region === 'main')
          .map((block) => block.text)
          .join('\n');
        const score = overlap(found, text).f1;
        scores.push(score);
        if (score < 0.7) failures.push(`V0 main text of ${content.host}${page.path} in the frame ${frame}: F1 ${score.toFixed(3)}`);
      }

  const markup = new Tally();
  const soups = size === 'quick' ? 50 : size === 'short' ? 1_000 : 10_000;
  const bodies = [...MARKUP_CASES, ...Array.from({ length: soups }, (_, seed) => soup(seed))];
  for (const [at, body] of bodies.entries()) {
    const html = `<!doctype html><html lang="en"><title>Case</title><body>${body}</body></html>`;
    try {
      for (const text of [body, html]) extractDocument(text, 'https://cases.test/page');
      // Every authored case and some of the soup are judged to the end.
      if (at < MARKUP_CASES.length || at % 50 === 0) await assess({ origin: 'https://cases.test', pages: { '/': html } }, { maxPages: 1 });
      markup.check(true, () => '');
    } catch (error) {
      markup.check(
        false,
        () => `V0 markup ${JSON.stringify(body.slice(0, 80))}: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  }
  return {
    figures: [
      robots.held('V0 expectations of robots.txt (RFC 9309) that are met', 100),
      figure('V0 pages with a main text we wrote, in six frames', scores.length, ''),
      atLeast('V0 main text, mean F1', mean(scores), 0.9, ''),
      figure('V0 main text, F1 of the worst tenth', quantile(scores, 0.1), ''),
      markup.held('V0 bodies of broken markup read without a crash', 100),
    ],
    failures: [...robots.failures, ...failures, ...markup.failures],
  };
}

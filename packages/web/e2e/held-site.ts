import type { Handler, SitePages } from '../../engine/test/sites/serve-site.ts';

/**
 * A site whose robots.txt and second page end only while nobody holds them, for up to the crawler's 30 seconds: what happens meanwhile on the screens can be
 * looked at.
 */
export const HELD_SITE = 'http://held.test';
/** Asked by tests, at the site's real address. */
export const HOLD = '/test/hold';
export const RELEASE = '/test/release';
export const HOLD_SECOND_PAGE = '/test/hold-second-page';
export const RELEASE_SECOND_PAGE = '/test/release-second-page';

const page = (title: string) =>
  `<!doctype html><html lang="en"><title>${title}</title><body><main><h1>${title}</h1><p>A held lamp is a lamp that is held. It costs 40 euros.</p><p><a href="/more">More lamps</a></p></main></body></html>`;

const BEAT_MS = 1_000;

/** Answers that begin at once and go on a byte a second, so that nobody takes the site for dead before they are released. */
function gated(type: string, beat: string, end: string): { hold: Handler; release: Handler; answer: Handler } {
  let gate = Promise.resolve();
  let release = () => {};
  return {
    hold: () => {
      release();
      const { promise, resolve } = Promise.withResolvers<void>();
      [gate, release] = [promise, resolve];
      return 'held';
    },
    release: () => {
      release();
      return 'released';
    },
    answer: (_, response) => {
      response.writeHead(200, { 'content-type': type }).write(beat);
      const beats = setInterval(() => response.write(beat), BEAT_MS);
      response.on('close', () => clearInterval(beats));
      void gate.then(() => {
        clearInterval(beats);
        response.end(end);
      });
      return undefined;
    },
  };
}

export function heldSite(): SitePages {
  const robots = gated('text/plain', '#', '\nUser-agent: *\nAllow: /\n');
  const second = gated('text/html', '\n', page('More held lamps'));
  return {
    [HOLD]: robots.hold,
    [RELEASE]: robots.release,
    [HOLD_SECOND_PAGE]: second.hold,
    [RELEASE_SECOND_PAGE]: second.release,
    '/robots.txt': robots.answer,
    '/': page('Held lamps'),
    '/more': second.answer,
  };
}

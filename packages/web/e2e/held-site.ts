import type { Handler, SitePages } from '../../engine/test/sites/serve-site.ts';

/** A site whose robots.txt ends only while nobody holds it, for up to the crawler's 30 seconds: what happens meanwhile on the screens can be looked at. */
export const HELD_SITE = 'http://held.test';
/** Asked by tests, at the site's real address. */
export const HOLD = '/test/hold';
export const RELEASE = '/test/release';

const page = (title: string) =>
  `<!doctype html><html lang="en"><title>${title}</title><body><main><h1>${title}</h1><p>A held lamp is a lamp that is held. It costs 40 euros.</p></main></body></html>`;

export function heldSite(): SitePages {
  let gate = Promise.resolve();
  let release = () => {};
  const BEAT_MS = 1_000;
  /** Begins at once and goes on a byte a second, so that nobody takes the site for dead before it is released. */
  const slowly: Handler = (_, response) => {
    response.writeHead(200, { 'content-type': 'text/plain' }).write('#');
    const beat = setInterval(() => response.write('#'), BEAT_MS);
    response.on('close', () => clearInterval(beat));
    void gate.then(() => {
      clearInterval(beat);
      response.end('\nUser-agent: *\nAllow: /\n');
    });
    return undefined;
  };
  return {
    [HOLD]: () => {
      release();
      const { promise, resolve } = Promise.withResolvers<void>();
      [gate, release] = [promise, resolve];
      return 'held';
    },
    [RELEASE]: () => {
      release();
      return 'released';
    },
    '/robots.txt': slowly,
    '/': page('Held lamps'),
  };
}

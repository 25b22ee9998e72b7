import type { SitePages } from '../../engine/test/sites/index.ts';

/** A site that answers only while nobody holds it: what happens meanwhile on the screens can be looked at for as long as it takes. */
export const HELD_SITE = 'http://held.test';
/** Asked by tests, at the site's real address. */
export const HOLD = '/test/hold';
export const RELEASE = '/test/release';

const page = (title: string) =>
  `<!doctype html><html lang="en"><title>${title}</title><body><main><h1>${title}</h1><p>A held lamp is a lamp that is held. It costs 40 euros.</p></main></body></html>`;

export function heldSite(): SitePages {
  let gate = Promise.resolve();
  let release = () => {};
  const held = (answer: string) => async () => {
    await gate;
    return answer;
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
    '/robots.txt': held('User-agent: *\nAllow: /\n'),
    '/': held(page('Held lamps')),
  };
}

import pLimit from 'p-limit';
import { addressOf } from '../artifacts/page-path.ts';
import type { PageFacts, PageReader } from '../artifacts/page-reading.ts';
import type { Renderer } from '../artifacts/render.ts';
import type { Visit } from '../artifacts/visit.ts';
import type { Fetcher } from '../fetch/fetch.ts';
import { OUR_USER_AGENT } from '../fetch/user-agents.ts';
import { share, type VisitedPage } from './page-visit.ts';
import { openRenderThread } from './render-thread.ts';

export const PAGES_RENDERED = 3;
export const NOT_CHOSEN = 'only a few pages of a site are rendered';

/** Characters of main text that a page's HTML holds, and the share of them below which a rendering is not what readers see: texts that scrolling brings in, templates that nothing filled. */
const [ENOUGH_TEXT, LEAST_SHOWN] = [400, 0.2];
const SHOWS_LESS = 'The browser showed hardly any of the text that the HTML holds, so the HTML was read alone.';

type Opened = { renderer: Renderer; closeProxy(): Promise<void> } | { unavailable: string };

/** A Chromium that starts while pages are still fetched, behind the fetcher's own address filter. */
export function startRendering(fetcher: Fetcher, unsandboxed: boolean) {
  const opening = open(fetcher, unsandboxed);
  // Whoever renders meets the error; until then it must not count as unhandled.
  opening.catch(() => undefined);

  /** Each page is rendered once. */
  const found = new Map<VisitedPage, Promise<PageFacts | null>>();
  const limiter = pLimit(PAGES_RENDERED);

  return {
    /** Renders pages beside each other and reads them as the raw ones were read; each page that fails says why. */
    async render(
      pages: readonly VisitedPage[],
      { reader, signal }: { reader: PageReader; signal: AbortSignal },
    ): Promise<Visit['rendering']> {
      const factsOf = async (page: VisitedPage): Promise<PageFacts | null> => {
        const opened = await opening;
        if ('unavailable' in opened) return null;
        const rendered = signal.aborted ? 'the time for the visit was over' : await renderOne(page, opened.renderer, reader);
        if (typeof rendered !== 'string') return rendered;
        page.artifact.notRendered = rendered;
        return null;
      };
      for (const page of pages)
        if (!found.has(page))
          found.set(
            page,
            limiter(() => factsOf(page)),
          );
      await Promise.all(pages.map((page) => found.get(page)));
      const opened = await opening;
      return 'unavailable' in opened ? { used: false, because: opened.unavailable } : { used: true, because: null };
    },
    /** What was read of a page after its scripts ran; null where it was not rendered. */
    factsOf: async (page: VisitedPage): Promise<PageFacts | null> => (await found.get(page)) ?? null,
    /** The pages that were or are being rendered. */
    pages: () => [...found.keys()],
    async close(): Promise<void> {
      const opened = await opening.catch(() => null);
      if (!opened || 'unavailable' in opened) return;
      await opened.renderer.close();
      await opened.closeProxy();
    },
  };
}

export type RenderingUnderWay = ReturnType<typeof startRendering>;

async function open(fetcher: Fetcher, unsandboxed: boolean): Promise<Opened> {
  const proxy = await fetcher.openProxy();
  const renderer = await openRenderThread({
    proxyUrl: proxy.url,
    userAgent: OUR_USER_AGENT,
    unsandboxed,
    ...(fetcher.siteHeaders && { siteHeaders: fetcher.siteHeaders }),
  });
  if (!('unavailable' in renderer)) return { renderer, closeProxy: () => proxy.close() };
  await proxy.close();
  return renderer;
}

async function renderOne({ artifact, facts }: VisitedPage, renderer: Renderer, reader: PageReader): Promise<PageFacts | string> {
  const rendering = await renderer.render(artifact.finalUrl);
  if (!rendering.ok) return rendering.because;
  if (!/^https?:/.test(rendering.finalUrl)) return 'A script led the browser to an address that it could not load.';
  if (addressOf(rendering.finalUrl) !== addressOf(artifact.finalUrl))
    return `A script led the browser to another page: ${rendering.finalUrl}`;
  const reading = await reader.read({
    body: new TextEncoder().encode(rendering.html),
    contentType: 'text/html; charset=utf-8',
    url: artifact.url,
    finalUrl: rendering.finalUrl,
  });
  if (!reading.ok) return reading.message;
  const inHtml = facts?.mainChars ?? 0;
  if (inHtml >= ENOUGH_TEXT && reading.facts.mainChars < LEAST_SHOWN * inHtml) return SHOWS_LESS;
  artifact.rendered = share(reading.bytes);
  return reading.facts;
}

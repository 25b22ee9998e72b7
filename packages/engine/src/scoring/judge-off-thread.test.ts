import { describe, expect, it } from 'vitest';
import { packVisit } from '../artifacts/packed-visit.ts';
import { aVisit, goodPage, goodPages, paragraph } from '../audits/testing.ts';
import { judgeOffThread, judgePackedVisit } from './judge-off-thread.ts';
import { judgeVisit } from './judge-visit.ts';

/** A thread that loads the engine from its sources takes seconds on a busy machine. */
describe('judging on a thread of its own', { timeout: 30_000 }, () => {
  it('gives the same assessment, competitors with it', async () => {
    const visit = aVisit();
    const rival = { url: 'https://rival.test/', name: 'Rival', visit: aVisit({ pages: goodPages().slice(0, 3) }) };
    const gone = { url: 'https://gone.test/', name: 'Gone', visit: null, because: 'its name does not exist' };
    const options = { competitors: [rival, gone] };
    expect(JSON.stringify(await judgeOffThread(visit, options))).toBe(JSON.stringify(judgeVisit(visit, options)));
  });

  it('moves the bytes of the documents', async () => {
    const packed = packVisit(aVisit());
    await judgePackedVisit(packed);
    expect(packed.documents.every(({ document }) => document?.byteLength === 0)).toBe(true);
  });

  it('is ended at its limit with a typed error', async () => {
    const text = 'The kiln reaches its peak after nine hours and cools for twelve more. '.repeat(100);
    const pages = Array.from({ length: 60 }, (_, index) =>
      goodPage('article', { url: `https://acme.test/${index}`, document: { blocks: Array.from({ length: 20 }, () => paragraph(text)) } }),
    );
    await expect(judgeOffThread(aVisit({ pages }), { limitMs: 1 })).rejects.toMatchObject({ name: 'CodedError', code: 'parse.timeout' });
  });

  it('is ended by its signal', async () => {
    const controller = new AbortController();
    const judged = judgeOffThread(aVisit(), { signal: controller.signal });
    controller.abort();
    await expect(judged).rejects.toMatchObject({ code: 'fetch.aborted' });
    await expect(judgeOffThread(aVisit(), { signal: controller.signal })).rejects.toMatchObject({ code: 'fetch.aborted' });
  });
});

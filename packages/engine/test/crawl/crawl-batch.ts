import { crawlTogether } from './hostile-crawls.ts';
import { peakMemory } from './peak-memory.ts';

/** Crawls so many honest and so many hostile sites, so many at a time, and prints how they went and what memory that took. */

const [honest = 0, hostile = 0, atOnce = 1] = process.argv.slice(2).map(Number);
const crawled = await crawlTogether(honest, hostile, atOnce);
process.stdout.write(JSON.stringify({ ...crawled, peakMiB: peakMemory() }));

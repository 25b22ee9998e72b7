import { PARTS } from './parts.ts';
import type { Size } from './result.ts';

/** One part of the validity suite in a process of its own: `node bench/validity/part.ts V4 short` prints its result as JSON. */
const [name = '', size = 'short'] = process.argv.slice(2);
const run = PARTS[name];
if (!run) {
  console.error(`Usage: node bench/validity/part.ts ${Object.keys(PARTS).join(' | ')} [quick | short | full]`);
  process.exit(2);
}
console.log(JSON.stringify(await run(size as Size)));

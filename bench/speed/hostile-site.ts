import { createServer } from 'node:http';
import { pipeline, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';

/** Pages made to use up memory, one an address, in a process of its own. Prints its port. */
const MiB = 2 ** 20;
const many = (count: number, make: (index: number) => string): string => Array.from({ length: count }, (_, index) => make(index)).join('');

async function bomb(mebibytes: number): Promise<Buffer> {
  const parts = [Buffer.from('<!doctype html><title>Bomb</title><p>'), ...Array<Buffer>(mebibytes).fill(Buffer.alloc(MiB, 'x'))];
  return Buffer.concat(await Readable.from(parts).pipe(createGzip()).toArray());
}

const bodies: Record<string, { body: Buffer; gzip?: boolean }> = {
  /** 200 MiB in about 200 kB on the wire. */
  '/gzip-bomb': { body: await bomb(200), gzip: true },
  '/a-million-nested-tags': { body: Buffer.from(`<!doctype html><title>Nested</title>${'<div>'.repeat(1e6)}`) },
  '/a-million-attributes': { body: Buffer.from(`<!doctype html><title>Attributes</title><p ${many(1e6, (index) => `a${index}=1 `)}>x`) },
  '/a-million-links': {
    body: Buffer.from(`<!doctype html><title>Links</title>${many(1e6, (index) => `<a href="/p/${index}">${index}</a>\n`)}`),
  },
};

const server = createServer((request, response) => {
  const found = bodies[request.url ?? ''];
  if (!found) {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('not found');
    return;
  }
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...(found.gzip && { 'content-encoding': 'gzip' }) });
  pipeline(Readable.from([found.body]), response, () => undefined);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(JSON.stringify({ port: typeof address === 'object' ? address?.port : null, pages: Object.keys(bodies) }));
});
process.stdin.on('end', () => process.exit(0)).resume(); // ends with the program that started it

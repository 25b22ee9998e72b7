import { parse } from 'parse5';
import { Agent, request } from 'undici';

// The least a crawler can do: fetch every page it finds up to a limit, build its parse5 tree, walk it once for links. The host may be served from another address.

const [, , start, limitText = '200', port] = process.argv;
const limit = Number(limitText);
const lookup = (_host, { all }, done) => (all ? done(null, [{ address: '127.0.0.1', family: 4 }]) : done(null, '127.0.0.1', 4));
const dispatcher = new Agent({ connections: 4, ...(port && { connect: { lookup } }) });
const { host } = new URL(start);
const seen = new Set([start]);
const queue = [start];
let nodes = 0;
let fetched = 0;

const walk = (root, base) => {
  const stack = [root];
  for (let node = stack.pop(); node; node = stack.pop()) {
    nodes += 1;
    if (node.nodeName === 'a') {
      const href = node.attrs?.find(({ name }) => name === 'href')?.value;
      if (href) {
        const url = URL.canParse(href, base) ? new URL(href, base) : null;
        if (url) url.hash = '';
        if (url?.host === host && !seen.has(url.href) && seen.size < limit) {
          seen.add(url.href);
          queue.push(url.href);
        }
      }
    }
    if (node.childNodes) stack.push(...node.childNodes);
  }
};

const worker = async () => {
  for (let url = queue.shift(); url; url = queue.shift()) {
    const target = new URL(url);
    if (port) target.port = port;
    const { headers, body } = await request(target, { dispatcher, headers: { host } });
    const text = await body.text();
    if (/html/.test(String(headers['content-type']))) walk(parse(text), url);
    fetched += 1;
  }
};
await worker(); // the first page alone, so that there are links for all
while (queue.length > 0) await Promise.all(Array.from({ length: 4 }, worker));
await dispatcher.close();
console.log(JSON.stringify({ fetched, nodes }));

import { parse } from 'parse5';
import { Agent, request } from 'undici';

/** The least a crawler can do: fetch every page it finds up to a limit, build its parse5 tree, walk it once for links. */
type Node = { nodeName: string; attrs?: { name: string; value: string }[]; childNodes?: Node[] };

const [, , start = '', limitText = '200'] = process.argv;
const limit = Number(limitText);
const dispatcher = new Agent({ connections: 4 });
const seen = new Set([start]);
const queue = [start];
let nodes = 0;
let fetched = 0;

const walk = (root: Node, base: string) => {
  const stack = [root];
  for (let node = stack.pop(); node; node = stack.pop()) {
    nodes += 1;
    if (node.nodeName === 'a') {
      const href = node.attrs?.find(({ name }) => name === 'href')?.value;
      if (href) {
        const url = new URL(href, base).href;
        if (!seen.has(url) && seen.size < limit) {
          seen.add(url);
          queue.push(url);
        }
      }
    }
    if (node.childNodes) stack.push(...node.childNodes);
  }
};

const worker = async () => {
  for (let url = queue.shift(); url; url = queue.shift()) {
    const { body } = await request(url, { dispatcher });
    walk(parse(await body.text()) as unknown as Node, url);
    fetched += 1;
  }
};
await worker(); // the first page alone, so that there are links for all
while (queue.length > 0) await Promise.all(Array.from({ length: 4 }, worker));
await dispatcher.close();
console.log(JSON.stringify({ fetched, nodes }));

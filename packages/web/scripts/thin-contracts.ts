import type { Plugin } from 'vite';

/** What the browser needs of an endpoint is how to call it; its schemas check on the server. */
const SERVER_ONLY = new Set(['params', 'query', 'body', 'result', 'errors', 'summary', 'limitPerMinute', 'raw']);

type Node = { type: string; start: number; end: number };
type Edit = { from: number; to: number; text: string };

const isCallOf = (node: Node, name: string) => {
  const call = node as Node & {
    callee?: { name?: string };
    arguments?: (Node & { properties?: (Node & { key?: { name?: string } })[] })[];
  };
  return call.type === 'CallExpression' && call.callee?.name === name ? call.arguments?.[0]?.properties : undefined;
};

/**
 * Contracts without what a browser does not use: endpoints lose their schemas, and every other exported value is marked as free of
 * side effects, so that a schema nobody imports, and zod with it, stays out of the bundle.
 */
export function thinContracts(): Plugin {
  return {
    name: 'citelight:thin-contracts',
    enforce: 'post',
    transform: {
      filter: { id: /[\\/]contracts[\\/]src[\\/].*\.ts$/ },
      handler(code) {
        const edits: Edit[] = [];
        for (const statement of this.parse(code).body as (Node & {
          declaration?: Node & { declarations?: { init?: Node }[] };
          declarations?: { init?: Node }[];
        })[]) {
          for (const { init } of statement.declaration?.declarations ?? statement.declarations ?? []) {
            if (!init || !/^(Call|New|Member|Object|Array|TaggedTemplate)Expression$/.test(init.type)) continue;
            edits.push({ from: init.start, to: init.start, text: '/*#__PURE__*/(() => (' }, { from: init.end, to: init.end, text: '))()' });
            for (const property of isCallOf(init, 'endpoint') ?? [])
              if (SERVER_ONLY.has(property.key?.name ?? ''))
                edits.push({ from: property.start, to: property.end, text: `${property.key?.name}: undefined` });
          }
        }
        const later = (a: Edit, b: Edit) => b.from - a.from;
        return edits.sort(later).reduce((text, { from, to, text: put }) => text.slice(0, from) + put + text.slice(to), code);
      },
    },
  };
}

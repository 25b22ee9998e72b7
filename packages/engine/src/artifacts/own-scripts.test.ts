import { expect, it } from 'vitest';
import { extractDocument } from './extract.ts';

const PAGE = 'https://www.acme.test/faq';

it.each<[because: string, script: string, own: number]>([
  ['a file of the site', '<script src="js/main.js"></script>', 1],
  ['a module of a subdomain', '<script type="module" src="https://static.acme.test/app.js"></script>', 1],
  ['code that fills the page', "<script>fetch('data/faq.json').then(r => r.json()).then(draw)</script>", 1],
  ['code that calls another host', "<script>const api = 'https://api.other.test'; document.body.append(api)</script>", 1],
  ['a file of another site', '<script src="https://cdn.other.test/swap.js"></script>', 0],
  [
    'a snippet that loads a tag manager',
    "<script>(function(d,s){var j=d.createElement(s);j.src='https://tags.other.test/t.js';document.head.append(j)})(document,'script')</script>",
    0,
  ],
  ['settings of a tag manager', "<script>window.layer = window.layer || []; layer.push('start', new Date());</script>", 0],
  ['data for a script', '<script type="application/json">{"document": 1}</script>', 0],
])('%s', (_because, script, own) => {
  const { scripts, ownScripts } = extractDocument(`<body>${script}<p>Kilns.</p></body>`, PAGE);
  expect([scripts, ownScripts]).toEqual([1, own]);
});

it('a page without scripts has none', () => expect(extractDocument('<p>Kilns.</p>', PAGE)).not.toHaveProperty('ownScripts'));

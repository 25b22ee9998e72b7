import { globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, normalize, relative } from 'node:path';
import { describe, expect, test } from 'vitest';

/**
 * Who may import whom. A file belongs to the first row that it matches; rows run from the ground up. `ours` names the project's files it may import,
 * `packages` the npm packages and Node modules (absent: any).
 */
const NET = /^node:(net|tls|http|https|http2|dns|dns\/promises|dgram)$/;
const WALLS: { room: RegExp; ours: RegExp; packages?: (name: string) => boolean }[] = [
  { room: /^contracts\//, ours: /^contracts\//, packages: (name) => name === 'zod' },
  { room: /^engine\/(fetch|artifacts\/render)/, ours: /^(engine|contracts)\// },
  {
    room: /^engine\/retrieval\//,
    ours: /^(engine\/(retrieval|language|artifacts|page)\/|contracts\/)/,
    packages: (name) => !NET.test(name) && name !== 'undici',
  },
  { room: /^engine\//, ours: /^(engine|contracts)\//, packages: (name) => !NET.test(name) && name !== 'undici' },
  { room: /^mcp\//, ours: /^(mcp|engine|contracts)\// },
  { room: /^visibility\//, ours: /^(visibility|contracts)\// },
  { room: /^server\/platform\//, ours: /^(server\/platform|contracts)\// },
  { room: /^server\/modules\/.*\.sql\.ts$/, ours: /^(server\/platform\/|server\/modules\/.*\.rules\.ts$|contracts\/)/ },
  {
    room: /^server\/modules\/.*\.rules\.ts$/,
    ours: /^(contracts\/|visibility\/(statistics|matching)\/|server\/modules\/.*\.rules\.ts$)/,
    packages: (name) => !isBuiltin(name) || name === 'node:crypto',
  },
  {
    room: /^server\/modules\/.*\.service\.ts$/,
    ours: /^(server\/platform\/|server\/modules\/.*\.(service|sql|rules|mail|thread)\.tsx?$|contracts\/|visibility\/|mcp\/)/,
  },
  { room: /^server\/modules\/.*\.routes\.ts$/, ours: /^(server\/platform\/|server\/modules\/.*\.(service|rules)\.ts$|contracts\/)/ },
  {
    room: /^server\/modules\/.*\.(jobs|thread)\.ts$/,
    ours: /^(server\/platform\/|server\/modules\/.*\.(service|rules|thread)\.ts$|contracts\/|engine\/)/,
  },
  { room: /^server\/modules\//, ours: /^(server\/platform\/|server\/modules\/|contracts\/)/ },
  { room: /^server\//, ours: /^(server|contracts|engine|visibility|mcp)\// },
  { room: /^web\/(ui|lib)\//, ours: /^(web\/ui|web\/lib|contracts)\// },
  { room: /^web\/features\//, ours: /^(web\/features|web\/ui|web\/lib|contracts)\// },
  { room: /^web\/routes\//, ours: /^(web\/(features|ui|lib|routes)|contracts)\// },
  { room: /^web\//, ours: /^(web|contracts)\// },
  { room: /^sandbox\//, ours: /^(sandbox|contracts)\// },
  { room: /^cli\//, ours: /^(cli|engine|visibility|mcp|contracts)\// },
];

/** A server module may use only the services of modules that stand before it. */
const ORDER = [
  'ai',
  'credits',
  'websites',
  'search',
  'auth',
  'keys',
  'webhooks',
  'site',
  'profile',
  'schedules',
  'billing',
  'reports',
  'sharing',
  'competitors',
  'visibility',
  'evidence',
  'crawlers',
  'contact',
  'setup',
  'realtime',
  'erasure',
  'mcp',
];

/** Modules of the engine from the ground up: each may import those before it. */
const MODULES = [
  'fetch',
  'language',
  'artifacts', // a page and what is kept of a visit
  'crawl',
  'page', // what a page is for
  'retrieval',
  'topics',
  'audits',
  'compare',
  'opportunities',
  'fixes',
  'scoring',
  'logs',
  'documents',
];
/** How code asks for a language by its code: compares with it, asks a pack of it, or holds a list or a table of several. */
const CODE = "'(?:en|de|fr|es|it|pt|nl|pl|ru|tr|da|sv|ja|zh|ko|ar)'";
const ASKS_BY_CODE = [
  /\b[lL]ang(?:uage)?\b[^\n=!]{0,12}(?:===|!==) '[a-z]{2}'/,
  new RegExp(`${CODE}, ${CODE}`),
  new RegExp(`\\b(?:packOf|stopwords|words|lexiconOf|stem)\\((?:[^()]*, )?${CODE}\\)`),
  /\{\s*(?:en|de|fr|es|it|pt|nl|pl|ru|tr|da|sv|ja|zh|ko|ar): /,
];
/** Source of the engine outside language/ that holds words with letters beyond ASCII, and why they are no class of a language. */
const DEFENCE = 'text that is hostile whatever language its page is in';
const LAW = 'legal forms, registers and standards, which belong to countries';
const MONEY = 'names and signs of currencies, and what stands behind sums of money';
const COUNTED = 'characters behind or among numbers: hours, counters, parts of an address';
const WORDS_OUTSIDE: Readonly<Record<string, string>> = {
  'artifacts/ai-address.ts': DEFENCE,
  'audits/answerability/data-in-tables.ts': LAW,
  'audits/authority-trust/first-party.ts': COUNTED,
  'audits/authority-trust/legal-entity.ts': LAW,
  'audits/content-extraction/main-content-extractable.ts': 'what wrongly decoded text looks like',
  'audits/topic-freshness/open-range.ts': COUNTED,
  'page/ai-instructions.ts': DEFENCE,
  'page/legal-forms.ts': LAW,
  'page/postal-address.ts': COUNTED,
  'page/visible.ts': MONEY,
  'retrieval/aspects.ts': MONEY,
  'retrieval/evidence.ts': COUNTED,
  'topics/label-form.ts': COUNTED,
  'topics/profile.ts': `${LAW}; ${MONEY}`,
};
/** Two letters and more in a row. */
const WRITTEN_WORD = /\p{L}[\p{L}\p{M}]+/gu;
const NO_LIST = 1;

const slash = (path: string) => path.replaceAll('\\', '/');
const short = (path: string) => slash(path).replace('/src/', '/');
const featureOf = (path: string) => /^web\/features\/([^/]+)/.exec(path)?.[1];
const moduleOf = (path: string) => /^server\/modules\/([^/]+)/.exec(path)?.[1];

const files = globSync('packages/*/src/**/*.{ts,tsx}', { cwd: import.meta.dirname })
  .map(slash)
  .filter((file) => !/\.test\.|\/node_modules\//.test(file))
  .sort();

type Import = { from: string; to: string; ours: boolean };
const importsOf = (file: string): Import[] => {
  const source = readFileSync(join(import.meta.dirname, file), 'utf8');
  const specs = [...source.matchAll(/(?:\bfrom\s+|\bimport\s*\(?\s*|new URL\()(['"])([^'"]+)\1/g)].map(([, , spec = '']) => spec);
  const from = short(file.slice('packages/'.length));
  return specs.map((spec) => {
    if (spec.startsWith('.')) return { from, to: short(relative('packages', normalize(join(dirname(file), spec)))), ours: true };
    if (spec.startsWith('@citelight/'))
      return { from, to: `${spec.slice('@citelight/'.length)}${spec.split('/').length > 2 ? '' : '/index'}`, ours: true };
    return { from, to: spec, ours: false };
  });
};
const imports = files.flatMap(importsOf);
/** Imports of another package carry no ending. */
const withEnding = (path: string) => (/\.[a-z]+$/.test(path) ? path : `${path}.ts`);

describe('walls', () => {
  test('there is something to hold apart', () => expect(imports.length).toBeGreaterThan(10));

  test.each(files.map((file) => [file]))('%s', (file) => {
    for (const { from, to, ours } of importsOf(file)) {
      const wall = WALLS.find(({ room }) => room.test(from));
      expect(wall, `${from} lies in no known room`).toBeDefined();
      if (!ours) {
        expect(wall?.packages?.(to) ?? true, `${from} may not import ${to}`).toBe(true);
        continue;
      }
      expect(wall?.ours.test(withEnding(to)), `${from} may not import ${to}`).toBe(true);
      if (featureOf(from) && featureOf(to))
        expect(featureOf(to), `${from}: a feature may not import another (${to})`).toBe(featureOf(from));
      const [here, there] = [moduleOf(from), moduleOf(to)];
      if (here && there && here !== there) {
        expect(ORDER.indexOf(there), `${there} must stand before ${here} (${from} imports ${to})`).toBeLessThan(ORDER.indexOf(here));
        expect(`${from} → ${to}`, 'only a service calls another module, and only its service').toMatch(
          /\.service\.ts → .*\.service(\.ts)?$/,
        );
      }
    }
  });

  test('every package declares what it imports', () => {
    const missing = new Set<string>();
    for (const { from, to, ours } of imports) {
      const [name] = /^(?:@[\w-]+\/)?[a-z][\w.-]*(?=\/|$)/.exec(to) ?? [];
      if (ours || !name || /\/testing[^/]*$/.test(from)) continue;
      const [owner] = from.split('/');
      const {
        dependencies = {},
        optionalDependencies = {},
        devDependencies = {},
      } = JSON.parse(readFileSync(join(import.meta.dirname, 'packages', owner ?? '', 'package.json'), 'utf8'));
      if (!(name in { ...dependencies, ...optionalDependencies, ...devDependencies })) missing.add(`${owner}: ${name} (${from})`);
    }
    expect([...missing]).toEqual([]);
  });

  test('the engine knows no environment and no clock of its own', () => {
    for (const file of files.filter((path) => path.startsWith('packages/engine/'))) {
      const source = readFileSync(join(import.meta.dirname, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
      const text = file.startsWith('packages/engine/src/artifacts/render') ? source.replaceAll('process.env', '') : source;
      expect(/process\.env|Date\.now\(|new Date\(\)|Math\.random\(/.exec(text)?.[0], file).toBeUndefined();
    }
  });

  test('modules of the engine import only those below them', () => {
    const upward: Record<string, string[]> = {};
    for (const { from, to } of imports) {
      // What only tests import.
      if (/\/testing[^/]*$/.test(from)) continue;
      const [here, there] = [from, to].map((path) => /^engine\/([^/]+)\//.exec(path)?.[1]);
      if (here === undefined || there === undefined || here === there) continue;
      expect(MODULES, `${from} or ${to} lies in no known module`).toEqual(expect.arrayContaining([here, there]));
      if (MODULES.indexOf(there) > MODULES.indexOf(here)) upward[from] = [...new Set([...(upward[from] ?? []), there])].sort();
    }
    expect(upward).toEqual({});
  });

  test('a factor of the audits imports no other, and their common ground imports none', () => {
    const CATALOGUE = 'engine/audits/catalogue.ts';
    const factorOf = (path: string) => /^engine\/audits\/([^/]+)\//.exec(path)?.[1];
    const across = imports.filter(({ from, to }) => {
      if (!from.startsWith('engine/audits/') || from === CATALOGUE || /\/testing[^/]*$/.test(from)) return false;
      const there = factorOf(to) ?? (withEnding(to) === CATALOGUE ? 'catalogue' : undefined);
      return there !== undefined && there !== factorOf(from);
    });
    expect(across.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
  });

  test('no import leads back to its own file', () => {
    const importsByFile = Map.groupBy(
      imports.filter(({ ours }) => ours),
      ({ from }) => from,
    );
    const cycles: string[] = [];
    const visited = new Set<string>();
    const follow = (file: string, path: readonly string[]) => {
      if (path.includes(file)) cycles.push([...path.slice(path.indexOf(file)), file].join(' → '));
      if (visited.has(file)) return;
      visited.add(file);
      for (const { to } of importsByFile.get(file) ?? []) follow(withEnding(to), [...path, file]);
    };
    for (const file of importsByFile.keys()) follow(file, []);
    expect(cycles).toEqual([]);
  });

  test('only language/ knows a language by its code', () => {
    const found = files.filter((file) => {
      if (!file.startsWith('packages/engine/') || /^packages\/engine\/src\/language\/|\/testing[^/]*$/.test(file)) return false;
      const source = readFileSync(join(import.meta.dirname, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
      return ASKS_BY_CODE.some((pattern) => pattern.test(source));
    });
    expect(found.map((file) => short(file.slice('packages/'.length)))).toEqual([]);
  });

  test('only language/ lists words of languages', () => {
    const found = files.filter((file) => {
      if (!file.startsWith('packages/engine/') || /^packages\/engine\/src\/language\/|\/testing[^/]*$/.test(file)) return false;
      const source = readFileSync(join(import.meta.dirname, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');
      return new Set(source.match(WRITTEN_WORD)?.filter((word) => /[^\x00-\x7f]/.test(word))).size > NO_LIST;
    });
    // A line of the list that nothing needs any more is taken out.
    expect(found.map((file) => file.slice('packages/engine/src/'.length))).toEqual(Object.keys(WORDS_OUTSIDE));
  });
});

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FACTORS, type FactorId } from '@citelight/contracts';

/** The `index.ts` of a factor's folder: its audits in the order that the file has already, and new ones behind them. */

const AUDITS = join(import.meta.dirname, '../src/audits');
const kebab = (factor: string) => factor.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

export const indexPath = (factor: FactorId): string => join(AUDITS, kebab(factor), 'index.ts');

export function indexOf(factor: FactorId): string {
  const folder = join(AUDITS, kebab(factor));
  const files = globSync('*.ts', { cwd: folder })
    .filter((file) => !file.endsWith('.test.ts'))
    .sort();
  const defined = files.flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/^export const (\w+)(?:: \w+)? = define(?:Page)?Audit\b/gm)].map(
      ([, name = '']) => ({ name, file }),
    ),
  );
  const before = [...readFileSync(indexPath(factor), 'utf8').matchAll(/^ {2}(\w+),$/gm)].map(([, name = '']) => name);
  const place = (name: string) => (before.includes(name) ? before.indexOf(name) : before.length);
  const listed = defined.toSorted((a, b) => place(a.name) - place(b.name));
  const { title, weight } = FACTORS[factor];
  return [
    "import type { AnyAudit } from '../audit.ts';",
    ...defined.map(({ name, file }) => `import { ${name} } from './${file}';`),
    '',
    `/** ${title}, ${weight} points. The order is that of reports; \`npm run docs\` puts a new audit at the end. */`,
    `export const ${factor}: readonly AnyAudit[] = [`,
    ...listed.map(({ name }) => `  ${name},`),
    '];',
    '',
  ].join('\n');
}

import type { PageDocument } from '../../artifacts/page.ts';

/** Every @type in the page's JSON-LD, nested ones too, sorted; without a schema.org prefix. Depth is bounded: the value is the site's. */
export function typesOf(document: PageDocument): string[] {
  const types: string[] = [];
  const visit = (value: unknown, depth: number): void => {
    if (depth > 32 || value === null || typeof value !== 'object') return;
    if (Array.isArray(value)) {
      for (const entry of value) visit(entry, depth + 1);
      return;
    }
    for (const [key, entry] of Object.entries(value)) {
      if (key === '@type')
        for (const type of [entry].flat())
          if (typeof type === 'string') types.push(type.replace(/^(https?:\/\/schema\.org\/|schema:)/, ''));
      visit(entry, depth + 1);
    }
  };
  for (const block of document.jsonLd) if (block.ok) visit(block.value, 0);
  return types.sort();
}

import { nodesOfValue } from '../../page/schema-nodes.ts';
import { definePageAudit } from '../audit.ts';
import { agreementOf } from './agreement.ts';
import { tellingNodes } from './coverage.ts';
import { INTRODUCTION, JSON_LD, NO_LIFT } from './evidence.ts';

const CONTEXT = /^(?:https?:)?\/\/(?:www\.)?schema\.org\/?/i;

/** Whether a value declares the schema.org vocabulary, as a text, in a list or as @vocab; or writes its types in full. */
function declared(value: unknown, depth = 0): boolean {
  if (depth > 4 || typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return value.length > 0 && value.slice(0, 50).every((one) => declared(one, depth + 1));
  const get = (key: string): unknown => (Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined);
  const isSchema = (context: unknown, level = 0): boolean => {
    if (typeof context === 'string') return CONTEXT.test(context.trim());
    if (level > 3 || typeof context !== 'object' || context === null) return false;
    return Object.values(context).some((one) => isSchema(one, level + 1));
  };
  const type = get('@type');
  return isSchema(get('@context')) || (typeof type === 'string' && CONTEXT.test(type));
}

export const parses = definePageAudit({
  id: 'structured-data/parses',
  factor: 'structuredData',
  judges: 'contents',
  weight: 2,
  label: 'Validity of JSON-LD',
  title: 'JSON-LD is valid',
  failTitle: 'Some JSON-LD is invalid',
  why: 'One stray comma makes a whole block unreadable, without any warning. Google recommends JSON-LD and reads only what parses.',
  fix: 'Fix invalid JSON-LD on {pages}. Correct the syntax error, declare https://schema.org as @context and give every node a @type.',
  effort: 'low',
  tier: 'V',
  sources: [INTRODUCTION, JSON_LD],
  contested: NO_LIFT,
  notApplicable: 'No sampled page carries JSON-LD that agrees with the page and says what is expected of it.',
  judgePage(page) {
    const blocks = page.document.jsonLd;
    // What is false is judged by its agreement alone: that it can be read is no merit.
    if (blocks.length === 0 || !agreementOf(page).believed) return null;
    const findings: { what: string; snippet?: string }[] = [];
    let sum = 0;
    for (const block of blocks) {
      if (!block.ok) findings.push({ what: `a JSON-LD block does not parse: ${block.error}` });
      else if (nodesOfValue(block.value).length === 0) findings.push({ what: 'a JSON-LD block names no @type' });
      else if (declared(block.value)) sum += 1;
      else {
        sum += 0.5;
        findings.push({ what: 'a JSON-LD block does not declare https://schema.org as its @context' });
      }
    }
    // Nor is it of markup that says nothing the page is expected to say.
    if (findings.length === 0 && tellingNodes(page).length === 0) return null;
    return { score: sum / blocks.length, findings };
  },
});

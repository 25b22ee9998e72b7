import type { Finding } from '@citelight/contracts';
import { addressesAi } from '../../artifacts/ai-address.ts';
import { h1sOf } from '../../artifacts/h1.ts';
import { memoize } from '../../artifacts/memoize.ts';
import type { HiddenText, PageDocument } from '../../artifacts/page.ts';
import { languageOf } from '../../artifacts/page-language.ts';
import { excerpt } from '../../language/excerpt.ts';
import { words } from '../../language/words.ts';
import { hiddenInstruction, visibleInstruction } from '../../page/ai-instructions.ts';
import { scriptsMayAdd } from '../../page/unrendered.ts';
import { defineAudit, type ReadPage } from '../audit.ts';

/**
 * Ways of hiding that have no honest use for a text of some length. The others (display:none, hidden, templates, comments, fading in from opacity 0) are daily craft:
 * there only commands to an AI and stuffing count.
 */
const DECEPTIVE: Partial<Record<HiddenText['how'], string>> = {
  'zero-size': 'a size of zero',
  'off-screen': 'a position off the screen',
  'same-colour': 'the colour of its background',
  'tiny-font': 'a font too small to see',
  clipped: 'clipping',
};
/** What stands where no reader looks is only kept when it speaks to an AI; what is spelled in invisible characters has no other use. */
const FOR_MACHINES: ReadonlySet<HiddenText['how']> = new Set(['comment', 'attribute', 'template', 'noscript']);
/** Ways of hiding that are a state, which scripts end: a list of dates, of which visitors get those to come, repeats its words. Only a browser tells whether they do. */
const BY_STATE: ReadonlySet<HiddenText['how']> = new Set(['display-none', 'hidden-attribute']);
/** UTF-8 bytes, so that scripts of different density are treated alike. A skip link or an icon's label is shorter. */
const SOME_LENGTH = 80;

/** Twenty words and more of which over half are repeats. */
function stuffed(text: string, document: PageDocument): boolean {
  const all = words(text, languageOf({ document }));
  return all.length >= 20 && new Set(all).size / all.length < 0.5;
}

function hiddenFinding(hidden: HiddenText, page: ReadPage): Omit<Finding, 'where'> | null {
  const { document, rendered } = page;
  if (hidden.how === 'invisible-characters') return { what: 'Text is written in invisible characters.', snippet: excerpt(hidden.text) };
  const order = hiddenInstruction(hidden.text) ?? (FOR_MACHINES.has(hidden.how) || addressesAi(hidden.text) ? excerpt(hidden.text) : null);
  if (order) return { what: `The page has a hidden instruction to an AI (${hidden.how}).`, snippet: order };
  // What a script shows on load was never hidden from a reader.
  if (rendered && !rendered.hidden.some((other) => other.text === hidden.text)) return null;
  if (BY_STATE.has(hidden.how) && scriptsMayAdd(page)) return null;
  if (stuffed(hidden.text, document)) return { what: `Hidden text repeats the same words (${hidden.how}).`, snippet: excerpt(hidden.text) };
  const means = DECEPTIVE[hidden.how];
  if (!means || Buffer.byteLength(hidden.text) < SOME_LENGTH) return null;
  return { what: `Text is hidden from readers by ${means}.`, snippet: excerpt(hidden.text) };
}

/** A page about prompt injection quotes what it warns of. */
const ABOUT_INJECTION = /inject|jailbreak|prompt/i;

const QUOTED = /["“„«「][^"”“»」]{0,400}["”“»」]/g;

export const visibleOrder = memoize((document: PageDocument): Omit<Finding, 'where'> | null => {
  const silent = [document.metaDescription, document.title, ...document.images.map((image) => image.alt)];
  for (const text of silent) {
    const order = text && visibleInstruction(text);
    if (order) return { what: 'The title, the description or an alt text contains an instruction to an AI.', snippet: order };
  }
  const topic = [document.title, ...h1sOf(document)].join(' ');
  if (ABOUT_INJECTION.test(topic)) return null;
  for (const block of document.blocks) {
    if (block.kind === 'code' || block.kind === 'quote') continue;
    const order = visibleInstruction(block.text) && visibleInstruction(block.text.replace(QUOTED, ''));
    if (order) return { what: 'The text contains an instruction to an AI.', snippet: order };
  }
  return null;
});

export const noHiddenText = defineAudit({
  id: 'content-extraction/no-hidden-text',
  factor: 'contentExtraction',
  judges: 'contents',
  weight: 1.5,
  label: 'Hidden text and AI instructions',
  title: 'No hidden text or AI instructions',
  failTitle: 'Hidden text or instructions to AI found',
  why: 'Google’s spam policies name hidden text, and OWASP lists instructions hidden in web pages as prompt injection. Engines filter for both, and the whole site may suffer.',
  fix: 'Remove hidden text from {pages}. Delete it, or show it to every visitor.',
  effort: 'low',
  tier: 'V',
  sources: [
    { title: 'Google Search Central: Spam policies', url: 'https://developers.google.com/search/docs/essentials/spam-policies' },
    { title: 'OWASP LLM01: Prompt injection', url: 'https://genai.owasp.org/llmrisk/llm01-prompt-injection/' },
  ],
  needs: ['served'],
  judge({ served: pages }) {
    const findings = pages.flatMap((page) => {
      const found = [...page.document.hidden.map((hidden) => hiddenFinding(hidden, page)), visibleOrder(page.document)];
      return found.filter((one) => one !== null).map((one) => ({ where: page.url, ...one }));
    });
    const clean = pages.length - new Set(findings.map(({ where }) => where)).size;
    // Spam is an action against the site: a single page that manipulates costs half, however many are clean.
    const score = clean === pages.length ? 1 : (0.5 * clean) / pages.length;
    return { state: 'scored', score, findings, pages: { applicable: pages.length, faultless: clean } };
  },
});

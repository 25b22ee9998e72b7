import { Tip } from './tip.tsx';

/** The field's terms in one plain line each. */
const TERMS = {
  'AI crawler': 'A program that fetches web pages for an AI product, to answer a question, to build a search index, or to train a model.',
  citation: 'A link with which an AI answer names the page it took a statement from.',
  'structured data': 'A description of a page for machines, such as JSON-LD with schema.org types: what it is, who wrote it, when.',
  passage: 'A piece of a page, usually the text under one heading, as a search system cuts it out and compares it with a question.',
  'robots.txt': 'A file at the root of a site that says which crawlers may fetch which pages (RFC 9309).',
  prompt: 'A question as people put it to AI search.',
  canonical: 'The address that a page names as its own where several lead to the same content.',
  'geo readiness': 'Generative engine optimisation: how ready a site is to be fetched, understood and cited by AI search.',
} as const;

export function Term({ of, children }: { of: keyof typeof TERMS; children?: string }) {
  return (
    <Tip text={TERMS[of]} className="cursor-help text-left underline decoration-dotted decoration-edge underline-offset-4">
      {children ?? of}
    </Tip>
  );
}

import { displayScore, scoreBand } from '@citelight/contracts';
import { html, type Markup, safeHref } from './markup.ts';
import { shortUrl } from './wording.ts';

/** Pieces that the document for screens and the one for paper share. */

export const link = (url: string, text = shortUrl(url)): Markup => {
  const href = safeHref(url);
  return href ? html`<a href="${href}" rel="nofollow ugc noopener noreferrer">${text}</a>` : html`${text}`;
};

export const dial = (score: number, label: string): Markup => {
  const length = 2 * Math.PI * 52;
  const filled = (length * Math.max(0, Math.min(100, score))) / 100;
  return html`<svg class="dial ${scoreBand(score)}" viewBox="0 0 120 120" role="img" aria-label="${label}: ${displayScore(score)} of 100">
<circle cx="60" cy="60" r="52" class="track"/><circle cx="60" cy="60" r="52" class="arc" stroke-dasharray="${filled.toFixed(2)} ${length.toFixed(2)}" transform="rotate(-90 60 60)"/>
<text x="60" y="66" class="value">${displayScore(score)}</text><text x="60" y="84" class="of">of 100</text></svg>`;
};

/** The pages of a table are all on one site. */
export const pathOf = (url: string): string => {
  const parsed = URL.parse(url);
  return parsed ? parsed.pathname + parsed.search : url;
};

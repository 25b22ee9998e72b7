import { API_NOTE, type VisibilityAnswer, type VisibilityRate, type VisibilityResults } from '@citelight/contracts';
import { csvCell } from '@citelight/engine/documents/assessment-csv';
import { html, Markup, safeHref } from '@citelight/engine/documents/markup';

/** A round as a file. Citations stay visible and clickable, as the engines’ terms ask. */

export type WholeRound = { results: VisibilityResults; answers: readonly VisibilityAnswer[]; site: string };

const row = (...cells: (string | number | null)[]): string => cells.map(csvCell).join(',');
const urls = (answer: VisibilityAnswer, role: string) =>
  [...new Set(answer.sources.filter((source) => source.role === role).map(({ url }) => url))].join(' ');
const names = ({ mentions }: VisibilityAnswer) =>
  [...new Set(mentions.filter(({ negated }) => !negated).map(({ name }) => name))].join('; ');

/** Every answer, with what it rests on (RFC 4180, UTF-8 with BOM so that spreadsheets read it right). */
export function roundCsv({ answers }: WholeRound): string {
  const head = row(
    'question',
    'engine',
    'surface',
    'repeat',
    'status',
    'problem',
    'asked at',
    'model served',
    'search',
    'names mentioned',
    'cited',
    'opened',
    'retrieved',
    'answer',
  );
  const lines = answers.map((answer) =>
    row(
      answer.question,
      answer.engine,
      'API',
      answer.repeat + 1,
      answer.status,
      answer.problem,
      answer.asked_at,
      answer.model_served,
      answer.retrieval,
      names(answer),
      ...['cited', 'opened', 'retrieved'].map((role) => urls(answer, role)),
      answer.text,
    ),
  );
  return `\ufeff${[head, ...lines].join('\r\n')}\r\n`;
}

const percent = (share: number): string => `${Math.round(share * 100)} %`;
export const rateText = ({ n, hits, prompts, rate, low, high, exploratory, listOnly }: VisibilityRate): string => {
  const counted = `${hits} of ${n} answers, ${prompts} questions`;
  if (rate === null || low === null || high === null || listOnly) return `${counted}; too few for a rate`;
  return `${percent(rate)} (95 % interval ${percent(low)} to ${percent(high)}; ${counted}${exploratory ? '; exploratory' : ''})`;
};

const STYLE = new Markup(
  'body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1b1f27;background:#fff}table{border-collapse:collapse;width:100%}td,th{border-bottom:1px solid #d8dce3;text-align:left;padding:.4rem .6rem;vertical-align:top}pre{white-space:pre-wrap;font:inherit;overflow-wrap:anywhere}section{break-inside:avoid}a{overflow-wrap:anywhere}',
);

const citation = ({ url, title, site }: { url: string; title: string | null; site: string }): Markup => {
  const href = safeHref(url);
  return href ? html`<li><a href="${href}" rel="noopener noreferrer nofollow">${title ?? site}</a> (${site})</li>` : html`<li>${site}</li>`;
};

/** Results and answers as a page without scripts, which a browser prints. */
export function roundHtml({ results, answers, site }: WholeRound): string {
  const { round, engines, cited } = results;
  const answer = (one: VisibilityAnswer) => html`<section>
<h3>${one.question}</h3>
<p>${round.engines.find(({ engine }) => engine === one.engine)?.name} · API · ${one.model_served} · ${one.asked_at} · answer ${one.repeat + 1}</p>
${one.status === 'ok' ? html`<pre>${one.text}</pre>` : html`<p>${one.problem ?? 'No answer.'}</p>`}
<ul>${[...new Map(one.sources.filter(({ role }) => role === 'cited').map((source) => [source.url, source])).values()].map(citation)}</ul>
</section>`;
  const page = html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>Measured visibility of ${site}</title><style>${STYLE}</style></head>
<body><h1>Measured visibility of ${site}</h1>
<p>${round.created_at.slice(0, 10)} · ${round.prompts} questions × ${round.repeats} answers · panel ${round.panel}${round.exploratory ? ' · exploratory' : ''}. ${API_NOTE}</p>
<table><thead><tr><th>Engine</th><th>Model</th><th>Mentioned</th><th>Cited</th></tr></thead><tbody>
${engines.map((one) => {
  const instrument = round.engines.find(({ engine }) => engine === one.engine);
  return html`<tr><td>${one.name}</td><td>${instrument?.models_served.join(', ') || instrument?.model_asked}${instrument?.place ? html` · ${instrument.place}` : ''}</td><td>${rateText(one.mentioned)}</td><td>${rateText(one.cited)}</td></tr>`;
})}
</tbody></table>
<h2>Who is cited</h2>
<table><thead><tr><th>Site</th><th>Answers</th><th>Questions where you were not cited</th></tr></thead><tbody>
${cited.map((one) => html`<tr><td>${one.site}</td><td>${one.answers}</td><td>${one.instead.map((prompt) => results.heatmap.find((line) => line.prompt === prompt)?.text).join(' · ')}</td></tr>`)}
</tbody></table>
<h2>Answers</h2>
${answers.filter(({ status }) => status !== 'cancelled' && status !== 'waiting').map(answer)}
</body></html>
`;
  return page.text;
}

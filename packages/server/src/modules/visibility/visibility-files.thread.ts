import {
  API_NOTE,
  isRate,
  languageText,
  percentText,
  VISIBILITY,
  type VisibilityAnswer,
  type VisibilityChange,
  type VisibilityRate,
  type VisibilityResults,
} from '@citelight/contracts';
import { csvCell } from '@citelight/engine/documents/assessment-csv';
import { link } from '@citelight/engine/documents/html-parts';
import { html, Markup } from '@citelight/engine/documents/markup';
import { PAPER_STYLES } from '@citelight/engine/documents/paper-styles';

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

type EngineResult = VisibilityResults['engines'][number];
const isKnownShare = (of: EngineResult['share']): of is { share: number; low: number; high: number } =>
  of.share !== null && of.low !== null && of.high !== null && of.high - of.low <= VISIBILITY.widestRate;

/** What the engines’ rates are and what each rests on: a line for each engine and measure. */
export function ratesCsv({ results: { round, engines } }: WholeRound): string {
  const head = row(
    ...['measure', 'engine', 'surface', 'model asked', 'models served', 'search tool', 'place', 'language', 'from', 'to', 'panel'],
    ...['answers', 'hits', 'questions', 'repeats', 'share', '95% low', '95% high', 'exploratory', 'list only'],
    ...['change', 'change 95% low', 'change 95% high', 'verdict'],
  );
  const lines = engines.flatMap((one) => {
    const used = round.engines.find(({ engine }) => engine === one.engine);
    const instrument = [
      ...[one.name, 'API', used?.model_asked ?? null, used?.models_served.join(' ') ?? null, used?.tool ?? null, used?.place ?? null],
      ...[round.language, round.created_at.slice(0, 10), round.ended_at?.slice(0, 10) ?? null, round.panel],
    ];
    const line = (measure: string, rate: VisibilityRate | null, change: VisibilityChange | null) => {
      if (!rate) return [];
      const counted = [rate.n, rate.hits, rate.prompts, round.repeats];
      const known = [rate.rate, rate.low, rate.high, rate.exploratory ? 'yes' : 'no', rate.listOnly ? 'yes' : 'no'];
      const changed = change ? [change.difference, change.low, change.high, change.verdict] : [null, null, null, null];
      return [row(measure, ...instrument, ...counted, ...known, ...changed)];
    };
    const { share } = one;
    const voiceCounts = [null, null, one.mentioned.prompts, round.repeats];
    const sure = [one.mentioned.exploratory ? 'yes' : 'no', isKnownShare(share) ? 'no' : 'yes'];
    return [
      ...line('mentions you', one.mentioned, one.mentionChange),
      ...line('cites you', one.cited, one.citationChange),
      row('share of voice', ...instrument, ...voiceCounts, share.share, share.low, share.high, ...sure, null, null, null, null),
      ...line('mentions you (asked by name)', one.branded, null),
    ];
  });
  return `\ufeff${[head, ...lines].join('\r\n')}\r\n`;
}

const shareText = (of: EngineResult['share']): string =>
  isKnownShare(of)
    ? `${percentText(of.share)} (95% interval ${percentText(of.low)} to ${percentText(of.high)})`
    : 'Too few mentions for a share';

const changeText = ({ difference, low, high, verdict }: VisibilityChange): string => {
  const points = (value: number) => `${value < 0 ? '−' : '+'}${Math.abs(Math.round(value * 100))}`;
  return `${points(difference)} points (95% interval ${points(low)} to ${points(high)}): ${verdict}`;
};
const rateText = (rate: VisibilityRate): string => {
  const { n, hits, prompts, exploratory } = rate;
  const counted = `${hits} of ${n} answers to ${prompts} questions${exploratory ? '; exploratory' : ''}`;
  return isRate(rate)
    ? `${percentText(rate.rate)} (95% interval ${percentText(rate.low)} to ${percentText(rate.high)}). ${counted}`
    : `Too few answers for a rate: ${counted}`;
};

/** The interval on a scale from 0 to 100, the rate as a dot; the text beside it says the same. */
const interval = (rate: VisibilityRate): Markup | null =>
  isRate(rate)
    ? html`<svg class="interval" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true"><rect width="100" height="8" fill="#e6e9ee"/><rect x="${(rate.low * 100).toFixed(1)}" width="${Math.max(0.5, (rate.high - rate.low) * 100).toFixed(1)}" height="8" fill="#9aa5e6"/><rect x="${Math.max(0, rate.rate * 100 - 0.5).toFixed(1)}" width="1" height="8" fill="#2f3fb5"/></svg>`
    : null;

const SCREEN_STYLE = new Markup(
  'body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1b1f27;background:#fff}table{border-collapse:collapse;width:100%}td,th{border-bottom:1px solid #d8dce3;text-align:left;padding:.4rem .6rem;vertical-align:top}.text{white-space:pre-wrap;overflow-wrap:anywhere}section{break-inside:avoid}a{overflow-wrap:anywhere}.interval{display:block;width:12rem;height:.5rem;margin:.2rem 0}.quiet{color:#5b6472}',
);
const PAPER_STYLE = new Markup(
  `${PAPER_STYLES}.text{white-space:pre-wrap}.interval{display:block;width:48mm;height:5pt;margin:2pt 0}h1{font-size:20pt;margin-bottom:4pt}.answer{border-top:.5pt solid var(--line);padding-top:5pt}`,
);
/** On paper each question and engine is shown with one answer, and of a long one the beginning; the CSV file holds all. */
const PAPER_TEXT = 1_500;

type Look = { style: Markup; answers: readonly VisibilityAnswer[]; note: Markup | null; textLength: number };

function roundPage({ results, site }: WholeRound, { style, answers, note, textLength }: Look): string {
  const { round, engines, cited, heatmap, voices } = results;
  const instrumentOf = (of: string) => round.engines.find(({ engine }) => engine === of);
  const host = site.replace(/^https?:\/\//, '').replace(/\/$/, '');
  const citations = (one: VisibilityAnswer) => {
    const once = new Map(one.sources.filter(({ role }) => role === 'cited').map((source) => [source.url, source]));
    return once.size > 0
      ? html`<ul>${[...once.values()].map(({ url, title, site: from }) => html`<li>${link(url, title ?? from)} <span class="quiet">${from}</span></li>`)}</ul>`
      : html`<p class="quiet">No citations.</p>`;
  };
  const text = (one: VisibilityAnswer) =>
    html`<p class="text">${one.text.slice(0, textLength)}${one.text.length > textLength ? ' …' : ''}</p>${one.cut && textLength > PAPER_TEXT ? html`<p class="quiet">The answer was longer; this is what we keep.</p>` : null}`;
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>Measured visibility of ${host}</title><style>${style}</style></head>
<body><h1>Measured visibility</h1><p>${link(site, host)}</p>
<p>${round.created_at.slice(0, 10)} · ${round.prompts} questions (${languageText(round.language)}) × ${round.repeats} ${round.repeats === 1 ? 'answer' : 'answers'} over ${round.days} ${round.days === 1 ? 'day' : 'days'} · panel ${round.panel}${round.exploratory ? ' · exploratory' : ''}</p>
<p class="quiet">${API_NOTE} Rates count open questions, which name nobody. This is no part of the readiness score.</p>
<h2>Engines</h2>
<table><thead><tr><th>Engine</th><th>Answers that mention you</th><th>Answers that cite you</th><th>Share of voice</th></tr></thead><tbody>
${engines.map((one) => {
  const used = instrumentOf(one.engine);
  const cell = (rate: VisibilityRate, change: VisibilityChange | null) =>
    html`<td>${interval(rate)}${rateText(rate)}${change ? html`<br>${changeText(change)}` : null}</td>`;
  return html`<tr><td><strong>${one.name}</strong><br>API · ${used?.models_served.join(', ') || used?.model_asked}${used?.place ? html` · ${used.place}` : null}<br><span class="quiet">${used?.answered ?? 0} of ${used?.planned ?? 0} answers${used?.problem ? html`. ${used.problem}` : null}</span></td>${cell(one.mentioned, one.mentionChange)}${cell(one.cited, one.citationChange)}<td>${shareText(one.share)}</td></tr>`;
})}
</tbody></table>
<h2>Questions</h2>
<table><thead><tr><th>Question</th>${round.engines.map(({ name }) => html`<th>${name}</th>`)}</tr></thead><tbody>
${heatmap.map(({ text: question, kind, cells }) => html`<tr><td>${question}${kind === 'open' ? null : html` <span class="quiet">(${kind})</span>`}</td>${cells.map((cell) => html`<td>${cell.answers === 0 ? 'no answer' : `${cell.mentioned} of ${cell.answers} mention, ${cell.cited} cite you`}</td>`)}</tr>`)}
</tbody></table>
<h2>Who is named</h2>
<p class="quiet">Answers to open questions that name you or a competitor. Share of voice: of all these mentions, those of you.</p>
<table><thead><tr><th>Name</th><th>Answers</th></tr></thead><tbody>
${voices.map(({ name, owner, answers: named }) => html`<tr><td>${name}${owner === 'own' ? html` <span class="quiet">(you)</span>` : null}</td><td>${named}</td></tr>`)}
</tbody></table>
<h2>Who is cited</h2>
<table><thead><tr><th>Site</th><th>Answers</th><th>Questions where you were not cited</th></tr></thead><tbody>
${cited.map((one) => html`<tr><td>${one.site}${one.owner === 'other' ? null : html` <span class="quiet">(${one.owner === 'own' ? 'you' : 'competitor'})</span>`}${one.pages.map((page) => html`<br>${link(page)}`)}</td><td>${one.answers}</td><td>${one.instead.map((prompt) => heatmap.find((line) => line.prompt === prompt)?.text).join(' · ')}</td></tr>`)}
</tbody></table>
<h2>Answers</h2>
${note}
${answers.map(
  (one) => html`<section class="answer"><h3>${one.question}</h3>
<p class="quiet">${instrumentOf(one.engine)?.name} · API · ${one.model_served} · ${one.asked_at?.slice(0, 16).replace('T', ' ')} UTC · answer ${one.repeat + 1}</p>
${one.status === 'ok' ? html`${text(one)}${citations(one)}` : html`<p>${one.problem ?? 'No answer.'}</p>`}</section>`,
)}
</body></html>
`.text;
}

const asked = ({ status }: VisibilityAnswer): boolean => status !== 'cancelled' && status !== 'waiting';

/** Results and all answers as a page without scripts. */
export const roundHtml = (whole: WholeRound): string =>
  roundPage(whole, { style: SCREEN_STYLE, answers: whole.answers.filter(asked), note: null, textLength: VISIBILITY.answerLength });

/** The same on paper. */
export function roundPaper(whole: WholeRound): string {
  const first = new Map<string, VisibilityAnswer>();
  for (const answer of whole.answers.filter(({ status }) => status === 'ok')) {
    const key = `${answer.prompt} ${answer.engine}`;
    if (!first.has(key)) first.set(key, answer);
  }
  const note = html`<p class="quiet">One answer of each engine to each question, long ones shortened. The CSV file has all ${whole.answers.filter(asked).length}.</p>`;
  return roundPage(whole, { style: PAPER_STYLE, answers: [...first.values()], note, textLength: PAPER_TEXT });
}

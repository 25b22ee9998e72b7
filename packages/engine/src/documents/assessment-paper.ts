import {
  type Assessment,
  type AuditResult,
  type Comparison,
  displayScore,
  FACTOR_IDS,
  FACTORS,
  type FactorId,
  type Finding,
  opinionsNote,
  PRODUCT_NAME,
  type Recommendation,
  recoverableBy,
  scoreBand,
} from '@citelight/contracts';
import { splitFix } from '../audits/fix-text.ts';
import { dial, link, pathOf } from './html-parts.ts';
import { html, Markup } from './markup.ts';
import { PAPER_STYLES } from './paper-styles.ts';
import { type Entry, editedMark, keywordParts, opportunityEntry } from './report-parts.ts';
import { countedPages, LIMITED_TITLE, LINK_TITLES, pagesRead, points, resultText, shortUrl, UNSCORED, whyInaccessible } from './wording.ts';

/** The report on paper: cover, summary, actions, engines, topics, competitors, appendix. Self-contained HTML that a browser prints as PDF. */

export type Paper = {
  /** @font-face rules of the families "Report" and "Report Mono". */
  fontFaces?: string;
  /** The owner's name and logo in place of ours; the logo is a data: address of an image. */
  brand?: { name: string; logo: string | null } | null;
};

const FINDINGS = 3;
const CODE_LINES = 20;
const ROWS = 8;
const OPPORTUNITIES = 6;
const GRID_PAGES = 20;
const PAGES = 60;

const MARK = new Markup(
  '<svg viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="8" fill="#2f3fb5"/><g stroke="#fff" fill="none" stroke-linecap="round"><path d="M8.2 22.4a9.6 9.6 0 1 1 15.6 0" stroke-width="2.6" stroke-opacity=".55" stroke-dasharray="1.4 3.6"/><path d="M16 18.4 21.4 11" stroke-width="2.8"/></g><circle cx="16" cy="18.6" r="2.6" fill="#fff"/></svg>',
);

const day = (iso: string): string =>
  new Date(iso).toLocaleDateString('en-US', { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' });

const more = (count: number, what: string): Markup | null =>
  count > 0 ? html`<p class="quiet small">${count} more ${what} in the online report.</p>` : null;

function cover(assessment: Assessment, brand: Paper['brand']): Markup {
  const logo = brand ? (brand.logo ? html`<img src="${brand.logo}" alt="">` : null) : MARK;
  const [verdict] = assessment.summary.split(/(?<=\.)\s/);
  return html`<section class="cover"><p class="brand">${logo}<span>${brand?.name ?? PRODUCT_NAME}</span></p>
<div class="middle"><h1>AI search readiness</h1><p class="site">${link(assessment.url)}</p>${dial(assessment.overallScore, 'Overall score')}<p class="verdict">${verdict}</p></div>
<p class="quiet">${day(assessment.assessedAt)} · ${pagesRead(assessment.crawl)} · rubric ${assessment.rubricVersion}${brand ? ` · made with ${PRODUCT_NAME}` : ''}</p></section>`;
}

const bars = ({ scores }: Assessment): Markup =>
  html`<div class="bars">${FACTOR_IDS.map((id) => {
    const score = scores[id];
    return html`<span>${FACTORS[id].title}</span>${
      score === null
        ? html`<span class="bar"></span><span class="num quiet">not measured</span>`
        : html`<span class="bar ${scoreBand(score)}"><i style="width:${score.toFixed(1)}%"></i></span><b class="num">${displayScore(score)}</b>`
    }`;
  })}</div>`;

const list = (title: string, items: readonly string[]): Markup | null =>
  items.length === 0 ? null : html`<div><h3>${title}</h3><ul>${items.map((text) => html`<li>${text}</li>`)}</ul></div>`;

const summary = (assessment: Assessment): Markup => html`<section><h2>Summary</h2><p>${assessment.summary}</p>
${assessment.limited && html`<p class="gate"><b>${LIMITED_TITLE}.</b> ${assessment.limited.reason}</p>`}
${assessment.gates.map((gate) => html`<p class="gate"><b>${gate.title}.</b> ${gate.because} The overall score is capped at ${gate.cap} (−${points(gate.pointsLost)}).</p>`)}
${bars(assessment)}<div class="two">${list('Strengths', assessment.strengths)}${list('Weaknesses', assessment.weaknesses)}</div></section>`;

const findings = (all: readonly Finding[], total: number): Markup | null =>
  all.length === 0
    ? null
    : html`<ul class="findings">${all.slice(0, FINDINGS).map(({ where, what }) => html`<li>${what} ${link(where, shortUrl(where, 70))}</li>`)}${
        total > FINDINGS ? html`<li class="quiet">${total - FINDINGS} more in the online report</li>` : null
      }</ul>`;

function code(content: string): Markup {
  const lines = content.split('\n');
  const left = lines.length - CODE_LINES;
  return html`<pre>${lines.slice(0, CODE_LINES).join('\n')}${left > 0 ? `\n… ${left} more lines in the online report` : ''}</pre>`;
}

function action(item: Recommendation, index: number, assessment: Assessment): Markup {
  const audit = assessment.audits.find(({ id }) => id === item.auditId);
  const fixes = assessment.fixes.filter(({ id }) => item.fixIds.includes(id));
  return html`<div class="action"><h3><span>${index + 1}. ${item.title}</span><span class="num">+${points(item.recoverablePoints)} · ${item.effort} effort</span></h3>
<p>${audit ? splitFix(audit.fix).rest : item.description}</p>${findings(item.findings, audit?.findingsTotal ?? item.findings.length)}
${fixes.slice(0, 1).map((fix) => html`<p class="small"><b>${fix.title}</b> ${link(fix.where, shortUrl(fix.where, 70))}</p>${code(fix.content)}`)}</div>`;
}

const actions = (assessment: Assessment): Markup =>
  html`<section class="page"><h2>What to do first</h2>${
    assessment.recommendations.length > 1 ? html`<p>${recoverableBy(assessment.recommendations)}</p>` : ''
  }${
    assessment.recommendations.length === 0
      ? html`<p>Nothing that we measured can be improved.</p>`
      : assessment.recommendations.map((item, index) => action(item, index, assessment))
  }</section>`;

/** Engine × page; when every engine can cite every page, a sentence says so. */
function engines({ engines: all }: Assessment): Markup | null {
  const shown = all.filter(({ purpose }) => purpose !== 'training');
  const urls = [...new Set(shown.flatMap((engine) => engine.pages.map(({ url }) => url)))];
  if (shown.length === 0 || urls.length === 0) return null;
  const cell = (engine: Assessment['engines'][number], url: string) => engine.pages.find((page) => page.url === url);
  const problems = (url: string) => shown.filter((engine) => cell(engine, url)?.citable !== true).length;
  const broken = urls.filter((url) => problems(url) > 0).toSorted((a, b) => problems(b) - problems(a));
  const open = html`<p>${urls.length - broken.length} of ${countedPages(urls.length)} can be cited by all ${shown.length} engines.</p>`;
  /** The links of the chain at which a page breaks, for any engine. */
  const breaks = (url: string) =>
    [...new Set(shown.flatMap((engine) => cell(engine, url)?.brokenLink ?? []))].map((broken) => LINK_TITLES[broken]);
  const table = html`<table class="grid"><thead><tr><th>Page</th>${shown.map(({ agent }) => html`<th><span>${agent}</span></th>`)}<th>Breaks at</th></tr></thead><tbody>${broken
    .slice(0, GRID_PAGES)
    .map(
      (url) =>
        html`<tr><td>${link(url, shortUrl(pathOf(url), 40))}</td>${shown.map((engine) => {
          const citable = cell(engine, url)?.citable;
          return citable === true ? html`<td class="yes">✓</td>` : citable === false ? html`<td class="no">✗</td>` : html`<td>?</td>`;
        })}<td>${breaks(url).join(', ')}</td></tr>`,
    )}</tbody></table>`;
  return html`<section><h2>Can each engine cite each page?</h2>${open}${broken.length === 0 ? null : html`${table}${more(broken.length - GRID_PAGES, 'pages')}`}</section>`;
}

/** Keyword findings as rows: what, how urgent, and the first sentence of why. */
const rows = (title: string, all: readonly Entry[]): Markup | null =>
  all.length === 0
    ? null
    : html`<h3>${title}</h3><table><tbody>${all
        .slice(0, ROWS)
        .map(
          ({ title: name, marks, texts }) => html`<tr><td><b>${name}</b></td><td class="quiet">${marks}</td><td>${texts[0]}</td></tr>`,
        )}</tbody></table>${more(all.length - ROWS, 'of them')}`;

const opportunity = ({ title, marks, url, texts, steps }: Entry): Markup =>
  html`<div class="action"><p><b>${title}</b> <span class="quiet small">${marks}</span>${url ? html` ${link(url, shortUrl(url, 60))}` : null}</p><p class="small">${texts[0]}</p><ol class="small">${steps.map((step) => html`<li>${step}</li>`)}</ol></div>`;

function topics({ topics: all, questions, keywords, opportunities, topicsLimited }: Assessment): Markup | null {
  const parts = keywordParts(keywords);
  const opinions = opinionsNote(questions);
  if (all.length === 0 && parts.length === 0 && opportunities.length === 0 && topicsLimited === null) return null;
  return html`<section><h2>Topics and content opportunities</h2>${topicsLimited && html`<p class="quiet small">${topicsLimited}</p>`}${
    all.length === 0
      ? null
      : html`<table><thead><tr><th>Topic</th><th class="num">Pages</th><th class="num">Answered</th><th class="num">Not fully answered</th><th class="num">Missing</th></tr></thead><tbody>${all.map(
          ({ topic, pages, coverage, ...one }) =>
            html`<tr><td>${topic}${editedMark(one) && html` <span class="quiet">(${editedMark(one)})</span>`}</td><td class="num">${pages.length}</td><td class="num">${coverage.answered}</td><td class="num">${coverage.mentioned}</td><td class="num">${coverage.missing}</td></tr>`,
        )}</tbody></table>${opinions && html`<p class="quiet small">${opinions}</p>`}`
  }${parts.map((part) => rows(part.title, part.entries))}${
    opportunities.length === 0
      ? null
      : html`<h3>Content opportunities</h3>${opportunities.slice(0, OPPORTUNITIES).map((item) => opportunity(opportunityEntry(item)))}${more(opportunities.length - OPPORTUNITIES, 'opportunities')}`
  }</section>`;
}

const scoreCell = (score: number | null): Markup =>
  score === null ? html`<td class="num quiet">–</td>` : html`<td class="num ${scoreBand(score)}">${displayScore(score)}</td>`;

/** You and your competitors by factor, then what each does better. */
function competitors({ comparisons, scores, overallScore }: Assessment): Markup | null {
  if (comparisons.length === 0) return null;
  const open = comparisons.filter(({ accessible }) => accessible);
  const row = (title: string, of: (scores: Assessment['scores']) => number | null) =>
    html`<tr><th scope="row">${title}</th>${scoreCell(of(scores))}${open.map((one) => scoreCell(of(one.scores)))}</tr>`;
  const lost = open.flatMap(({ name, prompts }) =>
    prompts
      .filter(({ ours, theirs }) => theirs === 'answered' && ours !== 'answered')
      .map(({ prompt }) => `${prompt} (${name} answers it)`),
  );
  const detail = (item: Comparison) =>
    html`<h3>${item.name} <span class="quiet small">${link(item.url)}</span></h3><div class="two">${list('Your advantages', item.yourAdvantages)}${list('Their advantages', item.competitiveAdvantages)}</div>`;
  return html`<section class="page"><h2>Competitors</h2><table><thead><tr><th></th><th class="num">You</th>${open.map(({ name }) => html`<th class="num">${name}</th>`)}</tr></thead><tbody>
<tr><th scope="row">Overall</th>${scoreCell(overallScore)}${open.map((one) => scoreCell(one.overallScore))}</tr>${FACTOR_IDS.map((id: FactorId) => row(FACTORS[id].title, (of) => of[id]))}
<tr><th scope="row">Questions won</th><td class="num">${open.reduce((sum, { gapAnalysis }) => sum + gapAnalysis.promptsWon, 0)}</td>${open.map(({ gapAnalysis }) => html`<td class="num">${gapAnalysis.promptsLost}</td>`)}</tr></tbody></table>
${list('Questions you lose', lost)}${open.map(detail)}${comparisons.filter(({ accessible }) => !accessible).map((item) => html`<p>${item.name} is inaccessible: ${whyInaccessible(item)}</p>`)}</section>`;
}

function result(audit: AuditResult): Markup {
  if (audit.state !== 'scored') return html`<span class="quiet">${UNSCORED[audit.state]}</span>`;
  if (audit.weight === 0) return html`<span class="quiet">for information</span>`;
  const score = audit.score ?? 0;
  return html`<span class="num ${scoreBand(score * 100)}">${resultText(audit)}</span>`;
}

const appendix = ({
  audits,
  pages,
  notMeasured,
  skipped,
  claim,
}: Assessment): Markup => html`<section><h2>Appendix: every check</h2><div class="checks">${FACTOR_IDS.map(
  (id) =>
    html`<h3>${FACTORS[id].title}</h3>${audits.filter(({ factor }) => factor === id).map((audit) => html`<div><span>${audit.title}</span>${result(audit)}</div>`)}`,
)}</div></section>
<section><h2>Pages we read</h2><table><thead><tr><th>Page</th><th>Status</th><th>Type</th><th class="num">Words</th></tr></thead><tbody>${pages
  .slice(0, PAGES)
  .map(
    (page) =>
      html`<tr><td>${link(page.url, shortUrl(pathOf(page.url), 70))}</td><td>${page.status ?? page.error?.code ?? ''}</td><td>${page.pageType}</td><td class="num">${page.wordCount}</td></tr>`,
  )}</tbody></table>${more(pages.length - PAGES, 'pages')}${skipped.length > 0 ? html`<p class="quiet small">${skipped.length} addresses were skipped.</p>` : null}</section>
${notMeasured.length === 0 ? null : html`<section><h2>Not measured</h2><ul class="small">${notMeasured.map((item) => html`<li><b>${item.what}.</b> ${item.because}</li>`)}</ul></section>`}
<p class="quiet small">${claim}</p>`;

/** The assessment as HTML for paper. Everything of the site is escaped; there are no scripts. */
export function assessmentPaper(assessment: Assessment, { fontFaces = '', brand = null }: Paper = {}): string {
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:">
<title>AI search readiness of ${shortUrl(assessment.url)}</title><style>${new Markup(fontFaces)}${new Markup(PAPER_STYLES)}</style></head><body>
${cover(assessment, brand)}${summary(assessment)}${actions(assessment)}${engines(assessment)}${topics(assessment)}${competitors(assessment)}${appendix(assessment)}</body></html>
`.text;
}

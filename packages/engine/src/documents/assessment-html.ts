import {
  type Assessment,
  type AuditResult,
  type Comparison,
  displayScore,
  FACTOR_IDS,
  FACTORS,
  type Finding,
  type Fix,
  isMoved,
  opinionsNote,
  opinionText,
  type Passage,
  PRODUCT_NAME,
  type Question,
  type Recommendation,
  recoverableBy,
  scoreBand,
  TIER_TITLES,
} from '@citelight/contracts';
import { dial, link, pathOf } from './html-parts.ts';
import { html, type Markup } from './markup.ts';
import { comparisonLists, type Entry, editedMark, keywordParts, unknownDemand } from './report-parts.ts';
import { STYLES } from './styles.ts';
import {
  countedPages,
  factorRange,
  findingsTotal,
  LIMITED_TITLE,
  LINK_TITLES,
  leftOut,
  OPPORTUNITY_TITLES,
  pagesRead,
  points,
  resultText,
  shortUrl,
  UNSCORED,
  unmeasuredScore,
  whyInaccessible,
  withoutFault,
} from './wording.ts';

const BAND_WORDS = { good: 'good', fair: 'fair', poor: 'poor' } as const;

const factors = ({ scores, factorLimits }: Assessment): Markup =>
  html`<div class="factors">${FACTOR_IDS.map((id) => {
    const score = scores[id];
    const limit = factorLimits[id];
    return html`<a class="factor" href="#${id}"><span class="name">${FACTORS[id].title}</span>${
      score === null
        ? html`<span class="num">${unmeasuredScore}</span><span class="bar"></span>`
        : html`<span class="num">${displayScore(score)}<span class="sr"> of 100, ${BAND_WORDS[scoreBand(score)]}</span></span><span class="bar ${scoreBand(score)}"><i style="width:${score.toFixed(1)}%"></i></span>`
    }${limit && html`<span class="asks">${factorRange(limit)}</span>`}<span class="asks">${FACTORS[id].asks}</span></a>`;
  })}</div>`;

const findings = (list: readonly Finding[], total = list.length): Markup | null =>
  total === 0
    ? null
    : html`<ul class="findings">${list.map(
        ({ where, what, snippet }) =>
          html`<li>${what} <span class="where">${link(where)}</span>${snippet ? html`<q class="snippet">${snippet}</q>` : null}</li>`,
      )}${total > list.length ? html`<li class="more">${leftOut(total - list.length)}</li>` : null}</ul>`;

const fixBlock = (fix: Fix): Markup =>
  html`<div class="fix"><p><b>${fix.title}</b> — ${link(fix.where)}: judged again with this fix alone, the score goes from ${fix.before.toFixed(1)} to ${fix.after.toFixed(1)}.</p><pre>${fix.content}</pre></div>`;

const recommendation = (
  item: Recommendation,
  { fixes, audits }: Assessment,
): Markup => html`<li><details><summary><span class="title">${item.title}</span>
<span class="tag">+${points(item.recoverablePoints)}</span><span class="tag quiet">${item.effort} effort</span>${item.aiWritten ? html`<span class="tag ai">AI-written</span>` : null}</summary>
<p>${item.description}</p><p class="quiet">${item.impact}</p>${findings(item.findings, findingsTotal(item, audits))}${fixes.filter(({ id }) => item.fixIds.includes(id)).map(fixBlock)}</details></li>`;

const auditState = (audit: AuditResult): Markup => {
  if (audit.state === 'scored') {
    if (audit.weight === 0) return html`<span class="state quiet">for information</span>`;
    const score = audit.score ?? 0;
    return html`<span class="state ${scoreBand(score * 100)}">${resultText(audit)}</span>`;
  }
  return html`<span class="state quiet">${UNSCORED[audit.state]}</span>`;
};

const audit = (
  item: AuditResult,
): Markup => html`<details class="audit"><summary><span class="title">${item.title}</span>${auditState(item)}</summary>
${item.because ? html`<p>${item.because}</p>` : null}${findings(item.findings, item.findingsTotal)}
<p><b>Why it matters.</b> ${item.why} <span class="quiet">Evidence: ${TIER_TITLES[item.tier]}${item.sources.map((source) => html`; ${link(source.url, source.title)}`)}.${
  item.contested ? ` Contested: ${item.contested}` : ''
}</span></p>
${item.pointsLost > 0 ? html`<p><b>What to do.</b> ${item.fix}</p>` : null}
<p class="quiet">${item.pages ? `${withoutFault(item.pages)}. ` : ''}Won ${points(item.pointsWon)}, can recover ${points(item.pointsLost)}.</p></details>`;

const MARKS = { yes: '✓', no: '✗', unknown: '?' } as const;

/** Engine × page, worst pages first so that what must be repaired is in sight. */
const citationGrid = ({ engines }: Assessment): Markup | null => {
  const shown = engines.filter(({ purpose }) => purpose !== 'training');
  const urls = [...new Set(shown.flatMap((engine) => engine.pages.map(({ url }) => url)))];
  if (shown.length === 0 || urls.length === 0) return null;
  const cell = (engine: Assessment['engines'][number], url: string) => engine.pages.find((page) => page.url === url);
  const broken = (url: string) => shown.filter((engine) => cell(engine, url)?.citable === false).length;
  const ordered = urls.toSorted((a, b) => broken(b) - broken(a)).slice(0, 12);
  return html`<section id="engines"><h2>Can this engine cite this page?</h2><p class="quiet">Each cell follows the chain robots.txt → edge → status → index → snippet → content; the first broken link is named. Hover for the reason.</p>
<div class="scroll"><table class="grid"><thead><tr><th>Page</th>${shown.map((engine) => html`<th title="${engine.vendor}: ${engine.product}">${engine.agent}</th>`)}</tr></thead>
<tbody>${ordered.map(
    (url) =>
      html`<tr><th scope="row">${link(url, pathOf(url))}</th>${shown.map((engine) => {
        const page = cell(engine, url);
        const answer = page?.citable === true ? 'yes' : page?.citable === false ? 'no' : 'unknown';
        return html`<td class="${answer}" title="${page?.because ?? 'not determined'}">${MARKS[answer]}${page?.brokenLink ? html` <small>${LINK_TITLES[page.brokenLink]}</small>` : html`<span class="sr">${answer}</span>`}</td>`;
      })}</tr>`,
  )}</tbody></table></div>${urls.length > ordered.length ? html`<p class="quiet">${urls.length - ordered.length} more pages are in the JSON.</p>` : null}</section>`;
};

const passage = (item: Passage | null): Markup =>
  item
    ? html`<q>${item.text.length > 240 ? `${item.text.slice(0, 240)}…` : item.text}</q> ${link(item.url)}`
    : html`<span class="quiet">no passage</span>`;

/** What a model says of the passage that stands beside it. */
const opinion = (one: Question): Markup | null => {
  const text = opinionText(one);
  return text === null ? null : html`<p class="quiet">${text} <q>${one.opinion?.words}</q></p>`;
};

const entry = ({ title, marks, texts }: Entry): Markup =>
  html`<details><summary><span class="title">${title}</span>${marks && html`<span class="tag quiet">${marks}</span>`}</summary>${texts.map((text) => html`<p>${text}</p>`)}</details>`;

const byHand = (one: Parameters<typeof editedMark>[0]): Markup | null => {
  const mark = editedMark(one);
  return mark === null ? null : html` <span class="tag quiet">${mark}</span>`;
};

function topics({ topics: list, questions, keywords, topicsLimited }: Assessment): Markup | null {
  const parts = keywordParts(keywords);
  const unknown = unknownDemand(keywords);
  const opinions = opinionsNote(questions);
  return list.length === 0 && parts.length === 0 && topicsLimited === null
    ? null
    : html`<section id="topics"><h2>Keywords &amp; topics</h2>${topicsLimited && html`<p class="quiet">${topicsLimited}</p>`}<ul class="chips">${list.map(
        ({ topic, coverage, ...one }) =>
          html`<li><b>${topic}</b>${byHand(one)} <span class="quiet">${coverage.answered} of ${coverage.answered + coverage.mentioned + coverage.missing} questions answered</span></li>`,
      )}</ul>${opinions && html`<p class="quiet">${opinions}</p>`}${
        questions.length === 0
          ? null
          : html`<details><summary><span class="title">Questions about your topics: ${questions.length}</span></summary><div class="scroll"><table><thead><tr><th>Question</th><th>Answer</th><th>Passage</th></tr></thead><tbody>${questions.map(
              (one) =>
                html`<tr><td>${one.question}${one.about ? html` <span class="quiet">· ${one.about}</span>` : null}${one.origin === 'ai' ? html` <span class="tag ai">AI-written</span>` : null}${byHand(one)}</td><td>${one.coverage}${isMoved(one) ? html` <span class="tag ai">AI opinion</span>` : null}</td><td>${passage(one.passage)}${opinion(one)}</td></tr>`,
            )}</tbody></table></div></details>`
      }${unknown && html`<p class="quiet">${unknown}</p>`}${parts.map(({ title, entries }) => html`<h3>${title}</h3>${entries.map(entry)}`)}</section>`;
}

const opportunities = ({ opportunities: list }: Assessment): Markup | null =>
  list.length === 0
    ? null
    : html`<section id="opportunities"><h2>Content opportunities</h2>${list.map(
        (
          item,
        ) => html`<details><summary><span class="title">${item.title}</span><span class="tag">${OPPORTUNITY_TITLES[item.type]}</span><span class="tag quiet">${item.priority}</span></summary>
<p>${link(item.pageUrl)}</p><p>${item.description}</p>${item.evidence ? findings([item.evidence]) : null}<ol>${item.actionSteps.map((step) => html`<li>${step}</li>`)}</ol><p class="quiet">${item.estimatedImpact}</p></details>`,
      )}</section>`;

const comparison = (item: Comparison): Markup =>
  html`<article class="competitor"><h3>${item.name} <span class="quiet">${link(item.url)}</span></h3>${
    item.accessible
      ? html`<p>Overall ${displayScore(item.overallScore)}; the gap is ${points(item.gapAnalysis.scoreGap)}. Questions won ${item.gapAnalysis.promptsWon}, lost ${item.gapAnalysis.promptsLost}, tied ${item.gapAnalysis.promptsTied}.</p>
<div class="two">${comparisonLists(item).map(({ title, items }) => html`<div><h4>${title}</h4><ul>${items.map((text) => html`<li>${text}</li>`)}</ul></div>`)}</div>`
      : html`<p>Inaccessible: ${whyInaccessible(item)}</p>`
  }</article>`;

const pagesTable = ({
  pages,
}: Assessment): Markup => html`<section id="pages"><h2>Pages read</h2><details><summary><span class="title">${countedPages(pages.length)}</span></summary><div class="scroll"><table>
<thead><tr><th>Page</th><th>Status</th><th>Type</th><th>Language</th><th class="n">Words</th><th>Title</th></tr></thead><tbody>${pages.map(
  (page) =>
    html`<tr><td>${link(page.url)}</td><td>${page.status ?? page.error?.code ?? ''}</td><td>${page.pageType}</td><td>${page.detectedLanguage ?? ''}</td><td class="n">${page.wordCount}</td><td>${page.title ?? page.error?.message ?? ''}</td></tr>`,
)}</tbody></table></div></details></section>`;

/** The assessment as one self-contained HTML page without scripts: what `--html` writes and a report exports. */
export function assessmentHtml(assessment: Assessment): string {
  const { overallScore, url, gates, recommendations, strengths, weaknesses, notMeasured, skipped, crawl } = assessment;
  const day = assessment.assessedAt.slice(0, 10);
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><meta name="referrer" content="no-referrer">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">
<title>${displayScore(overallScore)} of 100 · AI search readiness of ${shortUrl(url)}</title><style>${STYLES}</style></head><body><main>
<header><p class="brand">${PRODUCT_NAME}</p><h1>AI search readiness of ${link(url)}</h1><p class="quiet">${day} · ${pagesRead(crawl)} · rubric ${assessment.rubricVersion}${
    assessment.partial ? ' · partial: only a part of the site could be read' : ''
  }</p></header>
<section class="top">${dial(overallScore, 'Overall score')}<div><p class="summary">${assessment.summary}</p>${assessment.standardError === null || assessment.standardError < 0.05 ? null : html`<p class="quiet">Standard error from sampling pages: ±${assessment.standardError.toFixed(1)} points.</p>`}</div></section>
${assessment.limited && html`<p class="gate"><b>${LIMITED_TITLE}.</b> ${assessment.limited.reason}</p>`}
${gates.map((gate) => html`<p class="gate"><b>${gate.title}.</b> ${gate.because} The overall score is capped at ${gate.cap} (−${points(gate.pointsLost)}).</p>`)}
${factors(assessment)}
<section id="first"><h2>What to do first</h2>${recommendations.length === 0 ? html`<p>Nothing that was measured can be improved.</p>` : html`${recommendations.length > 1 ? html`<p>${recoverableBy(recommendations)}</p>` : ''}<ol class="recommendations">${recommendations.map((item) => recommendation(item, assessment))}</ol>`}</section>
${citationGrid(assessment)}
<section class="two"><div><h2>Strengths</h2><ul>${strengths.map((text) => html`<li>${text}</li>`)}</ul></div><div><h2>Weaknesses</h2><ul>${weaknesses.map((text) => html`<li>${text}</li>`)}</ul></div></section>
${opportunities(assessment)}${topics(assessment)}
${assessment.comparisons.length > 0 ? html`<section id="competitors"><h2>Competitors</h2>${assessment.comparisons.map(comparison)}</section>` : null}
<section id="audits"><h2>Every check</h2>${FACTOR_IDS.map(
    (id) => html`<h3 id="${id}">${FACTORS[id].title}</h3>${assessment.audits.filter(({ factor }) => factor === id).map(audit)}`,
  )}</section>
${pagesTable(assessment)}
<section id="not-measured"><h2>Not measured</h2><ul>${notMeasured.map((item) => html`<li><b>${item.what}.</b> ${item.because}</li>`)}</ul>${
    skipped.length === 0
      ? null
      : html`<details><summary><span class="title">${skipped.length} addresses skipped</span></summary><ul>${skipped.slice(0, 200).map((item) => html`<li>${link(item.url)}: ${item.because}</li>`)}</ul></details>`
  }</section>
<footer><p>${assessment.claim}</p></footer></main></body></html>
`.text;
}

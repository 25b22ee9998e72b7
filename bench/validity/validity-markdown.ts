import { CLAIM, FACTORS } from '../../packages/contracts/src/index.ts';
import { CATALOGUE } from '../../packages/engine/src/audits/catalogue.ts';
import { readingsMarkdown } from '../reality/readings.ts';
import { figureTable, measuredOn, type Run, row } from '../tables.ts';
import { frozenWeights } from './frozen-weights.ts';

/** docs/validity.md: what the score is and is not, where its evidence is contested, how it was tested and what fell short. All figures come from the last run. */

const PARTS: readonly (readonly [name: string, title: string, text: string])[] = [
  [
    'V0',
    'Conformance',
    'robots.txt against expectations drawn from RFC 9309; the main text that extraction finds against the text that we wrote into pages of six frames; broken markup that must end no reading.',
  ],
  [
    'V1',
    'Invariance',
    'The same page written in other ways (order of attributes, quoting, white space, comments, class names, minified, order of keys in JSON-LD), crawled in another order, judged in other time zones and locales. The difference must be exactly 0 in every check.',
  ],
  ['V2', 'Ladders', 'One defect in growing doses. The score must never rise, and no factor may move but the one the defect belongs to.'],
  [
    'V3',
    'Interventions',
    'The nine edits of the GEO paper (Aggarwal et al., KDD 2024) as programs in equal doses. Only the order of its results is used, never a percentage. The weights were frozen by a commit before the first run. Later work contradicts the paper: C-SEO Bench (2025) found an effect in 3 of 54 cells. A null of random weights and the counting of words stand beside our result, and where the intervals overlap, no claim is made.',
  ],
  [
    'V4',
    'Anti-gaming',
    'Tricks that must gain nothing, tried on each page alone, as it is and stripped of its markup, and on whole sites; and honest pages that look like tricks to a careless reader, which must lose nothing.',
  ],
  [
    'V5',
    'Direction',
    'Every defect of a table must lower a good site; llms.txt, rules for training crawlers and the language must move it by exactly 0. The site in two languages is made thinner and thinner, and its pages are judged alone.',
  ],
  [
    'V6',
    'Reliability',
    'One large site under many names, so that chance draws other pages, sampled at 10, 25 and 50 pages: how far scores spread, what standard error the report shows, and how often the score of all pages lies within it. The sample takes each kind of page in turn, so a small one leans to the kinds that are rare.',
  ],
  [
    'V7',
    'Honest sentences',
    'Every page of small sites in eight languages grows sentence by sentence, from its first one to a long text; then plain sentences that anybody could add follow, at its end or below its first paragraph. A longer text is asked for more, so that a sentence may cost a little; it must not cost much at once. What each check has in the largest drops stands beside it.',
  ],
];

export function validityMarkdown(run: Run): string {
  const contested = CATALOGUE.filter((audit) => audit.contested !== undefined);
  const tiers = ['V', 'X', 'O', 'P'].map(
    (tier) => [tier, CATALOGUE.filter((audit) => audit.tier === tier).reduce((sum, { weight }) => sum + weight, 0)] as const,
  );
  const missed = run.figures.filter(({ met }) => met === false);
  const frozen = frozenWeights();
  return [
    '# What the score is worth',
    '<!-- Written by `npm run bench -- --publish` from the last run of the suite `validity`. -->',
    `${measuredOn(run)} Repeat: \`npm run bench -- --only validity${run.full ? ' --full' : ''}\`. It needs no network and gives the same figures on every machine.`,
    '## What it is, and what it is not',
    CLAIM,
    'The score says how ready a site is: if an AI search engine has a page within reach, can it fetch it, read it, understand it, trust it and cite it. It does not say how visible the site is, and it predicts no number of citations. The strongest correlates of being cited, mentions and links elsewhere, are not on the site; the one preregistered study of a score of readiness found no link to citation (geo-score 1.8.3: T = 0.07, 95 % −0.19 … 0.34). Nothing on this page shows that a higher score brings more citations. What it shows is that the score measures what it says it measures: the same for the same page, lower for what is worse, and not for sale to tricks.',
    '## Where the evidence is contested',
    `The weights are a judgement on evidence of unequal strength. Of 100 points, ${tiers.map(([tier, points]) => `${points.toFixed(1)} rest on tier ${tier}`).join(', ')} (V documented by the vendors, X controlled experiment, O observation, P practice). They are frozen under rubric ${frozen.rubricVersion} (SHA-256 ${frozen.sha256.slice(0, 16)}…): ${Object.values(
      FACTORS,
    )
      .map(({ title, weight }) => `${title} ${weight}`)
      .join(', ')}.`,
    [
      row('check', 'points', 'what is contested'),
      row('---', '---:', '---'),
      ...contested.map(({ title, weight, contested: words = '' }) => row(title, weight, words)),
    ].join('\n'),
    '## What failed',
    missed.length === 0
      ? 'No goal was missed in this run.'
      : [
          'These goals were missed in this run; the cases are named in the tables below.',
          '',
          ...missed.map(({ name, value, unit, goal }) => `- ${name}: ${value} ${unit} (goal ${goal})`),
        ].join('\n'),
    '## The tests',
    'The pages are made for the purpose, in sixteen languages and eighteen kinds (article, news, manual, instructions, product, prices, comparison, questions, recipe, forum, glossary, local business, landing page and others), from good ones to thin ones, in six frames as sites are built. They are judged on the way that every report takes: crawl, extraction, checks; only the wire is left out. Pages that were never seen while the engine was made are the stronger test; these are not that.',
    ...PARTS.map(
      ([name, title, text]) =>
        `### ${name} ${title}\n\n${text}\n\n${figureTable(run.figures.filter((figure) => figure.name.startsWith(`${name} `)))}`,
    ),
    readingsMarkdown(),
    '',
  ].join('\n\n');
}

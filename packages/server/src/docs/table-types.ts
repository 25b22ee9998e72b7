import type { Column, Table } from './introspect.ts';

/** Types of JSON columns, from the contracts; other JSON columns are `unknown`. */
const JSON_TYPES: Record<string, string> = {
  'assessment_reports.report_data': 'ReportData',
  'assessment_reports.extra_prompts': '{ prompt: string; topic: string; page?: string }[]',
  'assessment_reports.wording': 'ReportWording',
  'assessment_reports.opinions': 'ReportOpinion[]',
  'assessment_reports.rescored': 'RescoredReport',
  'rechecked_audits.result': 'RecheckedAudit',
  'site_edits.judged': 'JudgedVerdict',
  'report_artifacts.suggestions': 'SuggestedCompetitor[]',
  'assessment_reports.progress': 'Progress',
  'assessment_reports.scores': 'FactorScores',
  'keyword_analyses.current_topics': "KeywordAnalysisRow['current_topics']",
  'keyword_analyses.missing_topics': "KeywordAnalysisRow['missing_topics']",
  'keyword_analyses.topic_opportunities': "KeywordAnalysisRow['topic_opportunities']",
  'keyword_analyses.keyword_gaps': "KeywordAnalysisRow['keyword_gaps']",
  'content_opportunities.evidence': 'Finding',
  'competitor_analyses.scores': 'FactorScores',
  'competitor_analyses.gap_analysis': "Comparison['gapAnalysis']",
  'competitor_analyses.prompts': "Comparison['prompts']",
  'credit_transactions.metadata': "CreditTransaction['metadata']",
  'crawler_logs.activity': 'CrawlerActivity',
  'crawler_ranges.prefixes': 'string[]',
  'search_answers.passage': 'Passage',
  'mail_outbox.headers': 'Record<string, string>',
};

const SCALARS: Record<string, string> = {
  uuid: 'string',
  text: 'string',
  'text[]': 'string[]',
  integer: 'number',
  smallint: 'number',
  bigint: 'number',
  'double precision': 'number',
  numeric: 'number',
  boolean: 'boolean',
  bytea: 'Buffer',
};

/** A text column whose check lists its values is the union of these. */
function listedValues(table: Table, column: Column): string | undefined {
  for (const { kind, column: on, definition } of table.constraints) {
    const list = kind === 'c' && on === column.name ? /^CHECK \(\(\w+ = ANY \(ARRAY\[(.*)\]\)\)\)$/.exec(definition)?.[1] : undefined;
    if (list) return [...list.matchAll(/'([^']*)'::text/g)].map(([, value]) => `'${value}'`).join(' | ');
  }
  return undefined;
}

function typeOf(table: Table, column: Column): string {
  const nullable = column.nullable ? ' | null' : '';
  if (column.type === 'timestamp with time zone') return wrapped(column, `string${nullable}`, `string | Date${nullable}`);
  if (column.type === 'jsonb') {
    const json = JSON_TYPES[`${table.name}.${column.name}`] ?? 'unknown';
    return wrapped(column, `${json}${nullable}`, `string${nullable}`);
  }
  const scalar = listedValues(table, column) ?? SCALARS[column.type];
  if (!scalar) throw new Error(`${table.name}.${column.name}: no TypeScript type is known for ${column.type}`);
  if (column.generated) return `GeneratedAlways<${scalar}${nullable}>`;
  return column.hasDefault ? `Generated<${scalar}${nullable}>` : `${scalar}${nullable}`;
}

function wrapped(column: Column, read: string, write: string): string {
  if (column.generated) return `ColumnType<${read}, never, never>`;
  return `ColumnType<${read}, ${write}${column.hasDefault || column.nullable ? ' | undefined' : ''}, ${write}>`;
}

const interfaceName = (table: Table) =>
  `${table.schema === 'public' ? '' : `_${table.schema}`}_${table.name}`.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The source of platform/schema.ts. */
export function tableTypes(tables: readonly Table[]): string {
  const bodies = tables.map((table) => {
    const lines = table.columns.map((column) => `  ${column.name}: ${typeOf(table, column)};`);
    return `export interface ${interfaceName(table)} {\n${lines.join('\n')}\n}\n`;
  });
  const keys = tables.map((table) => {
    const key = table.schema === 'public' ? table.name : `'${table.schema}.${table.name}'`;
    return `  ${key}: ${interfaceName(table)};`;
  });
  const source = `${bodies.join('\n')}\nexport interface Database {\n${keys.join('\n')}\n}\n`;
  const used = (names: string[]) => names.filter((name) => new RegExp(`\\b${name}\\b`).test(source)).sort((a, b) => a.localeCompare(b));
  const contracts = used([
    'Comparison',
    'CrawlerActivity',
    'CreditTransaction',
    'FactorScores',
    'Finding',
    'JudgedVerdict',
    'KeywordAnalysisRow',
    'Passage',
    'Progress',
    'RecheckedAudit',
    'ReportData',
    'ReportOpinion',
    'ReportWording',
    'RescoredReport',
    'SuggestedCompetitor',
  ]);
  const kysely = used(['ColumnType', 'Generated', 'GeneratedAlways']);
  return [
    '// Generated from the live database by `npm run docs`; a test compares. Change a migration, not this file.',
    ...(contracts.length > 0 ? [`import type { ${contracts.join(', ')} } from '@citelight/contracts';`] : []),
    `import type { ${kysely.join(', ')} } from 'kysely';`,
    '',
    source,
  ].join('\n');
}

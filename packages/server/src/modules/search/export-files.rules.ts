import { CodedError, SEARCH, type SearchSource } from '@citelight/contracts';
import { parse } from 'csv-parse/sync';
import { unzipSync } from 'fflate';
import { METRIC_WORDS, type MetricRole, TEXT_WORDS, type TextRole } from './export-words.rules.ts';

/**
 * Exports of search consoles: a CSV file, or a ZIP of several. Names and titles are in the language of whoever exported, so a table is told by its contents first;
 * what the contents do not show is never guessed.
 */

export type Observation = {
  query: string | null;
  page: string | null;
  impressions: number | null;
  clicks: number | null;
  position: number | null;
  citations: number | null;
};
export type ExportTable = { source: SearchSource; contents: 'queries' | 'pages'; rows: Observation[]; unread: number; leftOut: number };
export type ExportFile = { tables: ExportTable[]; from: string | null; to: string | null; filters: string[] };

type Table = { name: string; header: string[]; rows: string[][]; ragged: number };

const unreadable = (why: string, cause?: unknown) => new CodedError('search.unreadable', why, cause === undefined ? {} : { cause });
const NOT_ONE = 'This file cannot be read. Please upload the ZIP or CSV file that the search console exports.';

const MOST_FILES = 50;
const startsWith = (bytes: Uint8Array, ...head: number[]) => head.every((byte, at) => bytes[at] === byte);
const isZip = (bytes: Uint8Array) => startsWith(bytes, 0x50, 0x4b, 0x03, 0x04);

/** The CSV files of a ZIP, by name. */
function unpacked(bytes: Uint8Array): [name: string, bytes: Uint8Array][] {
  let [size, count] = [0, 0];
  let spreadsheet = false;
  let files: Record<string, Uint8Array>;
  try {
    files = unzipSync(bytes, {
      filter({ name, originalSize }) {
        spreadsheet ||= name.startsWith('xl/');
        if (!/\.csv$/i.test(name) || name.startsWith('__MACOSX/')) return false;
        size += originalSize;
        count += 1;
        if (size > SEARCH.unpackedBytes || count > MOST_FILES)
          throw new CodedError('request.too_large', 'This ZIP holds far more than an export does.');
        return true;
      },
    });
  } catch (error) {
    if (error instanceof CodedError) throw error;
    throw unreadable('This ZIP file is damaged. Please export it again.', error);
  }
  if (spreadsheet) throw unreadable('This is a spreadsheet. Please export as CSV instead.');
  const found = Object.entries(files);
  if (found.length === 0) throw unreadable('This ZIP file holds no CSV file.');
  return found;
}

function textOf(bytes: Uint8Array): string {
  const encoding = startsWith(bytes, 0xff, 0xfe) ? 'utf-16le' : startsWith(bytes, 0xfe, 0xff) ? 'utf-16be' : 'utf-8';
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    if (text.includes('\0')) throw new Error('it holds NUL');
    return text;
  } catch (error) {
    throw unreadable('This file is not text that we can read. Please upload the ZIP or CSV file as the search console exported it.', error);
  }
}

/** The sign that parts the columns: the one that the first line has most of, outside quotes. */
function separatorOf(text: string): string {
  const line = text.slice(0, text.search(/[\r\n]|$/)).replaceAll(/"[^"]*"/g, '');
  const count = (sign: string) => line.split(sign).length - 1;
  return [',', ';', '\t'].toSorted((a, b) => count(b) - count(a))[0] ?? ',';
}

function tableOf(name: string, bytes: Uint8Array): Table {
  const text = textOf(bytes);
  let records: string[][];
  try {
    records = parse(text, {
      delimiter: separatorOf(text),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      trim: true,
    });
  } catch (error) {
    throw unreadable(NOT_ONE, error);
  }
  const [header = [], ...rows] = records;
  const whole = rows.filter((row) => row.length === header.length);
  return { name, header, rows: whole, ragged: rows.length - whole.length };
}

const fold = (text: string): string => text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();
const isWord = (word: string) => new RegExp(`(?:^|[^\\p{L}])${word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`, 'u');
const METRICS = (Object.entries(METRIC_WORDS) as [MetricRole, readonly string[]][]).flatMap(([role, words]) =>
  words.map((word) => [role, isWord(word)] as const),
);
/** A comparison writes the dates before the metric: "5/1/26 - 7/31/26 Clicks". */
const metricOf = (title: string): MetricRole | null => METRICS.find(([, pattern]) => pattern.test(fold(title)))?.[0] ?? null;
const textRoleOf = (title: string): TextRole | null =>
  (Object.entries(TEXT_WORDS) as [TextRole, readonly string[]][]).find(([, words]) => words.includes(fold(title)))?.[0] ?? null;

/** Digits of any script as ASCII, without the signs that group or decorate them. */
const ascii = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/\p{Nd}/gu, (digit) => {
      const zero = [...'٠۰०০๐'].find((first) => digit >= first && (digit.codePointAt(0) ?? 0) < (first.codePointAt(0) ?? 0) + 10);
      return zero ? String((digit.codePointAt(0) ?? 0) - (zero.codePointAt(0) ?? 0)) : digit;
    })
    .replaceAll('٫', ',')
    .replaceAll(/[\s'’٬%٪]/g, '');
const isPercent = (text: string) => /[%٪％]/.test(text);

/** The file's decimal mark, by the cells that can only be read one way; `.` where none has decimals. */
function decimalMark(cells: readonly string[]): '.' | ',' {
  let commas = 0;
  for (const cell of cells) {
    const text = ascii(cell);
    if (/,\d{1,2}$|,\d{4,}$|\.\d{3},/.test(text)) commas += 1;
    else if (/\.\d{1,2}$|\.\d{4,}$|,\d{3}\./.test(text)) commas -= 1;
  }
  return commas > 0 ? ',' : '.';
}

function numberOf(cell: string, mark: '.' | ','): number | null {
  const text = ascii(cell);
  const group = mark === ',' ? '.' : ',';
  if (!/^\d/.test(text) || !new RegExp(`^\\d+(?:\\${group}\\d{3})*(?:\\${mark}\\d+)?$`).test(text)) return null;
  const value = Number(text.replaceAll(group, '').replace(mark, '.'));
  return Number.isFinite(value) && value <= 2_000_000_000 ? value : null;
}

const isUrl = (text: string) => /^https?:\/\/\S+$/i.test(text);
const isDay = (text: string) => /^\d{4}-\d\d-\d\d/.test(text);
const mostly = (rows: readonly string[][], is: (text: string) => boolean) =>
  rows.length > 0 && rows.filter(([first = '']) => is(first)).length >= 0.8 * rows.length;

type Columns = Partial<Record<MetricRole, number>>;

/** How many of the rows with impressions have the click rate that clicks and impressions give. */
function agreement(values: readonly (number | null)[][], { clicks = -1, impressions = -1, ctr = -1 }: Columns): number {
  let [checked, agreeing] = [0, 0];
  for (const row of values) {
    const [c, i, rate] = [row[clicks], row[impressions], row[ctr]];
    if (typeof c !== 'number' || typeof i !== 'number' || typeof rate !== 'number') continue;
    checked += 1;
    if (
      c <= i &&
      (i === 0
        ? rate === 0
        : Math.abs((100 * c) / i - rate) <= 0.06 ||
          Math.abs(c / i - rate) <= 0.0006 ||
          (Math.abs((100 * c) / i - rate) <= 0.51 && Number.isInteger(rate)))
    )
      agreeing += 1;
  }
  return agreeing / checked; // NaN where there is nothing to check: it neither agrees nor disagrees
}
const AGREES = 0.95;

/** Which column is which metric: by its title, else by the figures, where only one reading adds up. */
function columnsOf({ header, rows }: Table, values: readonly (number | null)[][]): Columns {
  const found: Columns = {};
  for (const [at, title] of header.entries()) {
    const role = at === 0 ? null : metricOf(title);
    if (role && found[role] === undefined) found[role] = at;
  }
  if (found.impressions !== undefined && found.clicks !== undefined && found.ctr !== undefined && agreement(values, found) < AGREES)
    throw new CodedError('search.unknown_columns', 'Clicks, impressions and CTR in this file do not add up, so nothing of it was taken.');
  if (found.impressions !== undefined || found.citations !== undefined) return found;
  const ctr = header.findIndex((_, at) => at > 0 && rows.filter((row) => isPercent(row[at] ?? '')).length >= 0.8 * rows.length);
  if (ctr < 0) return {};
  const whole = header.flatMap((_, at) => (at > 0 && at !== ctr && values.every((row) => Number.isInteger(row[at] ?? 0)) ? [at] : []));
  const pairs = whole.flatMap((clicks) =>
    whole.filter((one) => one !== clicks).map((impressions): Columns => ({ clicks, impressions, ctr })),
  );
  const [pair] = pairs.filter((one) => agreement(values, one) >= AGREES);
  const position = header.findIndex((_, at) => at > ctr && !isPercent(rows[0]?.[at] ?? '') && !whole.includes(at));
  return pair ? { ...pair, ...(position > 0 ? { position } : {}) } : {};
}

type Read = {
  table: Table;
  contents: 'queries' | 'pages';
  source: SearchSource;
  columns: Columns;
  values: (number | null)[][];
  named: boolean;
};

const unknownColumns = ({ header }: Table) =>
  new CodedError(
    'search.unknown_columns',
    `We do not know the columns of this file: ${header
      .slice(0, 8)
      .map((title) => `“${title.slice(0, 40)}”`)
      .join(', ')}. An export has clicks and impressions, or citations, by query or page.`,
  );

/** What one table is; null for tables that we do not need: days, countries, devices, search appearance, filters. */
function readTable(table: Table, chosen: SearchSource | undefined, alone: boolean): Read | null {
  const { header, rows, name } = table;
  const first = textRoleOf(header[0] ?? '') ?? textRoleOf(name.replace(/^.*\//, '').replace(/\.csv$/i, ''));
  if (header.length < 2 || mostly(rows, isDay) || first === 'other') return null;
  const pages = mostly(rows, isUrl);
  const mark = decimalMark(rows.slice(0, 2_000).flatMap((row) => row.slice(1)));
  const values = rows.map((row) => row.map((cell, at) => (at === 0 ? null : numberOf(cell, mark))));
  const columns = columnsOf(table, values);
  if (columns.impressions === undefined && columns.citations === undefined) {
    if (alone) throw unknownColumns(table);
    return null;
  }
  if (!pages && first === null && alone)
    throw new CodedError(
      'search.unknown_table',
      `We could not tell whether “${(header[0] ?? '').slice(0, 40)}” lists queries. Please upload the whole ZIP, or export with the console set to English.`,
    );
  const source = ((): SearchSource => {
    if (columns.citations !== undefined || first === 'grounding') return 'bing_ai';
    if (chosen) return chosen;
    if (columns.clicks === undefined) return 'google_ai';
    // Google writes clicks first, Bing impressions.
    return first === 'keyword' || columns.clicks > (columns.impressions ?? 0) ? 'bing_search' : 'google_search';
  })();
  return { table, contents: pages ? 'pages' : 'queries', source, columns, values, named: pages || first !== null };
}

/** In languages whose titles we do not know, countries are known by their names. */
const LANGUAGES =
  'ar bg ca cs da de el en es et fa fi fr he hi hr hu id it ja ko lt lv ms nb nl pl pt ro ru sk sl sr sv th tr uk vi zh zh-Hant'.split(' ');
let regions: ReadonlySet<string> | undefined;
function isRegion(name: string): boolean {
  regions ??= new Set(
    LANGUAGES.flatMap((language) => {
      const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
      return REGIONS.flatMap((code) => names.of(code) ?? []).map(fold);
    }),
  );
  return regions.has(fold(name));
}
const REGIONS =
  'US GB DE FR IT ES PT NL BE AT CH SE NO DK FI PL CZ SK HU RO BG GR TR RU UA IE CA MX BR AR CL CO PE AU NZ JP CN TW HK KR IN ID TH VN MY SG PH PK BD SA AE EG ZA NG KE IL IR'.split(
    ' ',
  );
/** Devices and kinds of appearance are few. */
const FEW = 12;

/** Of tables whose titles we do not know, only the one that can be nothing but queries is taken. */
function withoutDoubt(read: readonly Read[]): Read[] {
  const named = read.filter((one) => one.named);
  const open = read.filter((one) => !one.named && !mostly(one.table.rows, isRegion));
  if (open.length === 0 || named.some(({ contents }) => contents === 'queries')) return named;
  const large = open.filter(({ table }) => table.rows.length > FEW);
  if (large.length === 1) return [...named, ...large];
  throw new CodedError(
    'search.unknown_table',
    'We could not tell which table of this ZIP lists queries, so nothing of it was taken. Please export again with the console set to English.',
  );
}

const round = (value: number) => Math.round(value * 100) / 100;

function observations({ table, contents, columns, values }: Read): Pick<ExportTable, 'rows' | 'unread' | 'leftOut'> {
  const found = new Map<string, Observation>();
  let unread = table.ragged;
  const longest = contents === 'pages' ? SEARCH.pageLength : SEARCH.queryLength;
  for (const [at, [name = '']] of table.rows.entries()) {
    const of = (role: MetricRole): number | null => values[at]?.[columns[role] ?? -1] ?? null;
    const [impressions, clicks, citations] = [of('impressions'), of('clicks'), of('citations')];
    const key = name.normalize('NFC').toWellFormed();
    if ((impressions ?? citations) === null || key === '' || key.length > longest || (contents === 'pages' && !URL.canParse(key))) {
      unread += 1;
      continue;
    }
    const position = of('position');
    const known = found.get(key);
    if (!known) {
      const whole = (value: number | null) => (value === null ? null : Math.round(value));
      found.set(key, {
        query: contents === 'queries' ? key : null,
        page: contents === 'pages' ? key : null,
        impressions: whole(impressions),
        clicks: whole(clicks),
        citations: whole(citations),
        position: position === null ? null : round(position),
      });
    } else unread += 1;
  }
  const rows = [...found.values()].sort((a, b) => (b.impressions ?? b.citations ?? 0) - (a.impressions ?? a.citations ?? 0));
  return { rows: rows.slice(0, SEARCH.rows), unread, leftOut: Math.max(0, rows.length - SEARCH.rows) };
}

/** First and last day of a table of days, or null. */
function periodOf(tables: readonly Table[]): { from: string; to: string } | null {
  const days = tables
    .filter(({ rows }) => mostly(rows, isDay))
    .flatMap(({ rows }) => rows.map(([day = '']) => day.slice(0, 10)))
    .filter((day) => isDay(day) && !Number.isNaN(Date.parse(day)))
    .sort();
  const [from, to] = [days[0], days.at(-1)];
  return from && to ? { from, to } : null;
}

/** Filters.csv: two columns of words, such as "Search type, Web". */
const filtersOf = (tables: readonly Table[]): string[] =>
  tables
    .filter(
      ({ header, rows }) =>
        header.length === 2 &&
        rows.length <= 20 &&
        !mostly(rows, isUrl) &&
        !mostly(rows, isDay) &&
        rows.every(([, value = '']) => numberOf(value, '.') === null),
    )
    .flatMap(({ rows }) => rows.map(([name = '', value = '']) => `${name}: ${value}`.slice(0, 200)))
    .slice(0, 10);

/**
 * What an export says. `chosen`: the source that the member named, for files that do not tell by themselves.
 * @throws CodedError search.*, request.too_large
 */
export function readExport(bytes: Uint8Array, chosen?: SearchSource): ExportFile {
  if (bytes.length === 0) throw unreadable('This file is empty.');
  const zip = isZip(bytes);
  const tables = zip ? unpacked(bytes).map(([name, content]) => tableOf(name, content)) : [tableOf('', bytes)];
  const read = withoutDoubt(tables.flatMap((table) => readTable(table, chosen, !zip) ?? []));
  const [first] = tables;
  if (read.length === 0 && !zip && first && first.rows.length === 0 && first.header.length > 1) throw new CodedError('search.empty');
  if (read.length === 0)
    throw new CodedError(
      'search.unknown_table',
      zip
        ? 'This ZIP has no table of queries or pages that we know. Please export again with the console set to English.'
        : 'This file lists neither queries nor pages. Please upload the export of queries or pages, or the whole ZIP.',
    );
  // A ZIP may hold the same table twice; the larger one is the whole.
  const byKind = new Map<string, Read>();
  for (const one of read) {
    const key = `${one.source} ${one.contents}`;
    if ((byKind.get(key)?.table.rows.length ?? -1) < one.table.rows.length) byKind.set(key, one);
  }
  const found = [...byKind.values()].map((one): ExportTable => ({ source: one.source, contents: one.contents, ...observations(one) }));
  const useful = found.filter(({ rows }) => rows.length > 0);
  if (useful.length === 0) throw new CodedError('search.empty');
  const period = periodOf(tables);
  return { tables: useful, from: period?.from ?? null, to: period?.to ?? null, filters: zip ? filtersOf(tables) : [] };
}

/** Whether a page is of the website: its host, or one below or above it. */
export function isOfSite(page: string, website: string): boolean {
  const host = (url: string) => (URL.parse(url)?.hostname ?? '').replace(/^www\./, '');
  const [there, here] = [host(page), host(website)];
  return there !== '' && (there === here || there.endsWith(`.${here}`) || here.endsWith(`.${there}`));
}

/** Leaves out pages of other websites. @throws CodedError search.other_site where most are */
export function ofSite(file: ExportFile, website: string): ExportFile {
  const tables = file.tables.map((table) => {
    if (table.contents !== 'pages') return table;
    const own = table.rows.filter(({ page }) => isOfSite(page ?? '', website));
    if (own.length * 2 < table.rows.length) {
      const other = URL.parse(table.rows[0]?.page ?? '')?.host ?? 'another website';
      throw new CodedError(
        'search.other_site',
        `This export is about ${other}, not about ${new URL(website).host}. Nothing of it was taken.`,
      );
    }
    return { ...table, rows: own, unread: table.unread + table.rows.length - own.length };
  });
  return { ...file, tables };
}

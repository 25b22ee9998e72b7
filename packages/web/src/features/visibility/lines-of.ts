/** A delimiter that a table's first line has; a list without one is one column. */
const DELIMITERS = [';', '\t', ','] as const;

/** The first field of a line of a delimited table (RFC 4180), which may be quoted. */
function firstField(line: string, delimiter: string): string {
  const quoted = /^"((?:[^"]|"")*)"/.exec(line);
  if (quoted) return (quoted[1] ?? '').replaceAll('""', '"');
  const end = line.indexOf(delimiter);
  return end === -1 ? line : line.slice(0, end);
}

/** Questions of a text, one a line. Of a table it is the first column below its head, as Search Console exports queries. */
export function linesOf(text: string, fileName = ''): string[] {
  const lines = text.replace(/^\ufeff/, '').split(/\r\n?|\n/);
  const isTable = /\.csv$/i.test(fileName);
  const head = (lines[0] ?? '').replace(/"(?:[^"]|"")*"/g, '');
  const delimiter = isTable ? DELIMITERS.find((sign) => head.includes(sign)) : undefined;
  const found = delimiter
    ? lines.slice(1).map((line) => firstField(line, delimiter))
    : isTable
      ? lines.map((line) => firstField(line, '\n'))
      : lines;
  return [...new Set(found.map((line) => line.trim()).filter(Boolean))];
}

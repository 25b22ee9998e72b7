/** Where a cut may stand before the last place there is room for: a word longer than this is cut through. */
const LONGEST_WORD = 30;

/** The beginning of a text in at most `longest` UTF-16 units, cut between words, with an ellipsis where something was left out. */
export function excerpt(text: string, longest = 200): string {
  if (text.length <= longest) return text;
  const room = text.slice(0, longest - 1);
  const cut = Math.max(room.lastIndexOf(' '), room.lastIndexOf('\n'));
  const kept = /\s/.test(text[longest - 1] ?? '') || cut < longest - LONGEST_WORD ? room : room.slice(0, cut);
  return `${kept.replace(/[\s,;:–—-]+$|[\uD800-\uDBFF]$/u, '')}…`;
}

const INNER: Readonly<Record<string, string>> = { '“': '‘', '”': '’', '„': '‚', '"': '’' };

/** A text of a site in quotation marks, on one line; its own marks become single ones. */
export function quoted(text: string, longest = 140): string {
  const line = excerpt(text.replace(/\s+/g, ' ').trim(), longest);
  return `“${line.replace(/[“”„"]/g, (mark) => INNER[mark] ?? mark)}”`;
}

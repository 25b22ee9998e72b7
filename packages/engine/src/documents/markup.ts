/** Text that is markup already; everything else that enters a template is escaped. */
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
  toString(): string {
    return this.text;
  }
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
/** Control characters have no meaning in a document and can disturb terminals and parsers; tab and line feed stay. */
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;
/** Marks that reorder text can make a line read as something else (Trojan Source). */
const BIDI = /[\u202a-\u202e\u2066-\u2069]/g;

/** Crawled text without control characters and direction overrides. */
export const plain = (text: string): string => text.replace(CONTROL, ' ').replace(BIDI, '');

export const escapeHtml = (text: string): string => plain(text).replace(/[&<>"']/g, (char) => ESCAPES[char] ?? char);

type Part = string | number | Markup | null | undefined | false | readonly Part[];

const render = (part: Part): string => {
  if (part === null || part === undefined || part === false) return '';
  if (part instanceof Markup) return part.text;
  if (Array.isArray(part)) return part.map(render).join('');
  return escapeHtml(String(part));
};

/** A template in which every value is escaped unless it is Markup. */
export const html = (strings: TemplateStringsArray, ...parts: Part[]): Markup =>
  new Markup(strings.reduce((out, text, index) => out + text + (index < parts.length ? render(parts[index]) : ''), ''));

/** An address that may become a link: http and https only. */
export const safeHref = (url: string): string | null => (/^https?:\/\//i.test(url) ? url : null);

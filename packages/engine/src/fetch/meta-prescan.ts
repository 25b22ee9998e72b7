/**
 * HTML Standard 13.2.3.2, "prescan a byte stream to determine its encoding": finds the label a document's <meta> gives, without parsing it.
 * Works on Latin-1 text, where one character is one byte.
 */

const SPACE = /[\t\n\f\r ]/;

type Attribute = { name: string; value: string };

/** "Get an attribute": the next one at `at`, or null at the end of the tag. */
const readAttribute = (text: string, start: number): { attribute: Attribute | null; at: number } => {
  let at = start;
  while (/[\t\n\f\r /]/.test(text[at] ?? '')) at++;
  if (at >= text.length || text[at] === '>') return { attribute: null, at };
  let name = '';
  while (at < text.length && !((text[at] === '=' && name !== '') || /[\t\n\f\r />]/.test(text[at] ?? ''))) name += text[at++];
  while (SPACE.test(text[at] ?? '')) at++;
  name = name.toLowerCase();
  if (text[at] !== '=') return { attribute: { name, value: '' }, at };
  at++;
  while (SPACE.test(text[at] ?? '')) at++;
  const quote = text[at];
  if (quote === '"' || quote === "'") {
    const end = text.indexOf(quote, at + 1);
    if (end < 0) return { attribute: null, at: text.length };
    return { attribute: { name, value: text.slice(at + 1, end).toLowerCase() }, at: end + 1 };
  }
  const [value = ''] = /^[^\t\n\f\r >]*/.exec(text.slice(at)) ?? [];
  return { attribute: { name, value: value.toLowerCase() }, at: at + value.length };
};

/** "Extracting a character encoding from a meta element": the label in content="text/html; charset=…". */
const charsetOfContent = (content: string): string | null => {
  const found = /charset[\t\n\f\r ]*=[\t\n\f\r ]*(?:"([^"]*)"|'([^']*)'|([^"'\t\n\f\r ;][^\t\n\f\r ;]*))/.exec(content);
  return found?.[1] ?? found?.[2] ?? found?.[3] ?? null;
};

/** Attributes of the tag whose name ended at `at`; of repeated names the first counts. */
const readAttributes = (text: string, start: number): { attributes: Map<string, string>; at: number } => {
  const attributes = new Map<string, string>();
  for (let at = start; ; ) {
    const next = readAttribute(text, at);
    at = next.at;
    // A tag that is cut off says nothing: "iso-8859-1" may be the beginning of "iso-8859-15".
    if (at >= text.length) return { attributes: new Map(), at };
    if (next.attribute === null) return { attributes, at };
    if (!attributes.has(next.attribute.name)) attributes.set(next.attribute.name, next.attribute.value);
  }
};

const labelOf = (attributes: ReadonlyMap<string, string>): string | null => {
  const charset = attributes.get('charset');
  if (charset !== undefined) return charset;
  const content = attributes.get('content');
  return content !== undefined && attributes.get('http-equiv') === 'content-type' ? charsetOfContent(content) : null;
};

/**
 * The first usable label, or null.
 * @param usable Whether a label names an encoding; the scan goes on past those that do not.
 */
export const prescanMeta = (text: string, usable: (label: string) => boolean): string | null => {
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at)) {
    const rest = text.slice(at, at + 6);
    if (rest.startsWith('<!--')) {
      // "<!-->" is a whole comment: its dashes may overlap.
      const end = text.indexOf('-->', at + 2);
      if (end < 0) return null;
      at = end + 3;
    } else if (/^<meta[\t\n\f\r /]/i.test(rest)) {
      const tag = readAttributes(text, at + 5);
      const label = labelOf(tag.attributes);
      if (label !== null && usable(label)) return label;
      at = tag.at;
    } else if (/^<\/?[a-z]/i.test(rest)) {
      const [name = ''] = /^<\/?[^\t\n\f\r >]*/.exec(text.slice(at)) ?? [];
      at = readAttributes(text, at + name.length).at;
    } else if (/^<[!/?]/.test(rest)) {
      const end = text.indexOf('>', at);
      if (end < 0) return null;
      at = end + 1;
    } else at++;
  }
  return null;
};

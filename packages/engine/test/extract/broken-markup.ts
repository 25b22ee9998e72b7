import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5';
import type { ParentNode } from '../../src/artifacts/tree.ts';
import { parseTree } from '../../src/artifacts/tree-builder.ts';

/** A tree as lines, in the manner of the html5lib tests: what stands where, with its attributes. */
type Line = string;

const shown = (name: string, namespace: string, attrs: readonly { name: string; value: string }[]) =>
  `<${namespace.replace(/^.*\//, '')} ${name}${attrs.map(({ name: key, value }) => ` ${key}=${JSON.stringify(value)}`).join('')}>`;

function linesOfOurs(node: ParentNode, depth = 0): Line[] {
  const at = '  '.repeat(depth);
  return node.childNodes.flatMap((child): Line[] => {
    if (child.kind === 'text') return [`${at}${JSON.stringify(child.value)}`];
    if (child.kind === 'comment') return [`${at}<!-- ${child.data} -->`];
    if (child.kind === 'doctype') return [`${at}<!doctype ${child.name}>`];
    const content = child.content ? [`${at}  content`, ...linesOfOurs(child.content, depth + 2)] : [];
    return [at + shown(child.tagName, child.namespaceURI, child.attrs), ...content, ...linesOfOurs(child, depth + 1)];
  });
}

function linesOfParse5(node: DefaultTreeAdapterTypes.ParentNode, depth = 0): Line[] {
  const at = '  '.repeat(depth);
  return node.childNodes.flatMap((child): Line[] => {
    if (defaultTreeAdapter.isTextNode(child)) return [`${at}${JSON.stringify(child.value)}`];
    if (defaultTreeAdapter.isCommentNode(child)) return [`${at}<!-- ${child.data} -->`];
    if (defaultTreeAdapter.isDocumentTypeNode(child)) return [`${at}<!doctype ${child.name}>`];
    const element = child as DefaultTreeAdapterTypes.Element; // safe: nothing else is left
    const content =
      'content' in element ? [`${at}  content`, ...linesOfParse5((element as DefaultTreeAdapterTypes.Template).content, depth + 2)] : [];
    return [at + shown(element.tagName, element.namespaceURI, element.attrs), ...content, ...linesOfParse5(element, depth + 1)];
  });
}

/** The tree that we build, and the one of the reference. */
export const bothTrees = (html: string): { ours: Line[]; reference: Line[] } => ({
  ours: linesOfOurs(parseTree(html).root),
  reference: linesOfParse5(parse(html, { scriptingEnabled: true })),
});

/** Markup that is broken in the ways that tree construction has rules for. */
export const BROKEN_MARKUP: Readonly<Record<string, string>> = {
  'an open comment': '<p>a<!-- b <p>c',
  'an odd comment': '<!--><p>a<!---><p>b<!--!><p>c<!-- d --!><p>e',
  'an open script': '<p>a<script>b <!-- <script> c </script> d',
  'an open style': '<style>p{color:red}<p>a',
  'an open text area': '<p>a<textarea>b<p>c</p>',
  'an open title': '<title>a<p>b',
  'plain text': '<p>a<plaintext><p>b</plaintext>c',
  'nested forms': '<form id=a><p><form id=b><input></form><input></form>',
  'nested links': '<a href=a>b<a href=c>d</a>e</a>',
  'nested buttons': '<button>a<button>b</button>c',
  'nested options': '<select><option>a<option>b<optgroup><option>c<select>d',
  'nested headings': '<h1>a<h2>b</h1>c',
  'nested paragraphs': '<p>a<p>b<div>c<p>d</div>e</p>f',
  'nested lists': '<ul><li>a<li>b<ul><li>c</ul><li>d<dl><dt>e<dd>f<dt>g',
  'nested tables': '<table><tr><td>a<table><tr><td>b</table>c<td>d',
  'text in a table': '<table>a<tr>b<td>c</td>d</tr>e<p>f</table>g',
  'a form in a table': '<table><form><tr><td><input></form></table>',
  'cells without rows': '<table><td>a<th>b<caption>c<col><tbody><td>d',
  'a table in a paragraph': '<!doctype html><p>a<table><tr><td>b</table>c',
  'a table in a paragraph, in quirks': '<p>a<table><tr><td>b</table>c',
  'formatting across blocks': '<b>a<p>b<i>c</b>d</p>e</i>f',
  'formatting without end': '<b><i><u><s>a<p>b</s>c<p>d',
  'the same formatting many times': '<b><b><b><b><b>a</b>b<p>c',
  'formatting in cells': '<table><tr><td><b>a<td>b</table>c',
  'a drawing': '<p>a<svg><circle/><foreignObject><p>b</foreignObject><title><b>c</title></svg>d',
  'breaking out of a drawing': '<svg><g><p>a<svg><desc><p>b</desc><b>c',
  'breaking out of a formula': '<math><mi><p>a</mi><mglyph><p>b<annotation-xml encoding="text/html"><p>c',
  'data in a drawing': '<svg><![CDATA[a<p>b]]><style>p{}</style>c',
  'odd letters in a drawing': '<svg viewbox=0 xlink:href=a><lineargradient><foreignobject>a',
  templates: '<template><td>a<template>b</template></template><table><template><tr><td>c',
  'a template in a head': '<head><template><p>a</template><title>b</title><p>c',
  frames: '<frameset><frame><noframes>a</noframes></frameset><p>b',
  'two bodies': '<body a=1><p>b<body c=2 a=3><html lang=de><html lang=en dir=ltr>',
  'a head after a body': '<p>a<head><title>b</title><body>c</body></html>d<!-- e -->',
  'a late doctype': 'a<!doctype html>b<!DOCTYPE html PUBLIC "x">',
  'end tags without start': '</p></br></div></b></table></body></html>a',
  'noscript in a head': '<head><noscript><link><p>a</noscript><title>b',
  'noscript in a body': '<body><noscript><p>a</noscript><iframe><p>b</iframe>',
  'attributes twice': '<p a=1 A=2 b b=3 "=4 \'=5 <=6>a',
  'attributes without space': '<p a="1"b=2/c/d>a',
  nulls: '<p\0 a\0=b\0>a\0b<!-- \0 --><svg>\0<title>\0</title></svg><table>\0<td>\0',
  'line breaks': '<pre>\n\na\r\nb\rc</pre><textarea>\n\nd</textarea>',
  'character references': '&amp&lt;&notit;&notin;&#0;&#x80;&#xD800;&#x110000;&#;&#x;&;&nbsp&aacute&CounterClockwiseContourIntegral;',
  'references in attributes': '<a href="?a=b&copy=1&lt=2&amp;c&notit">a',
  'a tag cut short': '<p>a<b',
  'an attribute cut short': '<p>a<b c="d',
  'a reference cut short': '<p>a&am',
  'a declaration that is none': '<!a><?b c?></ d><!doctyp html>e',
  ruby: '<ruby>a<rb>b<rt>c<rtc>d<rp>e<rt>f</ruby>',
  'a rule in a select': '<select><hr><option>a<hr><input><p>b',
  'details and dialogs': '<details><summary>a<p>b<details>c</summary>d<dialog>e',
  'marquees and objects': '<object><param><p>a<applet><marquee>b</object>c',
  'obsolete elements': '<center>a<nobr>b<nobr>c<listing>\nd<xmp>e<p>f</xmp><font color=red>g',
  'images by an old name': '<image src=a><isindex prompt=b>',
  'words where none belong':
    ' a b <html> c d <head> e f <title> g h </title> i <style> j k </style></head> l m <body>n o</body> p q </html> r s <!-- t u --> v w',
  'words about a table':
    '<table> a b <caption> c d </caption> e f <colgroup> g h <col> i </colgroup><tr> j k <td> l m </td> n o </table> p q',
  'words about frames': '<frameset> c d <frame> e f </frameset> g h <noframes> i j </noframes> k l </html> m n',
  'words in a select': '<select> a b <option> c d <optgroup> e f </select> g h <template> i j <td> k l </template>',
  'line breaks between words':
    '<p title="a b\r\nc d\re f\ng h">a b\r\nc d\re f\ng h\tb\fc<textarea>a b\r\n c</textarea><script>a b\r\n</script>',
  'references and signs between words': '<p title="a b&amp;c d&copy e \' f" lang=\'g h " i&lt;j\'>a b &amp; c d&copy e " f \' g > h',
  'signs beyond the first plane between words': '<p title="é ü 漢字 😀 b 😀">é ü 漢字 😀 b 😀\ud800 c \udc00 d\uffff e\u0080f\u007fg</p>',
  'nulls and controls between words':
    '<p title="a b\0c d\u0001e">a b\0c d\u0001e <svg> a b\0c <title> d e\0f </title> g <![CDATA[ h i ]]> j</svg>',
  'words in texts of their own':
    '<script>a b < c <!-- d e <script> f </script> g --> h </script><style> a < b </style><xmp> c & d </xmp><iframe> e </iframe>',
  'a text longer than what is held of the source': `<p title="${'a b '.repeat(20_000)}">${'c d '.repeat(20_000)}<b>${'e 😀 '.repeat(20_000)}</b> f`,
  'scripts in tables': '<table><script>a</script><style>b</style><input type=hidden><input><tr><script>c</script>',
};

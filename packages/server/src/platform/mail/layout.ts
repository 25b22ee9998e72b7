import { displayScore, PRODUCT_NAME, type ScoreBand, scoreBand } from '@citelight/contracts';
import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { createElement as h, type ReactNode } from 'react';

/** The look of every email, in the product's colors. Templates are components in plain TypeScript (no JSX), so that they run without a build. */

const INK = '#171d2b';
const QUIET = '#5b6472';
const LINE = '#d9dde4';
const GROUND = '#f5f6f8';
const ACCENT = '#2f3fb5';
const BANDS: Record<ScoreBand, { text: string; fill: string; word: string }> = {
  good: { text: '#17693a', fill: '#2f9e57', word: 'Good' },
  fair: { text: '#7d5200', fill: '#d99b00', word: 'Fair' },
  poor: { text: '#b3261e', fill: '#d2483f', word: 'Needs work' },
};
const FONT = 'ui-sans-serif, system-ui, -apple-system, "Segoe UI", Helvetica, Arial, sans-serif';

export type LayoutProps = {
  /** The line that email programs show beside the subject. */
  preview: string;
  heading: string;
  /** Why the reader gets this email. */
  footer?: string;
  children?: ReactNode;
};

export function Layout({ preview, heading, footer, children }: LayoutProps) {
  return h(
    Html,
    { lang: 'en' },
    h(Head, null, h('meta', { name: 'color-scheme', content: 'light' })),
    h(Preview, null, preview),
    h(
      Body,
      { style: { backgroundColor: GROUND, fontFamily: FONT, color: INK, margin: 0, padding: '24px 0', overflowWrap: 'anywhere' } },
      h(
        Container,
        { style: { backgroundColor: '#ffffff', borderRadius: 12, padding: '32px 32px 24px', maxWidth: 560 } },
        h(
          Text,
          { style: { fontSize: 15, fontWeight: 700, margin: '0 0 24px', borderTop: `4px solid ${ACCENT}`, paddingTop: 16, width: 96 } },
          PRODUCT_NAME,
        ),
        h(Heading, { as: 'h1', style: { fontSize: 22, lineHeight: '30px', margin: '0 0 16px' } }, heading),
        children,
        footer === undefined ? null : h(Text, { style: { fontSize: 13, lineHeight: '20px', color: QUIET, margin: '28px 0 0' } }, footer),
      ),
    ),
  );
}

export const Paragraph = ({ children }: { children?: ReactNode }) =>
  h(Text, { style: { fontSize: 16, lineHeight: '25px', margin: '0 0 16px' } }, children);

/** Lines of their own, in plain text as well, where a line feed would be a space. */
const lines = (text: string) => text.split('\n').flatMap((line, at) => (at === 0 ? [line] : [h('br', { key: at }), line]));

/** Text that somebody else wrote: kept as it is, line breaks included, and set apart. */
export const Quote = ({ children }: { children?: string }) =>
  h(
    Section,
    { style: { borderLeft: `3px solid ${ACCENT}`, padding: '2px 0 2px 16px', margin: '0 0 20px' } },
    h(Text, { style: { fontSize: 16, lineHeight: '25px', margin: 0, whiteSpace: 'pre-wrap' } }, lines(children ?? '')),
  );

/** What the plain text of an email leaves out. */
const NOT_IN_TEXT = { 'data-skip-in-text': true };

/** The one thing to do, with its address in plain sight for programs that show no buttons; plain text has the address beside the words anyway. */
export const Action = ({ href, children }: { href: string; children?: string }) =>
  h(
    Section,
    { style: { margin: '8px 0 20px' } },
    h(
      Button,
      { href, style: { backgroundColor: ACCENT, color: '#ffffff', borderRadius: 8, padding: '12px 20px', fontSize: 16, fontWeight: 600 } },
      children,
    ),
    h(
      Text,
      { ...NOT_IN_TEXT, style: { fontSize: 13, lineHeight: '20px', color: QUIET, margin: '16px 0 0' } },
      'Or open this address: ',
      h(Link, { href, style: { color: QUIET, wordBreak: 'break-all' } }, href),
    ),
  );

/** A code to type in. */
export const Code = ({ children }: { children?: string }) =>
  h(Text, { style: { fontSize: 28, lineHeight: '36px', letterSpacing: '0.2em', fontWeight: 700, margin: '0 0 16px' } }, children);

const cell = (width: string, color: string, radius: string) =>
  h('td', { style: { width, height: 10, lineHeight: '10px', fontSize: 1, backgroundColor: color, borderRadius: radius } }, '\u00a0');

/** A score as a figure and a bar, made of table cells: email programs block images and drop SVG. The sentence beside it says the same in plain text. */
export function Score({ score, change }: { score: number; change: string | null }) {
  const shown = displayScore(score);
  const { text, fill, word } = BANDS[scoreBand(score)];
  return h(
    Section,
    { ...NOT_IN_TEXT, style: { margin: '0 0 20px' } },
    h(
      Text,
      { style: { margin: '0 0 8px', color: text, lineHeight: '44px' } },
      h('span', { style: { fontSize: 40, fontWeight: 700 } }, shown),
      h('span', { style: { fontSize: 16, color: QUIET } }, ' of 100'),
      h('span', { style: { fontSize: 16, fontWeight: 600 } }, ` · ${word}`),
    ),
    h(
      'table',
      { role: 'presentation', width: '100%', cellPadding: 0, cellSpacing: 0, style: { borderCollapse: 'separate', tableLayout: 'fixed' } },
      h(
        'tbody',
        null,
        h(
          'tr',
          null,
          shown > 0 ? cell(`${shown}%`, fill, shown === 100 ? '5px' : '5px 0 0 5px') : null,
          shown < 100 ? cell(`${100 - shown}%`, LINE, shown === 0 ? '5px' : '0 5px 5px 0') : null,
        ),
      ),
    ),
    change === null ? null : h(Text, { style: { fontSize: 14, lineHeight: '20px', color: QUIET, margin: '8px 0 0' } }, change),
  );
}

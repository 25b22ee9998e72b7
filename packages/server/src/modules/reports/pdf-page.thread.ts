import { scoreBand } from '@citelight/contracts';
import { plain, safeHref } from '@citelight/engine/documents/markup';
import PDFDocument from 'pdfkit';
import { FONTS, type FontName, runsOf } from './pdf-fonts.thread.ts';

/** Pages of a PDF, written from top to bottom. Everything that is written is made plain first. */

const INK = '#1b1f27';
const QUIET = '#5b6472';
const LINK = '#2f5bea';
const TRACK = '#e6e8ec';
const BANDS = { good: '#1a7f4b', fair: '#b7791f', poor: '#c0392b' } as const;
const MARGIN = 48;
const DIAL = { radius: 34, width: 8 };
const BAR = { label: 190, value: 80, height: 7 };
/** DejaVu's ascender and line height, in shares of the size: every font stands on the same line and takes the same space. */
const ASCENDER = 0.928;
const LINE_HEIGHT = 1.164;
/** How much an outline adds to letters of the lightest weight, in shares of the size: less than what Noto's own heavier weights add, because dense letters would fill. */
const OUTLINES: Record<FontName, number> = { text: 0.038, bold: 0.07, code: 0.035 };
/** Text longer than any that we write; a site's could be endless. */
const MOST_CHARACTERS = 4_000;

type Style = {
  size?: number;
  bold?: boolean;
  quiet?: boolean;
  indent?: number;
  /** Kept free at the right. */
  right?: number;
  /** Lines that must fit below, else it begins a new page. */
  keep?: number;
};

export type PdfPage = {
  text(content: string, style?: Style): void;
  heading(content: string): void;
  link(href: string, content: string, style?: Style): void;
  code(content: string): void;
  dial(score: number): void;
  bar(label: string, value: string, score: number | null): void;
  gap(lines?: number): void;
  end(): Promise<Uint8Array>;
};

export type PdfOptions = {
  title: string;
  author: string;
  date: Date;
  /** What `loadFonts` found for the texts to come. */
  fonts: ReadonlyMap<string, Uint8Array>;
};

const lineOf = (content: string): string => plain(content).replace(/\s+/g, ' ').trim().toWellFormed().slice(0, MOST_CHARACTERS);
const codeOf = (content: string): string => plain(content).replaceAll('\t', '  ').toWellFormed().slice(0, MOST_CHARACTERS);

export function openPage({ title, author, date, fonts }: PdfOptions): PdfPage {
  const doc = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    bufferPages: true,
    font: FONTS.text,
    lang: 'en',
    info: { Title: lineOf(title), Author: author, Creator: author, Producer: author, CreationDate: date },
  });
  for (const [name, file] of [...Object.entries(FONTS), ...fonts]) doc.registerFont(name, file as string);
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((done, fail) => doc.once('end', done).once('error', fail));
  const width = () => doc.page.width - 2 * MARGIN;
  const bottom = () => doc.page.height - MARGIN;

  type Place = PDFKit.Mixins.TextOptions & { x: number; font: FontName; size: number; colour: string };
  /** Writes at the current height; every piece in the font that has its letters. */
  const flow = (content: string, { x, font, size, colour, lineGap = 0, ...options }: Place) => {
    doc.fontSize(size).fillColor(colour).strokeColor(colour);
    for (const line of content.split('\n')) {
      const runs = runsOf(line, font);
      for (const [index, run] of runs.entries()) {
        doc.font(run.font).lineWidth(OUTLINES[font] * size);
        const more = {
          ...{ ...options, fill: true, stroke: run.thin, continued: index < runs.length - 1, baseline: -ASCENDER * size },
          lineGap: lineGap + LINE_HEIGHT * size - doc.currentLineHeight(true),
        };
        if (index === 0) doc.text(run.text, x, doc.y, more);
        else doc.text(run.text, more);
      }
    }
    doc.font(font);
  };

  const write = (content: string, { size = 10, bold = false, quiet = false, indent = 0, right = 0, keep = 1 }: Style) => {
    if (content === '') return;
    if (doc.y + keep * size * 1.5 > bottom()) doc.addPage();
    const font = bold ? 'bold' : 'text';
    flow(content, { x: MARGIN + indent, font, size, colour: quiet ? QUIET : INK, width: width() - indent - right, lineGap: 2 });
    doc.y += 0.25 * LINE_HEIGHT * size;
  };

  return {
    text: (content, style = {}) => write(lineOf(content), style),
    heading(content) {
      doc.moveDown(0.8);
      write(lineOf(content), { size: 14, bold: true, keep: 4 });
    },
    link(href, content, style = {}) {
      const safe = safeHref(plain(href));
      if (!safe) return write(lineOf(content), { size: 9, quiet: true, ...style });
      const indent = style.indent ?? 0;
      const size = style.size ?? 9;
      if (doc.y + 14 > bottom()) doc.addPage();
      flow(lineOf(content), { x: MARGIN + indent, font: 'text', size, colour: LINK, width: width() - indent, link: safe });
      doc.y += 0.25 * LINE_HEIGHT * size;
    },
    code(content) {
      flow(codeOf(content), { x: MARGIN + 12, font: 'code', size: 8, colour: INK, width: width() - 12, lineGap: 1 });
      doc.y += 0.5 * LINE_HEIGHT * 8;
    },
    dial(score) {
      const { radius, width: stroke } = DIAL;
      const [x, y] = [doc.page.width - MARGIN - radius - stroke, MARGIN + radius + stroke];
      const arc = (share: number, colour: string) => {
        const steps = Math.max(2, Math.ceil(share * 90));
        for (let step = 0; step <= steps; step++) {
          const angle = (step / steps) * share * 2 * Math.PI - Math.PI / 2;
          const [px, py] = [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
          if (step === 0) doc.moveTo(px, py);
          else doc.lineTo(px, py);
        }
        doc.lineWidth(stroke).strokeColor(colour).stroke();
      };
      const at = doc.y;
      arc(1, TRACK);
      if (score > 0) arc(Math.min(1, score / 100), BANDS[scoreBand(score)]);
      doc.font('bold').fontSize(18).fillColor(INK);
      doc.text(String(score), x - radius, y - 11, { width: 2 * radius, align: 'center', lineBreak: false });
      doc.x = MARGIN;
      doc.y = Math.max(at, y + radius + stroke + 6);
    },
    bar(label, value, score) {
      if (doc.y + 20 > bottom()) doc.addPage();
      const y = doc.y;
      const track = width() - BAR.label - BAR.value;
      doc.font('text').fontSize(10).fillColor(INK).text(lineOf(label), MARGIN, y, { width: BAR.label, lineBreak: false });
      doc.rect(MARGIN + BAR.label, y + 3, track, BAR.height).fill(TRACK);
      if (score !== null && score > 0)
        doc.rect(MARGIN + BAR.label, y + 3, (track * Math.min(100, score)) / 100, BAR.height).fill(BANDS[scoreBand(score)]);
      doc.fillColor(INK).text(lineOf(value), MARGIN + BAR.label + track, y, { width: BAR.value, align: 'right', lineBreak: false });
      doc.x = MARGIN;
      doc.y = y + 19;
    },
    gap: (lines = 1) => void doc.moveDown(lines),
    async end() {
      const { count } = doc.bufferedPageRange();
      for (let number = 0; number < count; number++) {
        doc.switchToPage(number);
        const { margins } = doc.page;
        const kept = margins.bottom;
        margins.bottom = 0; // the foot stands in the margin, where text would begin a new page
        doc.font('text').fontSize(8).fillColor(QUIET);
        doc.text(`${number + 1} / ${count}`, MARGIN, doc.page.height - 30, { width: width(), align: 'right', lineBreak: false });
        margins.bottom = kept;
      }
      doc.end();
      await ended;
      return new Uint8Array(Buffer.concat(chunks));
    },
  };
}

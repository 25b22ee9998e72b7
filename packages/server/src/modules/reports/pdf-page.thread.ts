import { scoreBand } from '@citelight/contracts';
import { plain, safeHref } from '@citelight/engine/documents/markup';
import PDFDocument from 'pdfkit';

/** Pages of a PDF, written from top to bottom. Everything that is written is made plain first. */

const INK = '#1b1f27';
const QUIET = '#5b6472';
const LINK = '#2f5bea';
const TRACK = '#e6e8ec';
const BANDS = { good: '#1a7f4b', fair: '#b7791f', poor: '#c0392b' } as const;
const MARGIN = 48;
const DIAL = { radius: 34, width: 8 };
const BAR = { label: 190, value: 80, height: 7 };
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

export type PdfOptions = { title: string; author: string; date: Date; fonts: { text: string; bold: string; code: string } };

const lineOf = (content: string): string => plain(content).replace(/\s+/g, ' ').trim().toWellFormed().slice(0, MOST_CHARACTERS);
const codeOf = (content: string): string => plain(content).replaceAll('\t', '  ').toWellFormed().slice(0, MOST_CHARACTERS);

export function openPage({ title, author, date, fonts }: PdfOptions): PdfPage {
  const doc = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    bufferPages: true,
    font: fonts.text,
    lang: 'en',
    info: { Title: lineOf(title), Author: author, Creator: author, Producer: author, CreationDate: date },
  });
  doc.registerFont('text', fonts.text).registerFont('bold', fonts.bold).registerFont('code', fonts.code);
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((done, fail) => doc.once('end', done).once('error', fail));
  const width = () => doc.page.width - 2 * MARGIN;
  const bottom = () => doc.page.height - MARGIN;

  const write = (content: string, { size = 10, bold = false, quiet = false, indent = 0, right = 0, keep = 1 }: Style) => {
    if (content === '') return;
    doc.font(bold ? 'bold' : 'text').fontSize(size);
    if (doc.y + keep * size * 1.5 > bottom()) doc.addPage();
    doc.fillColor(quiet ? QUIET : INK).text(content, MARGIN + indent, doc.y, { width: width() - indent - right, lineGap: 2 });
    doc.moveDown(0.25);
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
      doc.font('text').fontSize(style.size ?? 9);
      if (doc.y + 14 > bottom()) doc.addPage();
      doc.fillColor(LINK).text(lineOf(content), MARGIN + indent, doc.y, { width: width() - indent, link: safe });
      doc.moveDown(0.25);
    },
    code(content) {
      doc.font('code').fontSize(8).fillColor(INK);
      doc.text(codeOf(content), MARGIN + 12, doc.y, { width: width() - 12, lineGap: 1 });
      doc.moveDown(0.5);
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

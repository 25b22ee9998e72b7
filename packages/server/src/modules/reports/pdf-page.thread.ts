import { scoreBand } from '@citelight/contracts';
import { plain, safeHref } from '@citelight/engine/documents/markup';
import PDFDocument from 'pdfkit';
import { FONTS, type FontName, type Run, runsOf, type Weight } from './pdf-fonts.thread.ts';
import { hasRightToLeft, visualRuns, wrap } from './pdf-right-to-left.thread.ts';

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
/** How much an outline adds to letters of another weight, in shares of the size: less than what Noto's own heavier weights add, because dense letters would fill. */
const OUTLINES: Record<FontName, Record<Weight, number>> = {
  text: { own: 0, regular: 0, thin: 0.038 },
  bold: { own: 0, regular: 0.03, thin: 0.07 },
  code: { own: 0, regular: 0, thin: 0.035 },
};
type Features = PDFKit.Mixins.OpenTypeFeatures[];
/** With a feature named, pdfkit has a piece shaped as a whole, not word by word. */
const WHOLE: Features = ['kern'];
/** Leaves out where marks are placed, at which fontkit fails for some letters (Gurmukhi). It takes an object too, which pdfkit's types do not say. */
const UNPLACED = { mark: false, mkmk: false, abvm: false, blwm: false } as unknown as Features;
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
    font: '', // a font named here and registered below would be opened anew at each use
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
  /** Sets the font of a piece, and answers how it is drawn. */
  const draw = (run: Run, font: FontName, size: number, features?: Features): PDFKit.Mixins.TextOptions => {
    const outline = OUTLINES[font][run.weight];
    doc.font(run.font).lineWidth(outline * size);
    return { fill: true, stroke: outline > 0, baseline: -ASCENDER * size, ...(features ? { features } : {}) };
  };
  /** What the pieces of a line are shaped with; pdfkit wants the same for all of them. */
  const featuresFor = (runs: readonly Run[], wanted?: Features): Features | undefined => {
    try {
      for (const { text, font } of runs) doc.font(font).widthOfString(text, wanted ? { features: wanted } : {});
      return wanted;
    } catch {
      return UNPLACED;
    }
  };

  const leftToRight = (line: string, { x, font, size, lineGap = 0, colour: _, ...options }: Place) => {
    const runs = runsOf(line, font);
    const features = featuresFor(runs);
    for (const [index, run] of runs.entries()) {
      const more = {
        ...{ ...options, ...draw(run, font, size, features), continued: index < runs.length - 1 },
        lineGap: lineGap + LINE_HEIGHT * size - doc.currentLineHeight(true),
      };
      if (index === 0) doc.text(run.text, x, doc.y, more);
      else doc.text(run.text, more);
    }
  };

  const rightToLeft = (text: string, { x, font, size, width: room = width(), lineGap = 0, link }: Place) => {
    const features = featuresFor(runsOf(text, font), WHOLE);
    const widthOf = (run: Run) => doc.widthOfString(run.text, draw(run, font, size, features));
    for (const line of wrap(text, room, (part) => runsOf(part, font).reduce((sum, run) => sum + widthOf(run), 0))) {
      if (doc.y + LINE_HEIGHT * size > bottom()) doc.addPage();
      const y = doc.y;
      let at = x;
      for (const run of visualRuns(line, font)) {
        doc.text(run.text, at, y, { ...draw(run, font, size, features), lineBreak: false, ...(link ? { link } : {}) });
        at += widthOf(run);
      }
      doc.y = y + LINE_HEIGHT * size + lineGap;
    }
    doc.x = x;
  };

  /** Writes at the current height; every piece in the font that has its letters. */
  const flow = (content: string, place: Place) => {
    doc.fontSize(place.size).fillColor(place.colour).strokeColor(place.colour);
    for (const line of content.split('\n')) (hasRightToLeft(line) ? rightToLeft : leftToRight)(line, place);
    doc.font(place.font);
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

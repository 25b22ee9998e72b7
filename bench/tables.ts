import type { Figure } from './figures.ts';

export type Run = {
  machine: { date: string; node: string; platform: string; arch: string; cpu: string; cores: number; memoryGiB: number };
  full: boolean;
  figures: Figure[];
};

const cell = (text: string | number) => String(text).replaceAll('|', '\\|').replaceAll('\n', ' ');
export const row = (...cells: (string | number)[]) => `| ${cells.map(cell).join(' | ')} |`;
const verdict = ({ met }: Figure) => (met === null ? '' : met ? 'met' : '**missed**');

export const measuredOn = ({ machine, full }: Run): string =>
  `Measured ${machine.date.slice(0, 16).replace('T', ' ')} UTC on ${machine.cores} × ${machine.cpu}, ${machine.memoryGiB} GiB, ${machine.platform} ${machine.arch}, Node ${machine.node}; ${full ? 'full' : 'short'} form.`;

export const figureTable = (figures: readonly Figure[]): string =>
  [
    row('figure', 'value', 'unit', 'goal', ''),
    row('---', '---:', '---', '---', '---'),
    ...figures.map((figure) => row(figure.name, figure.value, figure.unit, figure.goal ?? '', verdict(figure))),
  ].join('\n');

export type Colour = readonly [red: number, green: number, blue: number, alpha: number];

const NAMED: Readonly<Record<string, string>> = {
  white: '#fff',
  black: '#000',
  red: '#f00',
  lime: '#0f0',
  blue: '#00f',
  yellow: '#ff0',
  gray: '#808080',
  grey: '#808080',
  silver: '#c0c0c0',
  green: '#008000',
  navy: '#000080',
  maroon: '#800000',
  orange: '#ffa500',
  purple: '#800080',
  teal: '#008080',
  snow: '#fffafa',
  ivory: '#fffff0',
  whitesmoke: '#f5f5f5',
  ghostwhite: '#f8f8ff',
  gainsboro: '#dcdcdc',
  lightgray: '#d3d3d3',
  lightgrey: '#d3d3d3',
  transparent: '#0000',
};

/** Reads hex, rgb(), rgba() and the common names; null for anything else (variables, gradients, other colour spaces). */
export function parseColour(raw: string): Colour | null {
  const text = (Object.hasOwn(NAMED, raw) && NAMED[raw]) || raw;
  if (text.startsWith('#')) {
    const hex = text.slice(1);
    if (!/^[0-9a-f]+$/.test(hex)) return null;
    const long = hex.length <= 4 ? hex.replace(/./g, '$&$&') : hex;
    if (long.length !== 6 && long.length !== 8) return null;
    const byte = (at: number) => Number.parseInt(long.slice(at, at + 2), 16);
    return [byte(0), byte(2), byte(4), long.length === 8 ? byte(6) / 255 : 1];
  }
  const parts = /^rgba?\(([^)]{1,60})\)$/
    .exec(text)?.[1]
    ?.split(/[\s,/]+/)
    .filter(Boolean);
  if (!parts || parts.length < 3) return null;
  const value = (part: string | undefined, full: number) => (part?.endsWith('%') ? (Number.parseFloat(part) * full) / 100 : Number(part));
  const [red, green, blue] = [value(parts[0], 255), value(parts[1], 255), value(parts[2], 255)];
  const alpha = parts[3] === undefined ? 1 : value(parts[3], 1);
  return [red, green, blue, alpha].every(Number.isFinite) ? [red, green, blue, alpha] : null;
}

/** Eight steps of 255 apart in a channel cannot be told by eye on a screen. */
export const looksAlike = (one: Colour, other: Colour): boolean => [0, 1, 2].every((i) => Math.abs((one[i] ?? 0) - (other[i] ?? 0)) <= 8);

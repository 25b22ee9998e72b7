declare module 'fontkit' {
  export type Font = { hasGlyphForCodePoint(code: number): boolean };
  /** Throws where the file is no font. */
  export function openSync(file: string): Font;
}

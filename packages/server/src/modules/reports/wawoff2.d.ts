declare module 'wawoff2/decompress.js' {
  /** WOFF 2 in, TrueType or OpenType out. Throws where the input is no WOFF 2. */
  export default function decompress(woff2: Uint8Array): Promise<Int8Array>;
}

/** Small letters for comparing. A Turkish İ is an i: JavaScript leaves its dot behind as a mark of its own. */
export const lowered = (text: string): string => text.toLowerCase().replaceAll('i\u0307', 'i');

/** Small letters in which it does not matter whose capitals they were: the capital I of Turkish is that of its ı. */
export const caseless = (text: string): string => lowered(text).replaceAll('ı', 'i');

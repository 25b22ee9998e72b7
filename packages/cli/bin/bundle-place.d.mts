export const BUNDLES: string;
export const ENTRIES: Record<string, string>;
export function placeOfBundle(): string;

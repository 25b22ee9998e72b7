/** The entries of a list that a pack writes with commas. */
export const listOf = (list: string): string[] => list.split(',').map((one) => one.trim());

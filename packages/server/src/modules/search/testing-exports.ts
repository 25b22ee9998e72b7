import { strToU8, zipSync } from 'fflate';

/** Builders for tests of exports: files as consoles write them, and what comes of reading one. */

export const bytes = (text: string) => strToU8(text);
export const zip = (files: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
/** A table of Google's console with these lines. */
export const queries = (...lines: string[]) => bytes(`Top queries,Clicks,Impressions,CTR,Position\n${lines.join('\n')}\n`);

/** As Google's console writes them, in the member's language. */
export const ENGLISH = {
  'Queries.csv': 'Top queries,Clicks,Impressions,CTR,Position\nbrick lamp,12,240,5%,3.42\nhow to wire a lamp,3,1240,0.24%,11.05\n',
  'Pages.csv': 'Top pages,Clicks,Impressions,CTR,Position\nhttps://lamps.test/wiring,3,1500,0.2%,10.1\n',
  'Countries.csv': 'Country,Clicks,Impressions,CTR,Position\nFrance,15,1480,1.01%,9.8\n',
  'Devices.csv': 'Device,Clicks,Impressions,CTR,Position\nMobile,15,1480,1.01%,9.8\n',
  'Search appearance.csv': 'Search Appearance,Clicks,Impressions,CTR,Position\n',
  'Chart.csv': 'Date,Clicks,Impressions,CTR,Position\n2026-08-23,7,700,1%,9\n2026-11-20,8,780,1.03%,9\n',
  'Filters.csv': 'Filter,Value\nSearch type,Web\nDate,Last 3 months\n',
};

/** The code and the sentence with which a file is refused, or both as "taken". */
export const refusalOf = (work: () => unknown): { code?: string; message: string } => {
  try {
    work();
  } catch (error) {
    return error as Error & { code?: string };
  }
  return { code: 'taken', message: 'taken' };
};
export const codeOf = (work: () => unknown) => refusalOf(work).code;

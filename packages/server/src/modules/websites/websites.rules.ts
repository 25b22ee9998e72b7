/** What a website is called until somebody names it: its host without `www.`. */
export const websiteName = (url: string): string => new URL(url).host.replace(/^www\./, '');

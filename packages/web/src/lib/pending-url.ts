/** The website a visitor wanted to analyze before they had an account: kept until the link of the confirmation mail is opened, perhaps in another tab. */
const KEY = 'citelight-pending-url';

/** Keeps what the visitor came for; nothing, where they came for something else, so that an old wish is not carried out later. */
export function keepPendingUrl(url: string | undefined): void {
  try {
    if (url === undefined) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, url);
  } catch {
    // storage is switched off: the visitor types the address again
  }
}

export function takePendingUrl(): string {
  try {
    const url = localStorage.getItem(KEY) ?? '';
    localStorage.removeItem(KEY);
    return url;
  } catch {
    return '';
  }
}

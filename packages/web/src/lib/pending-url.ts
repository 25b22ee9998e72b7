/** The website a visitor wanted to analyze before signing up; it fills the form once the account is confirmed, perhaps in another tab. */
const KEY = 'citelight-pending-url';

export function keepPendingUrl(url: string): void {
  try {
    localStorage.setItem(KEY, url);
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

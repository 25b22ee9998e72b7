/** A message that survives one change of document: shown as a toast where the visitor arrives. */
export type Flash = { kind: 'success' | 'error' | 'info'; text: string };

const KEY = 'citelight-flash';

export function setFlash(flash: Flash): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(flash));
  } catch {
    // storage is switched off: the page that follows says enough without the toast
  }
}

export function takeFlash(): Flash | undefined {
  try {
    const stored = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    const flash: unknown = stored && JSON.parse(stored);
    return isFlash(flash) ? flash : undefined;
  } catch {
    return undefined;
  }
}

const isFlash = (value: unknown): value is Flash =>
  typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string' && 'kind' in value;

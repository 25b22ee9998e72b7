import { readSettings } from '@citelight/contracts/api/site';
import type { Result } from '@citelight/contracts/endpoint';

export type Settings = Result<typeof readSettings>;

let loading: Promise<Settings> | undefined;

/** What the browser must know of the server's configuration; asked once a page, tried again after a failure. app.html preloads it. */
export function loadSettings(): Promise<Settings> {
  loading ??= fetch(readSettings.path, { credentials: 'same-origin' })
    .then((answer) => (answer.ok ? (answer.json() as Promise<Settings>) : Promise.reject(new Error(`settings: ${answer.status}`))))
    .catch((error) => {
      loading = undefined;
      throw error;
    });
  return loading;
}

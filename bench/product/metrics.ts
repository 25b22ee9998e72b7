/** Behind a trusted proxy /metrics wants a token, from this machine too. */
export const METRICS_TOKEN = 'metrics-of-a-bench-behind-a-proxy';

/** A figure of the text that /metrics answers, by its name; NaN where there is none. */
export const readMetrics =
  (text: string) =>
  (name: string): number =>
    Number(new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)`, 'm').exec(text)?.[1] ?? Number.NaN);

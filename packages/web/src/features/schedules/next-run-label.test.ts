import { expect, it } from 'vitest';
import { nextRunLabel } from './next-run-label.ts';

const now = Date.parse('2026-11-21T12:00:00Z');

const labels = [
  ['2026-11-20T12:00:00Z', 'Processing...'],
  ['2026-11-21T12:00:00Z', 'Processing...'],
  ['2026-11-21T12:00:01Z', 'In 1h'],
  ['2026-11-21T13:59:59Z', 'In 1h'],
  ['2026-11-21T14:00:00Z', 'In 2h'],
  ['2026-11-22T11:59:59Z', 'In 23h'],
  ['2026-11-22T12:00:00Z', 'Tomorrow'],
  ['2026-11-23T11:59:59Z', 'Tomorrow'],
  ['2026-11-23T12:00:00Z', 'In 2 days'],
  ['2026-12-21T12:00:00Z', 'In 30 days'],
] as const;

it.each(labels)('D9 a run at %s is labelled %s', (at, label) => {
  expect(nextRunLabel(at, now)).toBe(label);
});

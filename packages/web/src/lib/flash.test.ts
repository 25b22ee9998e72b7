import { beforeEach, expect, it, vi } from 'vitest';
import { setFlash, takeFlash } from './flash.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

it('L4 a message is shown once', () => {
  setFlash({ kind: 'info', text: 'Please sign in to analyze websites' });
  expect(takeFlash()).toEqual({ kind: 'info', text: 'Please sign in to analyze websites' });
  expect(takeFlash()).toBeUndefined();
});

it('what somebody else left in the storage is nothing', () => {
  sessionStorage.setItem('citelight-flash', '{broken');
  expect(takeFlash()).toBeUndefined();
  sessionStorage.setItem('citelight-flash', '{"kind":"success"}');
  expect(takeFlash()).toBeUndefined();
});

it.each(['"text"', '7', 'null', '[]', '{"text":"a"}', '{"kind":"info","text":7}'])('%s in the storage is nothing', (kept) => {
  sessionStorage.setItem('citelight-flash', kept);
  expect(takeFlash()).toBeUndefined();
});

it('a browser that keeps nothing shows nothing', () => {
  vi.stubGlobal('sessionStorage', undefined);
  setFlash({ kind: 'info', text: 'x' });
  expect(takeFlash()).toBeUndefined();
});

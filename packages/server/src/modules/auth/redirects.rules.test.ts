import { describe, expect, it } from 'vitest';
import { safeRedirect, withFragment, withQuery } from './redirects.rules.ts';

const site = 'https://app.example.com/';

describe('where a link may lead', () => {
  it.each(['https://app.example.com/', 'https://app.example.com/reset-password', 'https://app.example.com/a?b=c'])('keeps %s', (url) =>
    expect(safeRedirect(url, site)).toBe(url),
  );
  it.each([
    null,
    '',
    '/reset-password',
    '//evil.example/',
    'https://evil.example/',
    'https://app.example.com.evil.example/',
    'https://app.example.com@evil.example/',
    'https://user:pass@app.example.com/',
    'https://app.example.com:444/',
    'http://app.example.com/',
    'https:/\\evil.example',
    'https:\\\\evil.example',
    'https://app.example.com\\@evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://2130706433/',
    'https://[::1]/',
    'https:///evil.example',
    'https://app.example.com\t.evil.example/',
    ' https://app.example.com/x',
    'https://app。example.com/',
    `https://app.example.com/${'a'.repeat(3000)}`,
  ])('replaces %j by the site', (url) => expect(safeRedirect(url, site)).toBe(site));
  it('knows one machine by its several names, and no other port of it', () => {
    expect(safeRedirect('http://127.0.0.1:8080/x', 'http://localhost:8080/')).toBe('http://127.0.0.1:8080/x');
    expect(safeRedirect('http://127.0.0.1:9090/x', 'http://localhost:8080/')).toBe('http://localhost:8080/');
  });
  it('cuts the fragment', () => expect(safeRedirect('https://app.example.com/x#access_token=1', site)).toBe('https://app.example.com/x'));
  it('adds to the query and the fragment without losing what is there', () => {
    expect(withQuery('https://app.example.com/x?a=1', { code: 'c d' })).toBe('https://app.example.com/x?a=1&code=c+d');
    expect(withFragment('https://app.example.com/x?a=1', { type: 'signup' })).toBe('https://app.example.com/x?a=1#type=signup');
  });
});

import { describe, expect, it } from 'vitest';
import { errorParameters, redirectWithError, safeRedirect, withFragment, withQuery } from './redirects.rules.ts';

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
    'https://APP.example.com:443/',
    'see https://app.example.com/',
    'https:///evil.example',
    'https://[',
    'https://app.example.com\t.evil.example/',
    ' https://app.example.com/x',
    'https://app。example.com/',
    `https://app.example.com/${'a'.repeat(3000)}`,
  ])('replaces %j by the site', (url) => expect(safeRedirect(url, site)).toBe(site));
  it('knows one machine by its several names, and no other port of it', () => {
    expect(safeRedirect('http://127.0.0.1:8080/x', 'http://localhost:8080/')).toBe('http://127.0.0.1:8080/x');
    expect(safeRedirect('http://127.0.0.1:9090/x', 'http://localhost:8080/')).toBe('http://localhost:8080/');
  });
  it('knows it by IPv6 too, and not by another scheme', () => {
    expect(safeRedirect('http://[::1]:8080/x', 'http://localhost:8080/')).toBe('http://[::1]:8080/x');
    expect(safeRedirect('https://127.0.0.1:8080/x', 'http://localhost:8080/')).toBe('http://localhost:8080/');
    expect(safeRedirect('http://0x7f.1:8080/x', 'http://localhost:8080/'), 'a host that parsing changes').toBe('http://localhost:8080/');
  });
  it('keeps an address of 2048 signs, and none longer', () => {
    const long = (length: number) => `${site}${'a'.repeat(length - site.length)}`;
    expect([safeRedirect(long(2048), site), safeRedirect(long(2049), site)]).toEqual([long(2048), site]);
  });
  it('cuts the fragment', () => expect(safeRedirect('https://app.example.com/x#access_token=1', site)).toBe('https://app.example.com/x'));
  it('adds to the query and the fragment without losing what is there', () => {
    expect(withQuery('https://app.example.com/x?a=1', { code: 'c d' })).toBe('https://app.example.com/x?a=1&code=c+d');
    expect(withFragment('https://app.example.com/x?a=1', { type: 'signup' })).toBe('https://app.example.com/x?a=1#type=signup');
  });
});

describe('an error in a redirect', () => {
  it.each([
    [400, 'invalid_request'],
    [401, 'unauthorized_client'],
    [403, 'access_denied'],
    [500, 'server_error'],
    [503, 'temporarily_unavailable'],
    [504, 'temporarily_unavailable'],
  ])('with status %i is %s', (status, error) =>
    expect(errorParameters({ status, code: 'a_code', message: 'A sentence.' })).toEqual({
      error,
      error_code: 'a_code',
      error_description: 'A sentence.',
    }),
  );
  it('stands in the query and in the fragment', () => {
    const parameters = 'error=access_denied&error_code=c&error_description=No';
    expect(redirectWithError('https://app.example.com/x?a=1', { status: 403, code: 'c', message: 'No' })).toBe(
      `https://app.example.com/x?a=1&${parameters}#${parameters}&sb=`,
    );
  });
});

import { describe, expect, it } from 'vitest';
import { intentOf, ownPath, tabOf } from './intent.ts';

const intent = (query: string, wanted?: unknown) => intentOf(new URLSearchParams(query), wanted);

describe('what a visitor came for', () => {
  it('A1 opens sign-in unless the query asks for sign-up', () => {
    expect(tabOf(new URLSearchParams('tab=signup'))).toBe('signup');
    expect(tabOf(new URLSearchParams('tab=nonsense'))).toBe('signin');
    expect(tabOf(new URLSearchParams())).toBe('signin');
  });

  it('A5 prefers the plan, then the website, then the wanted page, then the dashboard', () => {
    expect(intent('priceId=price_citelight_weekly&url=a.example')).toEqual({ kind: 'checkout', priceId: 'price_citelight_weekly' });
    expect(intent('url=a.example', '/profile-settings')).toEqual({ kind: 'analyze', url: 'https://a.example/' });
    expect(intent('', '/profile-settings?tab=credits')).toEqual({ kind: 'page', path: '/profile-settings?tab=credits' });
    expect(intent('', '/?analyze')).toEqual({ kind: 'page', path: '/?analyze' });
    expect(intent('')).toEqual({ kind: 'page', path: '/dashboard' });
  });

  it('A5 takes neither a price nor a URL that is not valid', () => {
    expect(intent('priceId=price_of_somebody_else&url=javascript:alert(1)')).toEqual({ kind: 'page', path: '/dashboard' });
  });

  it.each(['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)', '', null, 7, '/', '/auth?tab=signup'])(
    'X5 never leads off the site or in a circle: %s',
    (wanted) => {
      expect(ownPath(wanted)).toBe('/dashboard');
    },
  );
});

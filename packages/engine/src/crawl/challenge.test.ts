import { describe, expect, it } from 'vitest';
import { recognizeChallenge } from './challenge.ts';

const page = (title: string | null, textSample: string, visibleChars = textSample.length, headers: Record<string, string> = {}) => ({
  title,
  textSample,
  visibleChars,
  headers,
});

describe('challenge pages', () => {
  it.each([
    ['Cloudflare, by its header', page('Just a moment...', '', 0, { 'cf-mitigated': 'challenge' }), 'Just a moment...'],
    ['Cloudflare, by its title', page('Just a moment...', 'Enable JavaScript and cookies to continue'), 'Just a moment'],
    ['Cloudflare block', page('Attention Required! | Cloudflare', 'Sorry, you have been blocked'), 'Attention Required! | Cloudflare'],
    ['a browser check', page('acme.test', 'Checking your browser before accessing acme.test.'), 'Checking your browser before accessing'],
    ['Imperva', page(null, 'Request unsuccessful. Incapsula incident ID: 12'), 'Request unsuccessful. Incapsula incident ID'],
    ['a captcha', page('Robot check', 'Please verify you are human by completing the action below.'), 'Please verify you are human'],
  ])('%s', (_, answer, sentence) => expect(recognizeChallenge(answer)).toBe(sentence));

  it.each([
    ['an ordinary page', page('Kilns', 'We build kilns.')],
    ['an article about challenges', page('What “Just a moment” means', 'Checking your browser before accessing a site …', 9000)],
  ])('%s is none', (_, answer) => expect(recognizeChallenge(answer)).toBeNull());
});

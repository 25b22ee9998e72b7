import { expect, it } from 'vitest';
import { isImage } from './brand.rules.ts';

const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGD4DwABBAEAX+XDSwAAAABJRU5ErkJggg==';
const inBase64 = (text: string) => Buffer.from(text).toString('base64');

it.each([
  ['a PNG', `data:image/png;base64,${PNG}`, true],
  ['a JPEG', `data:image/jpeg;base64,${Buffer.from('ffd8ffe000104a464946', 'hex').toString('base64')}`, true],
  ['a WebP', `data:image/webp;base64,${inBase64('RIFF0000WEBPVP8 ')}`, true],
  ['a PNG that claims to be a JPEG', `data:image/jpeg;base64,${PNG}`, false],
  ['an SVG', `data:image/svg+xml;base64,${inBase64('<svg onload="alert(1)"/>')}`, false],
  ['HTML that claims to be a PNG', `data:image/png;base64,${inBase64('<script>alert(1)</script>')}`, false],
  ['an address on the web', 'https://example.com/logo.png', false],
  ['what is not base64', 'data:image/png;base64,"><script>', false],
  ['a PNG behind other text', `see data:image/png;base64,${PNG}`, false],
  ['a PNG before other text', `data:image/png;base64,${PNG}"><script>`, false],
  ['a PNG within something else', `data:image/png;base64,${Buffer.from(`00${'89504e470d0a1a0a'}`, 'hex').toString('base64')}`, false],
  ['a JPEG within something else', `data:image/jpeg;base64,${Buffer.from('00ffd8ff', 'hex').toString('base64')}`, false],
  ['a WebP within something else', `data:image/webp;base64,${inBase64('xRIFF0000WEBPVP8 ')}`, false],
  ['nothing', '', false],
])('%s', (_what, logo, expected) => expect(isImage(logo)).toBe(expected));

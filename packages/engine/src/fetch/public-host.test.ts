import { expect, it } from 'vitest';
import { isPublicHost } from './public-host.ts';

it.each([
  ['acme-kilns.com', true],
  ['www.acme-kilns.com.', true],
  ['localhost', false],
  ['kilns.local', false],
  ['build.internal', false],
  ['kilns', false],
  ['WWW.EXAMPLE.COM', false],
  ['example.com.au', true],
  ['my-example.com', true],
  ['kilns.test', false],
  ['127.0.0.1', false],
  ['192.168.1.20', false],
  ['[::1]', false],
  ['93.184.215.14', true],
  ['[2606:4700:4700::1111]', true],
])('%s is a host of the public internet: %s', (host, isPublic) => expect(isPublicHost(host)).toBe(isPublic));

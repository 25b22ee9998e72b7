import { expect, it } from 'vitest';
import { aPage, heading, link, paragraph } from '../testing.ts';
import { pageToReach } from './ways-to-reach.ts';

it.each([
  ['Contact Us', ['https://forms.example/ticket'], true],
  ['Contact Us', [], false],
  ['Our kilns', ['https://forms.example/ticket'], false],
])('a heading “%s” with the links %j below it leads to somebody: %s', (title, hrefs, leads) => {
  const blocks = [heading(2, title), paragraph('Send us a ticket.', { links: hrefs.map((href) => link(href, 'ticket')) })];
  const page = aPage({ url: 'https://acme.test/support', document: { blocks, links: [], forms: [] } });
  expect(pageToReach([page as never]) !== undefined).toBe(leads);
});

it.each([
  ['contact', 'https://forms.example/acme/request', true],
  ['contact', 'https://www.google.com/maps/embed?pb=1', false],
  ['other', 'https://forms.example/acme/request', false],
] as const)('a page of type %s with %s in a frame leads to somebody: %s', (pageType, src, leads) => {
  const document = {
    pageType,
    leads: [{ href: src, name: '', internal: false }],
    links: [],
    forms: [],
    blocks: [paragraph('Use the form.')],
  };
  expect(pageToReach([aPage({ document }) as never]) !== undefined).toBe(leads);
});

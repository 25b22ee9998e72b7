import { expect, it } from 'vitest';
import type { ReadPage } from '../audits/audit.ts';
import { placesInFooter } from '../audits/authority-trust/shown-address.ts';
import { pageToReach } from '../audits/authority-trust/ways-to-reach.ts';
import { onlyAddress, onlyLinked } from '../audits/structured-data/contact-sources.ts';
import { aDocument, type BlockDraft, code, goodPage, heading, link, listItem, paragraph } from '../audits/testing.ts';
import { PagePieces } from '../retrieval/page-pieces.ts';
import { buildCorpus } from '../topics/build-corpus.ts';
import { businessSite, SERVICES } from '../topics/testing-site.ts';
import { exampleContacts, isExampleHost, withoutExamples } from './example-contacts.ts';
import { writesAddress } from './postal-address.ts';

const FOOTER = { region: 'footer' } as const;
const STREET = '12 Pattern Road, Springtown 12345 Utah';
const leftIn = (...blocks: BlockDraft[]) => {
  const document = aDocument({ blocks, links: [] });
  return [...exampleContacts(document).blocks].map((at) => document.blocks[at]?.text).sort();
};

it.each([
  ['example.com', true],
  ['mail.example.org', true],
  ['acme.example', false],
  ['acme.test', false],
  ['myexample.com', false],
  ['example.com.au', false],
  ['example.co', false],
])('%s is a host of examples: %s', (host, is) => expect(isExampleHost(host)).toBe(is));

it.each<[because: string, blocks: BlockDraft[], left: string[]]>([
  [
    'with the street and number beside it',
    [STREET, '+1 5550 11122 33', 'Email: info@example.com'].map((text) => paragraph(text, FOOTER)),
    ['+1 5550 11122 33', STREET, 'Email: info@example.com'],
  ],
  [
    'in a header, without hours',
    ['hello@example.org', 'Mon to Fri 9:00 to 17:00'].map((text) => paragraph(text, { region: 'header' })),
    ['hello@example.org'],
  ],
  ['in a link', [paragraph('Write to us', { ...FOOTER, links: [link('mailto:you@example.net', 'Write to us')] })], ['Write to us']],
  [
    'with nothing beside an address of its own',
    ['+1 5550 11122 33', 'info@example.com', 'office@acme.test'].map((text) => paragraph(text, FOOTER)),
    ['info@example.com'],
  ],
  [
    'not behind a long text',
    [paragraph(STREET, FOOTER), paragraph('A kiln is an oven. '.repeat(12), FOOTER), paragraph('a@example.com', FOOTER)],
    ['a@example.com'],
  ],
  ['not with what stands in another part', [paragraph(STREET), paragraph('a@example.com', FOOTER)], ['a@example.com']],
])('a mail address of examples is a stand-in where a site says how it is reached: %s', (_because, blocks, left) =>
  expect(leftIn(...blocks)).toEqual([...left].sort()),
);

it.each<[because: string, blocks: BlockDraft[]]>([
  ['in a text', [paragraph('Log in as ada@example.com to see the kiln.')]],
  ['in code', [code('mail ada@example.com', FOOTER)]],
  ['of the site itself', [paragraph('office@acme.test', FOOTER)]],
])('it is an example elsewhere, or none: %s', (_because, blocks) => expect(leftIn(...blocks)).toEqual([]));

const CONTACT = [
  heading(4, 'Address:'),
  paragraph(STREET),
  heading(4, 'Email:'),
  paragraph('info@example.com'),
  heading(4, 'Call:'),
  paragraph('+1 5550 11122 33', { links: [link('tel:+15550111223', '+1 5550 11122 33')] }),
];
const contactPage = (mail: string) =>
  goodPage('contact', {
    document: {
      blocks: CONTACT.map((block) => (block.text.includes('@') ? { ...block, text: mail } : block)),
      ...{ links: [], forms: [], jsonLd: [] },
    },
  }) as ReadPage; // safe: it has a document

it.each([
  ['info@acme.test', true],
  ['info@example.com', false],
])('beside %s a page gives an address and a number to call: %s', (mail, gives) => {
  const page = contactPage(mail);
  expect(writesAddress(page.document)).toBe(gives);
  expect(onlyAddress([page]).found !== null).toBe(gives);
  expect(onlyLinked([page], 'tel:').found !== null).toBe(gives);
  expect(pageToReach([page]) !== undefined).toBe(gives);
  expect(withoutExamples(page.document)).toHaveLength(gives ? 6 : 3);
  expect(new PagePieces(page.document).size).toBe(gives ? 2 : 0);
  const inFooter = aDocument({
    links: [],
    blocks: ['65/A, Millstone, Wheatham, Sri Lanka', mail].map((text) => paragraph(text, FOOTER)),
  });
  expect(placesInFooter(inFooter)).toBe(gives);
});

it.each([
  ['info@harrowfinch.test', true],
  ['info@example.com', false],
])('beside %s the question for the contact of the site is answered: %s', (mail, is) => {
  const lines = [STREET, '+1 5550 11122 33', mail].map((text) => listItem(text, FOOTER));
  const { questions } = buildCorpus(businessSite({ ...SERVICES, Contact: [heading(2, 'Contact', FOOTER), ...lines] }), 0);
  expect(questions.find(({ question }) => / contact$/.test(question))?.coverage === 'answered').toBe(is);
});

import { expect, it } from 'vitest';
import type { Gathered } from '../audit.ts';
import { aPage, findingsOf, goodPage, goodPages, heading, paragraph, scoreOf, verdictOf } from '../testing.ts';
import { identity as audit } from './identity.ts';
import { CONTACT, home, IMPRINT, read, signed, siteOf } from './testing-identity.ts';

const NO_CONTACT = 'No contact page';
const NO_MEANS = 'has no email address, phone number or form';
const UNREACHABLE = /No contact page|has no email address, phone number or form/;
const charity = (path: string, name: string) => signed([[path, name]], 'Registered charity 1234567');

it.each<[because: string, gathered: Gathered]>([
  ['an address with “at” and “dot”', signed([], 'Write to office at acme dot org')],
  ['an address with “at” in brackets', signed([], 'Write to office (at) acme.org')],
  ['an address with “at” and “dot” in brackets', signed([], 'office [at] acme [dot] org')],
  ['a contact page by its path with encoded letters', charity('/ileti%C5%9Fim/', 'Bize yazın')],
  ['a contact page by its path with plain letters', charity('/iletisim.html', 'Bilgi')],
  ['a contact page by its name in Turkish capitals', charity('/p1', 'İLETİŞİM')],
  ['a contact page by a compound', charity('/p1', 'Kontaktformular')],
  ['a part of the page by its anchor', charity('/#kontakt', 'Hier')],
  ['a contact page by its Korean name', charity('/p1', '문의하기')],
  ['a contact page by the title of its link', read('<a href="/p9" title="Contact us">Write</a>')],
  ['the issue tracker of a program', read('<a href="https://github.com/acme/kiln/issues">Report</a>')],
])('a site is reached by %s', (_because, gathered) => expect(findingsOf(audit, gathered)).not.toContain(NO_CONTACT));

it.each<[because: string, gathered: Gathered]>([
  ['words that only sound like an address', signed([], 'Look at acme.org for kilns, or meet us at noon.')],
  ['a page called something else', charity('/p1', 'Ratgeber')],
  ['a link that does not say that it leads to contact', read('<a href="/p9">Write</a>')],
  ['the code of a program', read('<a href="https://github.com/acme/kiln">Code</a>')],
])('a site is not reached by %s', (_because, gathered) => expect(findingsOf(audit, gathered)).toContain(NO_CONTACT));

/** A page of contact with this line alone, and a home page that links to it. */
const labelled = (lang: string, line: string) =>
  siteOf(
    home([CONTACT], '© Acme', lang),
    aPage({
      url: 'https://acme.test/contact',
      depth: 1,
      document: {
        ...{ lang, detectedLanguage: lang, pageType: 'contact' },
        ...{ blocks: [heading(1, line.slice(0, 2)), paragraph(line)], links: [], forms: [] },
      },
    }),
  );
/** The good site, whose pages have neither links nor forms, with this line on its page of contact. */
const written = (line: string) => {
  const others = goodPages().filter(({ document }) => document?.pageType !== 'contact');
  const bare = others.map((page) => ({ ...page, document: page.document && { ...page.document, forms: [], links: [] } }));
  return siteOf(...bare, goodPage('contact', { document: { forms: [], links: [], blocks: [heading(1, 'Contact'), paragraph(line)] } }));
};

it.each<[because: string, gathered: Gathered]>([
  ['an address behind a Chinese label', labelled('zh', '邮箱：sales@acme.test')],
  ['a number behind a Chinese label', labelled('zh', '电话：0579-8712 3456')],
  ['a number behind an Arabic label', labelled('ar', 'هاتف: 06 556 7788')],
  ['a number behind a Korean label', labelled('ko', '전화 02-332-7788')],
  ['an American number', written('Call anytime: (317) 585-8468')],
  ['an address in a sentence', written('Write to hello@acme.test.')],
  ['a number behind “Tel.”', written('Tel. 030 901820')],
  ['a number with the code of its country', written('+44 20 7946 0958')],
])('a page of contact may have no more than %s', (_because, gathered) => expect(findingsOf(audit, gathered)).not.toMatch(UNREACHABLE));

it('numbers and dates of a text are no phone numbers', () =>
  expect(findingsOf(audit, written('Kiln no. 5858468 (2019 - 2024) was fired 12 times (2024-11-21, see page 317).'))).toMatch(UNREACHABLE));

it('a contact page without any means counts half', () => {
  const pages = goodPages().map((page) =>
    page.document?.pageType === 'contact'
      ? aPage({ url: page.url, document: { pageType: 'contact', forms: [], blocks: [paragraph('Contact us soon.')], links: [] } })
      : page,
  );
  expect(findingsOf(audit, siteOf(...pages))).toContain(NO_MEANS);
});

it('contact is not asked for where scripts may add the menu', () =>
  expect(verdictOf(audit, read('<script src="/menu.js"></script>'))).toMatchObject({
    state: 'unmeasured',
    because: expect.stringContaining('did not open it in a browser'),
  }));

it('contact details that a template came with are told once, and cost', () => {
  const left = (...mails: string[]) =>
    siteOf(
      ...mails.map((mail, at) => ({ ...home([CONTACT], mail), url: `https://acme.test/p${at}`, finalUrl: `https://acme.test/p${at}` })),
    );
  const [none, one, two] = [left('a@acme.test'), left('a@example.com'), left('a@example.com', 'a@example.com')];
  expect(findingsOf(audit, none)).not.toContain('template');
  expect(findingsOf(audit, one)).toContain('The footer of 1 page still has the template’s example contact details.');
  expect(findingsOf(audit, two)).toContain('The footer of 2 pages still has the template’s example contact details.');
  expect(scoreOf(audit, none) - scoreOf(audit, one)).toBe(0.25);
  const placed = siteOf(home([CONTACT, IMPRINT], 'a@example.com'));
  expect(verdictOf(audit, placed)).toMatchObject({ score: 0.75, fix: expect.stringMatching(/^Replace/) });
});

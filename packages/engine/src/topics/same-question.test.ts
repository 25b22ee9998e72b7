import { describe, expect, it } from 'vitest';
import { heading, paragraph } from '../audits/testing.ts';
import { buildCorpus } from './build-corpus.ts';
import { withoutBrand } from './other-words.ts';
import { page } from './testing-site.ts';

const links = (text: string, path: string) => [
  { href: `https://acme.test/${path}`, text, rel: [], region: 'nav' as const, block: -1, internal: true },
];
const site = buildCorpus(
  [
    page('Acme', [paragraph('Acme makes kilns for schools.')], {
      url: 'https://acme.test/',
      pageType: 'home',
      links: links('Questions', 'faq'),
    }),
    page('Questions about firings', [
      heading(2, 'Do I need an account or a contract?'),
      paragraph('No. There are no accounts and no contracts: you pay for what you fire.'),
      heading(2, 'What does a firing cost?'),
      paragraph('The cost of a firing depends on its size and on what is in it, as you can imagine.'),
      heading(2, 'Delivery of large kilns'),
      paragraph(
        'The forwarder brings them to the kerb. School staff may help to unload the kiln from the pallet when the driver asks for it.',
      ),
    ]),
  ],
  0,
);

describe('questions in other words than the site’s', () => {
  it.each([
    ['Does Acme Kilns repair kilns?', 'ACME KILNS', 'Does   repair kilns?'],
    ['Quand ouvre le Café Lune ?', 'Cafe Lune', 'Quand ouvre le   ?'],
    ['한빛치과 진료는 언제 하나요?', '한빛치과', '  진료는 언제 하나요?'],
  ])('%s without %s', (question, brand, left) => expect(withoutBrand(question, { ...site.profile, brand })).toBe(left));

  it.each([
    ['Do I need a contract or account?', 'answered', 'an own question about the same'],
    ['Do I need an Acme account or contract?', 'answered', 'the site itself need not be named'],
    ['Does school staff unload the kiln from the pallet?', 'answered', 'one sentence takes all of it up'],
    ['Does school staff fire the kiln?', 'mentioned', 'a part of it'],
    ['What does a firing cost?', 'mentioned', 'a price without any number'],
    ['Do you repair lathes?', 'missing', 'nothing of it'],
  ])('%s: %s, %s', (question, coverage) => expect(site.ask(question, 'en').coverage).toBe(coverage));

  it('only the site’s own question lends its answer', () => {
    expect(site.ask('Do I need a contract or account?', 'en').passage).toMatchObject({ heading: 'Do I need an account or a contract?' });
    expect(site.questions.find(({ question }) => question === 'What does a firing cost?')).toMatchObject({ coverage: 'mentioned' });
  });
});

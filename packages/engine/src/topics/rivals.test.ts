import { describe, expect, it } from 'vitest';
import type { ReadPage } from '../artifacts/page.ts';
import { type BlockDraft, heading, listItem, paragraph } from '../audits/testing.ts';
import { buildCorpus } from './build-corpus.ts';
import type { Corpus } from './corpus.ts';
import { isSameTrade, lackingTopics } from './rivals.ts';
import { businessSite, prose } from './testing-site.ts';

type Services = Record<string, BlockDraft[]>;
const SHARED: Services = { Glazing: [], Enamels: [] };
const ours = (more: Services = {}): Corpus => buildCorpus(businessSite({ ...SHARED, ...more }), 0);
const theirPages = (more: Services): ReadPage[] =>
  businessSite({ ...SHARED, ...more }, { brand: 'Quill Kilns', host: 'quill.test', city: 'York' });
const theirs = (...labels: string[]): Corpus =>
  buildCorpus(theirPages(Object.fromEntries(labels.map((label) => [label, [paragraph(`Ask about ${label.toLowerCase()}.`)]]))), 0);
const lacking = (own: Corpus, rival: Corpus): string[] =>
  lackingTopics(own, [{ name: 'Quill Kilns', corpus: rival }]).map(({ label }) => label);
const about = (label: string, ...blocks: BlockDraft[]): Services => ({ [label]: blocks });

describe('topics that a competitor has and the site may cover', () => {
  type Row = [what: string, own: Services, rival: string[], label: string, isLacking: boolean];
  const DRAINS = about('Drain cleaning');
  const design = (...labels: string[]): Services =>
    Object.fromEntries(labels.map((label) => [label, [paragraph('The electrical design is drawn before anybody comes.')]]));
  it.each<Row>([
    ['of nothing that the site speaks of', {}, ['Gutter clearing'], 'Gutter clearing', true],
    ['for whom the site serves', about('Drains', paragraph('For every household.')), ['Residential drains'], 'Residential drains', false],
    ['for others than the site serves', about('Drains'), ['Residential drains'], 'Residential drains', true],
    ['in an item of a list', about('Fuses', listItem('Panel upgraded in a day.')), ['Panel upgrades'], 'Panel upgrades', false],
    [
      'in a heading by what it is about',
      about('Fuses', heading(2, 'Moss and lichen'), paragraph('Both come off.')),
      ['Moss removal'],
      'Moss removal',
      false,
    ],
    ['by another word, of the only topic without a counterpart', DRAINS, ['Drain unblocking'], 'Drain unblocking', false],
    ['beside the topic that both have', DRAINS, ['Drain cleaning', 'Drain unblocking'], 'Drain unblocking', true],
    ['beside a narrower topic', about('Emergency drain cleaning'), ['Drain unblocking'], 'Drain unblocking', true],
    ['by another word of one root', about('Odontology'), ['Odontopediatry'], 'Odontopediatry', false],
    ['of a site that only has the head of it', about('Window cleaning'), ['Screen cleaning'], 'Screen cleaning', true],
    [
      'on two pages but for what is done',
      design('Fuses', 'Wiring'),
      ['Electrical design consultation'],
      'Electrical design consultation',
      false,
    ],
    ['on one page but for what is done', design('Fuses'), ['Electrical design consultation'], 'Electrical design consultation', true],
    [
      'of one page that names it',
      about('Fuses', paragraph('Generators are another trade, it is said.')),
      ['Generators hired'],
      'Generators hired',
      true,
    ],
  ])('%s', (_what, own, rival, label, isLacking) => expect(lacking(ours(own), theirs(...rival)).includes(label)).toBe(isLacking));

  it('what its pages name is not said to be missing because one competitor has a page about it', () => {
    const own = ours(about('Fuses', paragraph('The storm restoration of a roof is what we like best.')));
    const rival = theirs('Storm restoration');
    expect(lacking(ours(), rival)).toContain('Storm restoration');
    expect(lacking(own, rival)).toEqual([]);
  });

  it('a page that is called like a topic of the site as well', () => {
    const pages = theirPages(about('Conduit survey')).map((page) =>
      page.url.includes('conduit')
        ? { ...page, document: { ...page.document, title: 'Conduit survey and camera inspections | Quill Kilns' } }
        : page,
    );
    const rival = buildCorpus(pages, 0);
    expect(lacking(ours(), rival)).toEqual(['Conduit survey']);
    expect(lacking(ours(about('Camera inspection')), rival)).toEqual([]);
  });

  it('a name that only gathers what other topics are called', () =>
    expect(lacking(ours(), theirs('Energy solutions', 'Energy consulting'))).toEqual(['Energy consulting']));

  it('two names of the same words are one topic', () => {
    const rivals = ['Therapy for men', "Men's therapy"].map((label, at) => ({ name: `Rival ${at}`, corpus: theirs(label) }));
    expect(lackingTopics(ours(), rivals).map(({ sites }) => sites)).toEqual([['Rival 0', 'Rival 1']]);
  });

  it('of a site that shares no topic, or speaks of something else', () => {
    const boats = { Moorings: [], Sailcloth: [], 'Boat hire': [] };
    const rival = (services: Services) => buildCorpus(businessSite(services, { brand: 'Quay', host: 'quay.test', city: 'York' }), 0);
    const spoken = [paragraph(`${prose(40, 'Gla')} ${prose(40, 'Ena')}`)];
    expect(lacking(ours(), rival({ ...boats, Moorings: spoken, Sailcloth: spoken }))).toEqual([]);
    const one = businessSite({ Glazing: [], ...boats }, { brand: 'Quay', host: 'quay.test', city: 'York' });
    expect(lacking(ours(), buildCorpus(one, 0))).toContain('Moorings');
    const silent = one.map((page) =>
      page.url.includes('glazing')
        ? { ...page, document: { ...page.document, blocks: page.document.blocks.filter(({ kind }) => kind === 'heading') } }
        : page,
    );
    expect(lacking(ours(), buildCorpus(silent, 0))).toEqual([]);
  });

  it('a section with a text of its own counts like a page where the site never says what it is of', () => {
    const pages = theirPages(
      about('Fuses', heading(2, 'Kiln rental'), paragraph('A kiln is hired out by the week. It is brought to you.')),
    );
    const corpus = buildCorpus(pages, 0);
    const [like] = corpus.topics;
    const url = pages.find((page) => page.url.includes('fuses'))?.url ?? '';
    if (!like) throw new Error('no topic');
    const rental: Corpus['topics'][number] = {
      ...like,
      topic: 'Kiln rental',
      terms: [],
      pages: [url],
      hasPage: false,
      evidence: ['section', 'text'],
    };
    const rival = { ...corpus, topics: [...corpus.topics, rental] };
    expect(lacking(ours(), rival)).toContain('Kiln rental');
    expect(lacking(ours(about('Wiring', paragraph('Rentals are not our trade.'))), rival)).not.toContain('Kiln rental');
    const short = { ...corpus, topics: [...corpus.topics, { ...rental, evidence: ['section' as const] }] };
    expect(lacking(ours(), short)).not.toContain('Kiln rental');
  });
});

describe('sites of one trade', () => {
  const NAMED: Services = { ...SHARED, Fuses: [] };
  const boats = businessSite({ ...NAMED, Moorings: [], Sailcloth: [] }, { brand: 'Quay', host: 'quay.test', city: 'York' });
  const silent = boats.map((page) =>
    /glazing|enamels|fuses/.test(page.url)
      ? { ...page, document: { ...page.document, blocks: page.document.blocks.filter(({ kind }) => kind === 'heading') } }
      : page,
  );
  it.each([
    ['in the same words', boats, true],
    ['in other words', silent, false],
  ])('share topics and speak %s', (_how, pages, isSame) => expect(isSameTrade(ours({ Fuses: [] }), buildCorpus(pages, 0))).toBe(isSame));
});

import { describe, expect, it } from 'vitest';
import { paragraph } from '../audits/testing.ts';
import { buildCorpus } from './build-corpus.ts';
import { page, section } from './testing-site.ts';

const corpusOf = (...pages: ReturnType<typeof page>[]) => buildCorpus(pages, 0);
const namesOf = (...pages: ReturnType<typeof page>[]) => corpusOf(...pages).topics.flatMap(({ topic, terms }) => [topic, ...terms]);

const plumber = (town: string, postcode: string) =>
  page(`Plumber in ${town} ${postcode}`, [
    paragraph(`Looking for a plumber in ${town}? We have looked after homes in ${town} since 1994, and in ${town} a van is never far.`),
    ...section(`Boiler repair in ${town}`, `A boiler repair in ${town} costs the same as anywhere, and a boiler repair is guaranteed.`),
    ...section(`Bathrooms in ${town}`, `We design and fit a bathroom in ${town} in ten days, and every bathroom in ${town} is guaranteed.`),
  ]);
const GUIDES = [
  page('Quorley travel guide', [
    paragraph('Quorley is a harbour town on the Wend, and most visitors stay in Quorley for one night on the way to the dunes.'),
    ...section('Where to stay in Quorley', 'Rooms in Quorley begin at $90 in May. The best motel in Quorley is at the pier.'),
  ]),
  page('Two days in Quorley: an itinerary', [
    paragraph(
      'Two days in Quorley are enough for the pier, the dunes and the market. Begin in Quorley at the pier, before the buses come.',
    ),
    ...section('The first day', 'Walk from Quorley to the dunes, which takes an hour, and come back to Quorley by the coast.'),
  ]),
];

describe('places', () => {
  it('head no topic where they only say where somebody works', () => {
    const names = namesOf(
      plumber('Oxted', 'RH8'),
      plumber('Redhill', 'RH1'),
      plumber('Caterham', 'CR3'),
      page('Areas we cover', [
        paragraph('Our yard is in Redhill. From there we drive to Oxted and Caterham, and to the whole of east Surrey.'),
      ]),
      page('Plumbers in east Surrey', [
        paragraph('We work in the whole of east Surrey. In east Surrey a boiler is mended at a fixed price.'),
      ]),
    );
    expect(names.join()).toMatch(/plumber/);
    for (const town of ['Oxted', 'Redhill', 'Caterham', 'Surrey']) expect(names.join()).not.toContain(town);
  });

  it('head topics of a site for travellers, who are told other things of them than of what is sold', () => {
    const { topics, prompts } = corpusOf(...GUIDES);
    expect(topics[0]?.topic).toBe('Quorley');
    const asked = prompts.filter(({ topic }) => topic === 'Quorley').map(({ prompt }) => prompt);
    expect(asked).toContain('How much does a trip to Quorley cost?');
    expect(asked).toContain('What are the best things to do in Quorley?');
    for (const nonsense of ['How much does Quorley cost?', 'What are examples of Quorley?', 'Who is Quorley for?'])
      expect(asked).not.toContain(nonsense);
  });

  it('are asked for by their own name, not by “a trip to” it', () => {
    const { ask } = corpusOf(...GUIDES);
    expect(ask('How much does a trip to Quorley cost?', 'en').coverage).toBe('answered');
  });

  it('a product of two words with capitals is none', () => {
    const names = namesOf(
      page('Velda Quon', section('Velda Quon', 'The Velda Quon is heavy. A Velda Quon lasts.')),
      page('Cleaning the Velda Quon', section('Velda Quon', 'Clean the Velda Quon once a week with the Velda Quon brush.')),
    );
    expect(names).toContain('Velda Quon');
  });
});

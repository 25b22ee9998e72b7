import { PACKS, PLANS } from '@citelight/contracts';
import { describe, expect, it } from 'vitest';
import { packByPrice, packOf, planOf, priceMap } from './prices.rules.ts';

const ours = [...PLANS, ...PACKS].map(({ priceId }) => priceId);
const [plan = '', other = ''] = ours;
const [pack = ''] = PACKS.map(({ priceId }) => priceId);
const coded = (code: string) => expect.objectContaining({ code });

describe('prices at the provider', () => {
  it('are those of the configuration, in both directions', () => {
    const map = priceMap({ [plan]: 'price_1', unknown: 'price_2' }, false);
    expect([map.toProvider(plan), map.toOurs('price_1'), map.toOurs('price_2'), map.toOurs(plan)]).toEqual([
      'price_1',
      plan,
      undefined,
      undefined,
    ]);
    expect(() => map.toProvider(other)).toThrow(coded('billing.not_configured'));
    expect(() => map.toProvider('unknown')).toThrow(coded('billing.not_configured'));
  });
  it('have our names in the sandbox, whatever is configured', () => {
    const map = priceMap({ [plan]: 'price_1' }, true);
    expect(ours.map((name) => [map.toProvider(name), map.toOurs(name)])).toEqual(ours.map((name) => [name, name]));
  });
});

it('a plan is no pack, and a pack no plan', () => {
  expect([planOf(plan).priceId, packOf(pack).priceId, packByPrice(pack)?.priceId]).toEqual([plan, pack, pack]);
  expect([packByPrice(plan), packByPrice(undefined)]).toEqual([undefined, undefined]);
  expect(() => planOf(pack)).toThrow(coded('billing.unknown_price'));
  expect(() => packOf(plan)).toThrow(coded('billing.unknown_price'));
});

import { CodedError, PACKS, type Pack, PLANS, type Plan, packByPriceId, planByPriceId } from '@citelight/contracts';

/** Prices are ours by name; which of the provider's each one is, the configuration says. The sandbox uses our names. */
export type PriceMap = { toProvider(ours: string): string; toOurs(theirs: string): string | undefined };

export function priceMap(configured: Readonly<Record<string, string>>, sandbox: boolean): PriceMap {
  const ours = [...PLANS, ...PACKS].map(({ priceId }) => priceId);
  const theirs = new Map(
    ours.flatMap((name) => (sandbox ? [[name, name]] : configured[name] ? [[name, configured[name]]] : [])) as [string, string][],
  );
  const back = new Map([...theirs].map(([name, price]) => [price, name]));
  return {
    toProvider(name) {
      const price = theirs.get(name);
      if (price === undefined) throw new CodedError('billing.not_configured');
      return price;
    },
    toOurs: (price) => back.get(price),
  };
}

export function planOf(priceId: string): Plan {
  const plan = planByPriceId(priceId);
  if (!plan) throw new CodedError('billing.unknown_price');
  return plan;
}

export function packOf(priceId: string): Pack {
  const pack = packByPriceId(priceId);
  if (!pack) throw new CodedError('billing.unknown_price');
  return pack;
}

export const packByPrice = (ours: string | undefined): Pack | undefined => (ours === undefined ? undefined : packByPriceId(ours));

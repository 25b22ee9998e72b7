import { randomUUID } from 'node:crypto';
import { CodedError } from '@citelight/contracts';
import type { Context, MemberContext } from '../../platform/context.ts';
import { availableCredits } from '../credits/credits.service.ts';
import { findActiveWebsite } from '../websites/websites.service.ts';
import { Quote } from './quotes.rules.ts';
import { kindOf, priceOf } from './request.service.ts';

/** The price of an analysis, said before it is spent. A quote is kept by whoever asked, signed; only its use is kept here. */

const PURPOSE = 'analysis-quote';
const VALID_MS = 15 * 60_000;

/** What an analysis of this website would cost the caller now. @throws CodedError of addresses that are not visited */
export async function quoteAnalysis(ctx: MemberContext, { url, baseOnly }: { url: string; baseOnly: boolean }) {
  await ctx.sites.check(url);
  const userId = ctx.user.id;
  const kind = await kindOf(ctx, ctx.db, userId, { baseOnly });
  const tracked = await findActiveWebsite(ctx.db, userId);
  const credits = priceOf(kind);
  const expires = ctx.now().getTime() + VALID_MS;
  const quote: Quote = { id: randomUUID(), userId, url, baseOnly, credits, expires };
  return {
    quote: ctx.secrets.sign(PURPOSE, Buffer.from(JSON.stringify(quote)).toString('base64url')),
    kind,
    credits,
    available_credits: await availableCredits(ctx, ctx.db, userId),
    replaces: tracked && tracked.website_url !== url ? tracked.website_url : null,
    expires_at: new Date(expires).toISOString(),
  };
}

/** What a quote says. @throws CodedError analysis.quote_invalid where it was not signed here */
export function readQuote({ secrets }: Pick<Context, 'secrets'>, signed: string): Quote {
  const value = secrets.verify(PURPOSE, signed);
  if (value === undefined) throw new CodedError('analysis.quote_invalid');
  return Quote.parse(JSON.parse(Buffer.from(value, 'base64url').toString()));
}

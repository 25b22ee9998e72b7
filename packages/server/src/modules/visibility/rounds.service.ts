import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  CodedError,
  isExploratory,
  type RoundPlan,
  VISIBILITY,
  type VisibilityEngine,
  type VisibilityQuote,
  type VisibilitySchedule,
  visibilityPrice,
} from '@citelight/contracts';
import { ANSWER_MS, askEngine, type Reading } from '@citelight/visibility/engines/ask-engine';
import { problemOf } from '@citelight/visibility/engines/problems';
import { findMentions, MATCHER_VERSION } from '@citelight/visibility/matching/mentions';
import { announce } from '../../platform/changes.ts';
import type { Context, MemberContext } from '../../platform/context.ts';
import { asMember, type Db, sql, storable, type Tx, transaction } from '../../platform/database.ts';
import type { Attempt } from '../../platform/queue.ts';
import { availableCredits, chargePart, refundPart, releaseReservation, reserveCredits, withAccount } from '../credits/credits.service.ts';
import { announce as announceEvent, isWanted } from '../webhooks/webhooks.service.ts';
import { getWebsite } from '../websites/websites.service.ts';
import { instrumentOf, reserveOf, settingsOf } from './engines.service.ts';
import { entitiesOf } from './questions.service.ts';
import { selectEntities, selectQuestions } from './questions.sql.ts';
import { changesOf } from './results.service.ts';
import * as rows from './rounds.sql.ts';
import { dueTimes, MOST_TRIES, PRICE_ROSE, ROUND_RUNNING, retrySeconds } from './visibility.rules.ts';

/**
 * Rounds. An answer is written as being asked before the engine is asked, and only the attempt that wrote it may write what came: whatever dies in between is never
 * asked again. What was charged when the round began is given back for answers that did not come, once, when nothing is open any more.
 */

export const ASK_QUEUE = 'ask-engine';
const RESERVATION = 'visibility_round';

const monthOf = (now: Date): string => now.toISOString().slice(0, 7);

async function planned(db: Db, { website_id, questions }: RoundPlan) {
  const active = (await selectQuestions(db, website_id)).filter(({ status }) => status === 'active').slice(0, questions);
  if (active.length === 0) throw new CodedError('visibility.no_questions');
  return active;
}

const priceOf = (ctx: Context, plan: RoundPlan, prompts: number) => {
  const answers = prompts * plan.repeats * plan.engines.length;
  return { answers, credits: visibilityPrice(answers, ctx.config.VISIBILITY_CREDITS_PER_10) };
};

/** How many prompts a plan of the caller asks. @throws CodedError website.not_found, visibility.engine_off, visibility.no_questions */
const promptsOf = (ctx: MemberContext, plan: RoundPlan): Promise<number> =>
  asMember(ctx.db, ctx.user.id, async (tx) => {
    await getWebsite(tx, ctx.user.id, plan.website_id);
    for (const engine of plan.engines) instrumentOf(ctx.config, engine);
    return (await planned(tx, plan)).length;
  });

/** What a round of this plan would cost. */
export async function quoteRound(ctx: MemberContext, plan: RoundPlan): Promise<VisibilityQuote> {
  const prompts = await promptsOf(ctx, plan);
  const { answers, credits } = priceOf(ctx, plan, prompts);
  return {
    answers,
    credits,
    creditsPer10: ctx.config.VISIBILITY_CREDITS_PER_10,
    available: await availableCredits(ctx, ctx.db, ctx.user.id),
    exploratory: isExploratory({ prompts, repeats: plan.repeats }),
    estimatedMinutes: Math.ceil(answers / plan.engines.length / ctx.config.VISIBILITY_REQUESTS_PER_MINUTE),
  };
}

const fingerprintOf = (prompts: readonly rows.FrozenPrompt[]): string =>
  createHash('sha256')
    .update(JSON.stringify(prompts.map(({ text, kind }) => [text, kind])))
    .digest('hex');

type Started = { roundId: string; alreadyRunning: boolean };
/** What was agreed to: this price, or anything up to it. */
type Agreed = { credits: number } | { most: number };

/** Starts a round at the price that the caller saw, all or nothing: the one that is under way is handed back. @throws CodedError as `start` */
export const startRound = (ctx: MemberContext, { credits, ...plan }: RoundPlan & { credits: number }): Promise<Started> =>
  withAccount(ctx, ctx.user.id, (tx) => start(ctx, tx, ctx.user.id, plan, { credits }));

/** The caller's account is locked. @throws CodedError website.not_found, visibility.price_changed, visibility.ceiling, credits.insufficient */
async function start(ctx: Context, tx: Tx, userId: string, plan: RoundPlan, agreed: Agreed): Promise<Started> {
  if (!(await rows.lockWebsite(tx, userId, plan.website_id))) throw new CodedError('website.not_found');
  const instruments = plan.engines.map((engine) => instrumentOf(ctx.config, engine));
  const running = await rows.findRunning(tx, plan.website_id);
  if (running) return { roundId: running.id, alreadyRunning: true };
  const questions = await planned(tx, plan);
  const { credits } = priceOf(ctx, plan, questions.length);
  if ('most' in agreed ? credits > agreed.most : credits !== agreed.credits) throw new CodedError('visibility.price_changed');
  const left = ctx.config.VISIBILITY_MONTHLY_CEILING_USD - (await rows.spentIn(tx, monthOf(ctx.now())));
  if (left < Math.min(...plan.engines.map(reserveOf))) throw new CodedError('visibility.ceiling');
  await entitiesOf(tx, userId, plan.website_id);
  const prompts = questions.map(({ text, kind, topic }) => ({ text, kind, topic }));
  const { languageOfTexts } = await import('./panel-language.thread.ts');
  const panel = { fingerprint: fingerprintOf(prompts), language: languageOfTexts(prompts.map(({ text }) => text)), prompts };
  const panelId = await rows.panelOf(tx, { userId, websiteId: plan.website_id }, panel);
  const creditsPer10 = ctx.config.VISIBILITY_CREDITS_PER_10;
  const { id: roundId } = await rows.insertRound(tx, {
    userId,
    websiteId: plan.website_id,
    panelId,
    repeats: plan.repeats,
    days: plan.days,
    creditsPer10,
    credits,
  });
  if (credits > 0) {
    const { reservationId } = await reserveCredits(ctx, tx, { userId, reportId: roundId, amount: credits });
    await rows.noteReservation(tx, roundId, reservationId);
    await chargePart(ctx, tx, { reservationId, type: RESERVATION, amount: credits });
  }
  const due = dueTimes(plan, ctx.now());
  for (const instrument of instruments) {
    await rows.insertEngine(tx, roundId, userId, instrument);
    await rows.insertAnswers(tx, roundId, userId, instrument.engine, prompts.length, due);
    await enqueue(ctx, tx, roundId, instrument.engine, 0);
  }
  return { roundId, alreadyRunning: false };
}

/** Lets a round come with each scheduled report of a website, at no more than this price; without a plan none does. */
export async function scheduleRounds(
  ctx: MemberContext,
  { website_id, plan, credits }: { website_id: string; plan: Omit<RoundPlan, 'website_id'> | null; credits: number },
): Promise<{ schedule: VisibilitySchedule | null }> {
  if (plan && priceOf(ctx, { ...plan, website_id }, await promptsOf(ctx, { ...plan, website_id })).credits !== credits)
    throw new CodedError('visibility.price_changed');
  return asMember(ctx.db, ctx.user.id, async (tx) => {
    await getWebsite(tx, ctx.user.id, website_id);
    if (plan) await rows.saveSchedule(tx, ctx.user.id, website_id, { ...plan, credits });
    else await rows.deleteSchedule(tx, website_id);
    return { schedule: (await rows.findSchedule(tx, website_id)) ?? null };
  });
}

/** A scheduled report begins, in this transaction: the round that its owner chose begins with it. One that cannot says why and leaves the report alone. */
export async function startScheduledRound(
  ctx: Context,
  tx: Tx,
  { userId, websiteId }: { userId: string; websiteId: string },
): Promise<void> {
  const schedule = await rows.findSchedule(tx, websiteId);
  if (!schedule) return;
  const { credits, skipped_reason: _, ...plan } = schedule;
  await sql`savepoint scheduled_round`.execute(tx);
  try {
    const { alreadyRunning } = await start(ctx, tx, userId, { ...plan, website_id: websiteId }, { most: credits });
    await rows.noteSkipped(tx, websiteId, alreadyRunning ? ROUND_RUNNING : null);
    await sql`release savepoint scheduled_round`.execute(tx);
  } catch (error) {
    if (!(error instanceof CodedError) || error.status >= 500) throw error;
    await sql`rollback to savepoint scheduled_round`.execute(tx);
    await rows.noteSkipped(tx, websiteId, error.code === 'visibility.price_changed' ? PRICE_ROSE : error.message);
  }
}

const enqueue = (ctx: Context, tx: Tx, roundId: string, engine: VisibilityEngine, delaySeconds: number) =>
  ctx.queue.enqueue(tx, ASK_QUEUE, { roundId, engine }, { key: `${roundId}:${engine}`, delaySeconds });

/** Stops a round: what is being asked comes in, what waits is given back. */
export async function cancelRound(ctx: MemberContext, roundId: string): Promise<void> {
  const round = await asMember(ctx.db, ctx.user.id, (tx) => rows.findRound(tx, roundId));
  if (!round) throw new CodedError('visibility.round_not_found');
  await transaction(ctx.db, async (tx) => {
    const locked = await rows.lockRound(tx, roundId);
    if (locked?.status === 'running') await rows.cancelWaiting(tx, roundId);
  });
  await settleIfOver(ctx, roundId);
}

/** Tells of engines of which a measure changed beyond chance since the round before. */
async function announceChange(ctx: Context, tx: Tx, { id, user_id, website_id }: rows.LockedRound): Promise<void> {
  if (!(await isWanted(tx, user_id, 'visibility.changed'))) return;
  const changes = await changesOf(tx, id);
  if (changes.length === 0) return;
  const { website_url } = await getWebsite(tx, user_id, website_id);
  const data = { round_id: id, website_url, link: `${ctx.config.PUBLIC_URL}/dashboard/visibility`, changes };
  await announceEvent(ctx, tx, user_id, id, { type: 'visibility.changed', data });
}

/** Settles a round of which nothing is open: what did not come is given back. Harmless any number of times. */
export async function settleIfOver(ctx: Context, roundId: string): Promise<void> {
  const found = await rows.findRound(ctx.db, roundId);
  if (!found || found.settled_at !== null) return;
  await withAccount(ctx, found.user_id, async (tx) => {
    const round = await rows.lockRound(tx, roundId);
    const progress = await rows.progressOf(tx, roundId);
    if (!round || round.settled_at !== null || !progress || progress.open > 0) return;
    const price = Math.min(round.credits_quoted, visibilityPrice(progress.delivered, round.credits_per_10));
    if (round.reservation_id) {
      if (price < round.credits_quoted)
        await refundPart(ctx, tx, { reservationId: round.reservation_id, type: RESERVATION, amount: round.credits_quoted - price });
      await releaseReservation(ctx, tx, { reservationId: round.reservation_id });
    }
    const status = round.status === 'cancelled' ? 'cancelled' : progress.delivered > 0 ? 'completed' : 'failed';
    await rows.settleRound(tx, roundId, status, price);
    if (status === 'completed') await announceChange(ctx, tx, round);
  });
}

type Asking = { roundId: string; engine: VisibilityEngine };
/** A job asks for this long and then hands over to the next, well within the queue's limit for one attempt. */
const SHIFT_MS = 8 * 60_000;

/** Asks an engine what is due in a round; what is due later is a later job. */
export async function askDue(ctx: Context, { roundId, engine }: Asking, { signal }: Pick<Attempt, 'signal'>): Promise<void> {
  const attempt = await transaction(ctx.db, async (tx) => {
    const round = await rows.lockRound(tx, roundId);
    if (!round || round.settled_at !== null) return undefined;
    const taken = await rows.takeUp(tx, roundId, engine);
    await rows.interruptAsking(tx, roundId, engine, problemOf(engine, 'interrupted').sentence);
    return taken;
  });
  if (attempt === undefined) return;
  const settings = settingsOf(ctx.config, engine);
  if (!settings) await endEngine(ctx, roundId, engine, 'key');
  const until = performance.now() + SHIFT_MS;
  while (settings && performance.now() < until && !signal.aborted && !ctx.stopping.aborted) {
    const due = await rows.nextDue(ctx.db, roundId, engine);
    if (!due || due.seconds > 0) break;
    const waitMs = await rows.takeSlot(ctx.db, engine, ctx.config.VISIBILITY_REQUESTS_PER_MINUTE);
    if (waitMs > 0) await sleep(waitMs, undefined, { signal: AbortSignal.any([signal, ctx.stopping]) }).catch(() => {});
    if (signal.aborted || ctx.stopping.aborted) break;
    const month = monthOf(ctx.now());
    const taken = await take(ctx, roundId, engine, attempt, month);
    if (taken === 'ceiling') {
      await endEngine(ctx, roundId, engine, 'ceiling');
      break;
    }
    if (!taken) break;
    const reading = await askEngine(settings, taken.text, { signal, limitMs: ANSWER_MS });
    await keep(ctx, { roundId, engine, attempt, month }, taken, reading);
  }
  await transaction(ctx.db, async (tx) => {
    const next = await rows.nextDue(tx, roundId, engine);
    if (next) await enqueue(ctx, tx, roundId, engine, next.seconds);
  });
  await settleIfOver(ctx, roundId);
}

/** Takes the next answer and sets its cost aside, together. */
const take = (
  ctx: Context,
  roundId: string,
  engine: VisibilityEngine,
  attempt: number,
  month: string,
): Promise<rows.Taken | 'ceiling' | undefined> =>
  transaction(ctx.db, async (tx) => {
    const reserved = reserveOf(engine);
    const taken = await rows.takeNext(tx, roundId, engine, attempt, reserved);
    if (!taken) return undefined;
    if (await rows.reserveCost(tx, month, reserved, ctx.config.VISIBILITY_MONTHLY_CEILING_USD)) return taken;
    throw new CeilingReached();
  }).catch((error: unknown) => {
    if (error instanceof CeilingReached) return 'ceiling';
    throw error;
  });

class CeilingReached extends Error {}

const endEngine = (ctx: Context, roundId: string, engine: VisibilityEngine, code: 'key' | 'ceiling') =>
  transaction(ctx.db, async (tx) => {
    const { sentence } = problemOf(engine, code);
    await rows.stopEngine(tx, roundId, engine, code, sentence);
    await rows.noteProblem(tx, roundId, engine, sentence);
  });

/** Saves what came: text, sources, mentions, cost. A question that was turned away waits and is asked again. */
async function keep(ctx: Context, at: Asking & { attempt: number; month: string }, taken: rows.Taken, reading: Reading): Promise<void> {
  const { roundId, engine, attempt, month } = at;
  const { problem } = reading;
  const again = problem?.mayAskAgain === true && taken.tries < MOST_TRIES;
  const text = storable(reading.text);
  await transaction(ctx.db, async (tx) => {
    const saved = await rows.saveAnswer(
      tx,
      taken.id,
      attempt,
      {
        status: again ? 'waiting' : reading.status,
        model_served: reading.modelServed && storable(reading.modelServed.slice(0, 200)),
        retrieval: reading.retrieval,
        place: reading.place,
        text,
        cut: reading.cut,
        problem_code: again ? null : (problem?.code ?? null),
        problem: again ? null : (problem?.sentence ?? null),
        searches: reading.searches,
        input_tokens: reading.inputTokens,
        output_tokens: reading.outputTokens,
        cost_usd: reading.costUsd,
      },
      retrySeconds(taken.tries),
    );
    if (!saved) return;
    await rows.correctCost(tx, month, reading.costUsd - reserveOf(engine));
    if (problem && !again) await rows.noteProblem(tx, roundId, engine, problem.sentence);
    if (problem?.stopsEngine) await rows.stopEngine(tx, roundId, engine, problem.code, problem.sentence);
    if (reading.status !== 'ok') return;
    const sources = reading.sources.map((source) => ({
      ...source,
      title: source.title && storable(source.title),
      citedText: source.citedText && storable(source.citedText),
    }));
    if (sources.length > 0) await rows.insertSources(tx, taken.id, saved.user_id, sources);
    const round = await rows.findRound(tx, roundId);
    if (round)
      await rows.replaceMentions(
        tx,
        taken.id,
        saved.user_id,
        findMentions(text, await selectEntities(tx, round.website_id)),
        MATCHER_VERSION,
      );
  });
  await announceProgress(ctx, roundId);
}

/** A nudge for whoever looks at the round; the row itself does not change. */
async function announceProgress(ctx: Context, roundId: string): Promise<void> {
  const round = await rows.findRound(ctx.db, roundId);
  if (round) await announce(ctx.db, round.user_id, 'visibility_rounds');
}

/** A round whose jobs were all given up ends: what was not asked is given back. */
export async function giveUpEngine(ctx: Context, { roundId, engine }: Asking): Promise<void> {
  await transaction(ctx.db, async (tx) => {
    const { code, sentence } = problemOf(engine, 'interrupted');
    await rows.takeUp(tx, roundId, engine);
    await rows.interruptAsking(tx, roundId, engine, sentence);
    await rows.stopEngine(tx, roundId, engine, code, sentence);
    await rows.noteProblem(tx, roundId, engine, sentence);
  });
  await settleIfOver(ctx, roundId);
}

const MATCHED_AT_ONCE = 100;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** Reads all kept answers of a website again, by the names and rules of now. */
export async function rematch(ctx: Context, { websiteId }: { websiteId: string }): Promise<void> {
  for (let after = FIRST_ID; ; ) {
    const answers = await rows.answersToMatch(ctx.db, websiteId, after, MATCHED_AT_ONCE);
    const entities = await selectEntities(ctx.db, websiteId);
    await transaction(ctx.db, async (tx) => {
      for (const { id, user_id, text } of answers)
        await rows.replaceMentions(tx, id, user_id, findMentions(text, entities), MATCHER_VERSION);
    });
    const last = answers.at(-1);
    if (!last || answers.length < MATCHED_AT_ONCE) return;
    after = last.id;
  }
}

/** Forgets answers that are older than they are kept. */
export async function forgetOld(ctx: Context): Promise<void> {
  await rows.deleteOlder(ctx.db, VISIBILITY.keptMonths);
}

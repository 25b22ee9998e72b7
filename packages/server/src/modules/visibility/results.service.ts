import {
  CodedError,
  ENGINE_NAMES,
  isExploratory,
  type TrendPoint,
  type VisibilityAnswer,
  type VisibilityOverview,
  type VisibilityResults,
  type VisibilityRound,
} from '@citelight/contracts';
import type { MemberContext } from '../../platform/context.ts';
import { asMember, type Db } from '../../platform/database.ts';
import { getWebsite } from '../websites/websites.service.ts';
import { engineOffers } from './engines.service.ts';
import { selectEntities, selectQuestions } from './questions.sql.ts';
import * as rows from './results.sql.ts';
import { findSchedule } from './rounds.sql.ts';
import { citedSites, engineResult, ownerOf, type SeriesOf, trendOf } from './visibility.rules.ts';

/** What rounds found, derived from the kept answers whenever it is read. */

const TREND_ROUNDS = 24;

const roundOf = ({ panel_id: _, ...row }: rows.RoundRow, engines: readonly rows.EngineRow[]): VisibilityRound => ({
  ...row,
  exploratory: isExploratory(row),
  engines: engines
    .filter(({ round_id }) => round_id === row.id)
    .map(({ round_id: _, ...engine }) => ({ ...engine, name: ENGINE_NAMES[engine.engine], surface: 'API' as const })),
});

/** The series of each engine in each round, newest first: same prompts, model asked and served, tool, and place. */
const seriesOf = (found: readonly rows.RoundRow[], engines: readonly rows.EngineRow[]): SeriesOf[] =>
  found.flatMap((round) =>
    engines
      .filter(({ round_id }) => round_id === round.id)
      .map(({ round_id, engine, model_asked, models_served, tool, place }) => ({
        round_id,
        engine,
        created_at: round.created_at,
        series: [engine, round.panel, model_asked, models_served.join('+'), tool, place ?? ''].join(' · '),
      })),
  );

async function resultsOf(db: Db, round: rows.RoundRow): Promise<VisibilityResults> {
  const earlier = await rows.selectRounds(db, round.website_id, TREND_ROUNDS);
  const compared = [round, ...earlier.filter(({ created_at, id }) => created_at < round.created_at && id !== round.id)];
  const engines = await rows.selectEngines(
    db,
    compared.map(({ id }) => id),
  );
  const counts = await rows.selectCounts(
    db,
    compared.map(({ id }) => id),
  );
  const prompts = await rows.selectPrompts(db, [round.panel_id]);
  const voices = await rows.selectVoices(db, round.id);
  const entities = await selectEntities(db, round.website_id);
  const series = seriesOf(compared, engines);
  const here = roundOf(round, engines);
  const open = new Set(prompts.filter(({ kind }) => kind === 'open').map(({ position }) => position));
  return {
    round: here,
    engines: here.engines.map(({ engine }) => engineResult({ roundId: round.id, engine, counts, prompts, voices, series })),
    heatmap: prompts.map(({ position, text, kind }) => ({
      prompt: position,
      text,
      kind,
      cells: here.engines.map(({ engine }) => {
        const count = counts.find((one) => one.round_id === round.id && one.engine === engine && one.position === position);
        return { engine, answers: count?.answers ?? 0, mentioned: count?.mentioned ?? 0, cited: count?.cited ?? 0 };
      }),
    })),
    voices: entities
      .map(({ id, names, owner }) => ({
        entity: id,
        name: names[0] ?? '',
        owner,
        answers: voices
          .filter(({ entity, position }) => entity === id && open.has(position))
          .reduce((sum, { answers }) => sum + answers, 0),
      }))
      .sort((a, b) => b.answers - a.answers),
    cited: citedSites(await rows.selectCited(db, round.id), entities),
  };
}

async function getRound(db: Db, id: string): Promise<rows.RoundRow> {
  const round = await rows.findRoundRow(db, id);
  if (!round) throw new CodedError('visibility.round_not_found');
  return round;
}

/** Measures of a round that changed beyond chance since the one before, by engine. */
export async function changesOf(db: Db, roundId: string) {
  const { engines } = await resultsOf(db, await getRound(db, roundId));
  return engines.flatMap(({ name, mentionChange, citationChange }) =>
    (
      [
        ['mentioned', mentionChange],
        ['cited', citationChange],
      ] as const
    ).flatMap(([measure, change]) =>
      change && change.verdict !== 'within noise' ? [{ engine: name, measure, difference: change.difference }] : [],
    ),
  );
}

/** What a round of the caller found. @throws CodedError visibility.round_not_found */
export const readResults = (ctx: MemberContext, id: string): Promise<VisibilityResults> =>
  asMember(ctx.db, ctx.user.id, async (tx) => resultsOf(tx, await getRound(tx, id)));

export const readRound = (ctx: MemberContext, id: string): Promise<VisibilityRound> =>
  asMember(ctx.db, ctx.user.id, async (tx) => roundOf(await getRound(tx, id), await rows.selectEngines(tx, [id])));

export const listRounds = (ctx: MemberContext, websiteId: string): Promise<{ items: VisibilityRound[]; total: number }> =>
  asMember(ctx.db, ctx.user.id, async (tx) => {
    await getWebsite(tx, ctx.user.id, websiteId);
    const found = await rows.selectRounds(tx, websiteId, 1_000);
    const engines = await rows.selectEngines(
      tx,
      found.map(({ id }) => id),
    );
    return { items: found.map((round) => roundOf(round, engines)), total: found.length };
  });

async function trend(db: Db, found: readonly rows.RoundRow[], engines: readonly rows.EngineRow[]): Promise<TrendPoint[]> {
  const prompts = await rows.selectPrompts(db, [...new Set(found.map(({ panel_id }) => panel_id))]);
  const open = new Map(
    found.map((round) => [
      round.id,
      new Set(prompts.filter(({ panel_id, kind }) => panel_id === round.panel_id && kind === 'open').map(({ position }) => position)),
    ]),
  );
  return trendOf(
    seriesOf(found, engines),
    await rows.selectCounts(
      db,
      found.map(({ id }) => id),
    ),
    open,
  );
}

/** Everything the tab begins with. */
export const readOverview = (ctx: MemberContext, websiteId: string): Promise<VisibilityOverview> =>
  asMember(ctx.db, ctx.user.id, async (tx) => {
    await getWebsite(tx, ctx.user.id, websiteId);
    const found = await rows.selectRounds(tx, websiteId, TREND_ROUNDS);
    const engines = await rows.selectEngines(
      tx,
      found.map(({ id }) => id),
    );
    const [newest] = found;
    const answered = found.find(({ id }) => engines.some((engine) => engine.round_id === id && engine.answered > 0));
    return {
      engines: engineOffers(ctx.config),
      creditsPer10: ctx.config.VISIBILITY_CREDITS_PER_10,
      activeQuestions: (await selectQuestions(tx, websiteId)).filter(({ status }) => status === 'active').length,
      round: newest ? roundOf(newest, engines) : null,
      schedule: (await findSchedule(tx, websiteId)) ?? null,
      results: answered ? await resultsOf(tx, answered) : null,
      trend: await trend(tx, found, engines),
    };
  });

async function answersOf(db: Db, round: rows.RoundRow, filter: rows.AnswerFilter): Promise<{ items: VisibilityAnswer[]; total: number }> {
  const answers = await rows.selectAnswers(db, round.id, filter);
  const ids = answers.map(({ id }) => id);
  const sources = Map.groupBy(await rows.selectSources(db, ids), ({ answer_id }) => answer_id);
  const mentions = Map.groupBy(await rows.selectMentions(db, ids), ({ answer_id }) => answer_id);
  const entities = await selectEntities(db, round.website_id);
  return {
    total: answers[0]?.total ?? 0,
    items: answers.map(({ total: _, ...answer }) => ({
      ...answer,
      sources: (sources.get(answer.id) ?? []).map(({ answer_id: _, span_start: start, span_end: end, ...source }) => ({
        ...source,
        start,
        end,
        owner: ownerOf(source.site, entities),
      })),
      mentions: (mentions.get(answer.id) ?? []).map(({ answer_id: _, span_start: start, span_end: end, ...mention }) => ({
        ...mention,
        start,
        end,
      })),
    })),
  };
}

export const listAnswers = (
  ctx: MemberContext,
  id: string,
  filter: rows.AnswerFilter,
): Promise<{ items: VisibilityAnswer[]; total: number }> =>
  asMember(ctx.db, ctx.user.id, async (tx) => answersOf(tx, await getRound(tx, id), filter));

const WHOLE_ROUND = { offset: 0, limit: 10_000 };
/** A round with all its answers. */
export const readWholeRound = (
  ctx: MemberContext,
  id: string,
): Promise<{ results: VisibilityResults; answers: VisibilityAnswer[]; site: string }> =>
  asMember(ctx.db, ctx.user.id, async (tx) => {
    const round = await getRound(tx, id);
    const { website_url } = await getWebsite(tx, ctx.user.id, round.website_id);
    return { results: await resultsOf(tx, round), answers: (await answersOf(tx, round, WHOLE_ROUND)).items, site: website_url };
  });

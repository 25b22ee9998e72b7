import { CodedError, ENGINE_NAMES, type EngineOffer, VisibilityEngine } from '@citelight/contracts';
import { ENGINES, type EngineSettings, placeText } from '@citelight/visibility/engines/engines';
import type { Config } from '../../platform/config.ts';

/** The engines of this installation, as its settings name them. */

export function settingsOf(config: Config, engine: VisibilityEngine): EngineSettings | undefined {
  const settings = {
    openai: [config.VISIBILITY_OPENAI_API_KEY, config.VISIBILITY_OPENAI_MODEL, config.VISIBILITY_OPENAI_BASE_URL],
    anthropic: [config.VISIBILITY_ANTHROPIC_API_KEY, config.VISIBILITY_ANTHROPIC_MODEL, config.VISIBILITY_ANTHROPIC_BASE_URL],
    perplexity: [config.VISIBILITY_PERPLEXITY_API_KEY, config.VISIBILITY_PERPLEXITY_MODEL, config.VISIBILITY_PERPLEXITY_BASE_URL],
  }[engine];
  const [apiKey, model, baseUrl] = settings;
  if (!apiKey) return undefined;
  const place = Object.keys(config.VISIBILITY_PLACE).length > 0 ? config.VISIBILITY_PLACE : null;
  return { engine, apiKey, model: model || ENGINES[engine].model, baseUrl: baseUrl ?? null, place };
}

export const engineOffers = (config: Config): EngineOffer[] =>
  VisibilityEngine.options.map((engine) => {
    const settings = settingsOf(config, engine);
    const { model } = settings ?? ENGINES[engine];
    return { engine, name: ENGINE_NAMES[engine], configured: settings !== undefined, model, place: placeText(settings?.place ?? null) };
  });

export function instrumentOf(config: Config, engine: VisibilityEngine) {
  const settings = settingsOf(config, engine);
  if (!settings) throw new CodedError('visibility.engine_off', `${ENGINE_NAMES[engine]} is not switched on here.`);
  const { tool, forced } = ENGINES[engine];
  return { engine, model: settings.model, tool, forced, place: placeText(settings.place) };
}

/** What is set aside of the month's ceiling before an answer's cost is known. */
export const reserveOf = (engine: VisibilityEngine): number => ENGINES[engine].reserveUsd;

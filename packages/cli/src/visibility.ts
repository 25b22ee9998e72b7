import { readFile } from 'node:fs/promises';
import {
  API_NOTE,
  ENGINE_NAMES,
  GEMINI_NOTE,
  languageText,
  QuestionText,
  VISIBILITY,
  VisibilityEngine,
  type VisibilityRate,
} from '@citelight/contracts';
import { plain } from '@citelight/engine/documents/markup';
import { languageOfTexts } from '@citelight/engine/language/detect';
import { askEngine, type Reading } from '@citelight/visibility/engines/ask-engine';
import { ENGINES, type EngineSettings } from '@citelight/visibility/engines/engines';
import { type Entity, findMentions, kindOfQuestion, MATCHER_VERSION, questionKey } from '@citelight/visibility/matching/mentions';
import { rateOf } from '@citelight/visibility/statistics/rates';
import { EXIT, UsageError } from './exit-codes.ts';

export type VisibilityFlags = { questions: string; engines: string; runs: string; name?: string[]; json?: boolean };

const OWN = 'own';
type Answer = Reading & { prompt: number; repeat: number; askedAt: string; mentioned: boolean; cited: boolean };

function siteEntity(url: string, names: readonly string[]): Entity {
  const parsed = URL.parse(url.includes('://') ? url : `https://${url}`);
  if (!parsed || !/^https?:$/.test(parsed.protocol) || !parsed.hostname.includes('.'))
    throw new UsageError(`'${url}' is not the address of a site, such as https://example.com.`);
  const host = parsed.hostname.toLowerCase().replace(/^www\./, '');
  return { id: OWN, names: names.length > 0 ? names : [host.split('.').at(-2) ?? host], domains: [host], excluded: [] };
}

async function readQuestions(file: string): Promise<string[]> {
  const text = await readFile(file, 'utf8').catch((error: Error) => {
    throw new UsageError(`--questions ${file} cannot be read: ${error.message}`);
  });
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  if (lines.length === 0) throw new UsageError(`--questions ${file} has no questions. Write one a line.`);
  if (lines.length > VISIBILITY.activeQuestions)
    throw new UsageError(`--questions ${file} has ${lines.length} questions; at most ${VISIBILITY.activeQuestions} are asked.`);
  const questions = lines.map((line, at) => {
    const parsed = QuestionText.safeParse(line);
    if (!parsed.success) throw new UsageError(`Line ${at + 1} of ${file}: ${parsed.error.issues[0]?.message}.`);
    return parsed.data;
  });
  const twice = questions.find((one, at) => questions.findIndex((other) => questionKey(other) === questionKey(one)) !== at);
  if (twice) throw new UsageError(`--questions ${file} asks '${twice}' twice.`);
  return questions;
}

function engineSettings(list: string): EngineSettings[] {
  return [...new Set(list.split(',').map((name) => name.trim()))].map((name) => {
    if (name === 'gemini') throw new UsageError(GEMINI_NOTE);
    const engine = VisibilityEngine.safeParse(name);
    if (!engine.success)
      throw new UsageError(`--engines takes ${VisibilityEngine.options.join(', ')}, with commas between, not '${name}'.`);
    const variable = `VISIBILITY_${name.toUpperCase()}`;
    const { [`${variable}_API_KEY`]: apiKey, [`${variable}_MODEL`]: model, [`${variable}_BASE_URL`]: baseUrl } = process.env;
    if (!apiKey) throw new UsageError(`${ENGINE_NAMES[engine.data]} needs a key: set ${variable}_API_KEY.`);
    return { engine: engine.data, apiKey, model: model || ENGINES[engine.data].model, baseUrl: baseUrl || null, place: null };
  });
}

/** One question after another; a problem that would meet every question ends the engine. */
async function askAll(settings: EngineSettings, questions: readonly string[], runs: number, own: Entity, signal: AbortSignal) {
  const answers: Answer[] = [];
  for (let repeat = 0; repeat < runs; repeat++) {
    for (const [prompt, question] of questions.entries()) {
      if (signal.aborted) return answers;
      const askedAt = new Date().toISOString();
      const reading = await askEngine(settings, question, { signal });
      const mentioned = findMentions(reading.text, [own]).some(({ negated }) => !negated);
      const cited = reading.sources.some(
        ({ role, site }) => role === 'cited' && own.domains.some((domain) => site === domain || site.endsWith(`.${domain}`)),
      );
      answers.push({ ...reading, prompt, repeat, askedAt, mentioned, cited });
      if (reading.problem?.stopsEngine) return answers;
    }
  }
  return answers;
}

const rateText = (rate: VisibilityRate): string => {
  const count = `${rate.hits} of ${rate.n} answers`;
  if (rate.rate === null || rate.low === null || rate.high === null || rate.listOnly) return `${count} (a list, no rate)`;
  const percent = (share: number) => `${(share * 100).toFixed(0)}%`;
  const exploratory = rate.exploratory ? ', exploratory' : '';
  return `${percent(rate.rate)} (95% interval ${percent(rate.low)} to ${percent(rate.high)}), ${count}, ${rate.prompts} questions${exploratory}`;
};

/** Asks engines and prints how often they name and cite the site; answers the exit code. */
export async function visibility(url: string, flags: VisibilityFlags): Promise<number> {
  const runs = Number(flags.runs);
  if (!Number.isInteger(runs) || runs < 1 || runs > VISIBILITY.mostRepeats)
    throw new UsageError(`--runs takes a whole number from 1 to ${VISIBILITY.mostRepeats}, not '${flags.runs}'.`);
  const own = siteEntity(url, flags.name ?? []);
  const settings = engineSettings(flags.engines);
  const texts = await readQuestions(flags.questions);
  const questions = texts.map((text) => ({ text, kind: kindOfQuestion(text, own, []) }));

  const stop = new AbortController();
  const interrupt = () => stop.abort();
  process.once('SIGINT', interrupt);
  const engines = await Promise.all(
    settings.map(async (one) => {
      const answers = await askAll(one, texts, runs, own, stop.signal);
      const rate = (kind: 'open' | 'branded', field: 'mentioned' | 'cited') =>
        rateOf(
          questions.flatMap((question, prompt) => {
            if (question.kind !== kind) return [];
            const given = answers.filter((answer) => answer.prompt === prompt && answer.status === 'ok');
            return [{ prompt, answers: given.length, hits: given.filter((answer) => answer[field]).length }];
          }),
        );
      const ok = answers.filter(({ status }) => status === 'ok');
      return {
        engine: one.engine,
        name: ENGINE_NAMES[one.engine],
        surface: 'API',
        modelAsked: one.model,
        modelsServed: [...new Set(ok.flatMap(({ modelServed }) => modelServed ?? []))],
        tool: ENGINES[one.engine].tool,
        planned: texts.length * runs,
        answered: ok.length,
        problems: [...new Set(answers.flatMap(({ problem }) => problem?.sentence ?? []))],
        costUsd: answers.reduce((sum, { costUsd }) => sum + costUsd, 0),
        // Only questions that name nobody make the headline rates.
        mentioned: rate('open', 'mentioned'),
        cited: rate('open', 'cited'),
        branded: rate('branded', 'mentioned'),
        answers,
      };
    }),
  );
  process.off('SIGINT', interrupt);

  const language = languageOfTexts(texts);
  const shown = { url, names: own.names, runs, language, place: null, matcherVersion: MATCHER_VERSION };
  const result = { ...shown, note: API_NOTE, questions, engines };
  if (flags.json) process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
  else {
    const lines = engines.flatMap((one) => [
      `${one.name} · API · ${one.modelsServed.join(', ') || one.modelAsked} · ${one.answered} of ${one.planned} answers`,
      `  Names you   ${rateText(one.mentioned)}`,
      `  Cites you   ${rateText(one.cited)}`,
      ...one.problems.map((problem) => `  ${problem}`),
      '',
    ]);
    const asked = `${texts.length} questions (${languageText(language)}) × ${runs}, ${new Date().toISOString().slice(0, 10)}, no place given`;
    process.stdout.write(`${[asked, '', ...lines, API_NOTE].map(plain).join('\n')}\n`);
  }
  return engines.some(({ answered }) => answered > 0) && !stop.signal.aborted ? EXIT.ok : EXIT.notAssessed;
}

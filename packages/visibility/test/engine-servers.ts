import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { VisibilityEngine } from '@citelight/contracts';

/** Servers on loopback that speak the protocols of the three engines: what they are asked is kept, what they say is scripted. */

export type Asked = { engine: VisibilityEngine; question: string; headers: IncomingHttpHeaders; body: Record<string, unknown> };
export type Cite = { url: string; title?: string };
type AnswerReply = {
  text: string;
  retrieved?: Cite[];
  opened?: string[];
  cited?: Cite[];
  finish?: 'stop' | 'length' | 'filter';
  searches?: number;
  model?: string;
};
/** What an engine does with one question. */
export type Reply =
  | AnswerReply
  | { status: number; body: unknown; headers?: Record<string, string> }
  | { raw: string }
  | { pause: true; retrieved: Cite[] }
  | { searchError: string; text: string }
  /** The connection is left open; `hang` is called with how to end it. */
  | { hang: (response: ServerResponse) => void };

type Say = (asked: Asked) => Reply;

const USAGE = { input: 900, output: 120 };

function openai(reply: AnswerReply, body: Record<string, unknown>): unknown {
  const { text, retrieved = [], opened = [], cited = [], finish = 'stop', searches = 1, model } = reply;
  const calls = Array.from({ length: searches }, (_, at) => ({
    type: 'web_search_call',
    id: `ws_${at}`,
    status: 'completed',
    action: { type: 'search', query: 'q', queries: ['q'], sources: at === 0 ? retrieved.map(({ url }) => ({ type: 'url', url })) : [] },
  }));
  const opens = opened.map((url, at) => ({
    type: 'web_search_call',
    id: `wo_${at}`,
    status: 'completed',
    action: { type: 'open_page', url },
  }));
  const annotations = cited.map(({ url, title = 'A page' }, at) => ({
    type: 'url_citation',
    start_index: at,
    end_index: Math.min(text.length, at + 5),
    url,
    title,
  }));
  const message = finish === 'filter' ? [{ type: 'refusal', refusal: text }] : [{ type: 'output_text', text, annotations, logprobs: [] }];
  return {
    id: 'resp_1',
    object: 'response',
    created_at: 1,
    status: finish === 'stop' ? 'completed' : 'incomplete',
    model: model ?? `${String(body.model)}-2026-03-05`,
    error: null,
    incomplete_details: finish === 'length' ? { reason: 'max_output_tokens' } : finish === 'filter' ? { reason: 'content_filter' } : null,
    output: [...calls, ...opens, { type: 'message', id: 'msg_1', role: 'assistant', status: 'completed', content: message }],
    usage: {
      input_tokens: USAGE.input,
      input_tokens_details: { cached_tokens: 0 },
      output_tokens: USAGE.output,
      output_tokens_details: { reasoning_tokens: 0 },
      total_tokens: 1020,
    },
  };
}

function anthropic(
  reply: Exclude<Reply, { status: number } | { raw: string } | { hang: unknown }>,
  body: Record<string, unknown>,
): unknown {
  const search = (content: unknown) => [
    { type: 'server_tool_use', id: 'srv_1', name: 'web_search', input: { query: 'q' } },
    { type: 'web_search_tool_result', tool_use_id: 'srv_1', content },
  ];
  const result = ({ url, title = 'A page' }: Cite) => ({ type: 'web_search_result', url, title, page_age: null, encrypted_content: 'x' });
  const message = (content: unknown[], stop: string, model?: string) => ({
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: model ?? `${String(body.model)}-20260301`,
    content,
    stop_reason: stop,
    stop_sequence: null,
    usage: { input_tokens: USAGE.input, output_tokens: USAGE.output, server_tool_use: { web_search_requests: 1 } },
  });
  if ('pause' in reply) return message(search(reply.retrieved.map(result)), 'pause_turn');
  if ('searchError' in reply)
    return message(
      [...search({ type: 'web_search_tool_result_error', error_code: reply.searchError }), { type: 'text', text: reply.text }],
      'end_turn',
    );
  const { text, retrieved = [], cited = [], finish = 'stop', searches = 1, model } = reply;
  const citations = cited.map(({ url, title = 'A page' }) => ({
    type: 'web_search_result_location',
    url,
    title,
    encrypted_index: 'x',
    cited_text: 'the words',
  }));
  const content = [
    ...(searches > 0 ? search(retrieved.map(result)) : []),
    { type: 'text', text, ...(citations.length > 0 ? { citations } : {}) },
  ];
  return message(content, { stop: 'end_turn', length: 'max_tokens', filter: 'refusal' }[finish], model);
}

function perplexity({ text, retrieved = [], cited = [], finish = 'stop', model }: AnswerReply, body: Record<string, unknown>): unknown {
  const results = [...cited, ...retrieved];
  return {
    id: 'p1',
    model: model ?? body.model,
    created: 1,
    object: 'chat.completion',
    usage: {
      prompt_tokens: USAGE.input,
      completion_tokens: USAGE.output,
      total_tokens: 1020,
      search_context_size: 'low',
      cost: { total_cost: 0.0061 },
    },
    citations: results.map(({ url }) => url),
    search_results: results.map(({ url, title = 'A page' }) => ({ title, url, date: '2026-01-01' })),
    choices: [{ index: 0, finish_reason: finish === 'filter' ? 'content_filter' : finish, message: { role: 'assistant', content: text } }],
  };
}

const PATHS: Record<string, VisibilityEngine> = {
  '/openai/v1/responses': 'openai',
  '/anthropic/v1/messages': 'anthropic',
  '/perplexity/chat/completions': 'perplexity',
};

const lastText = (value: unknown): string => {
  const list = Array.isArray(value) ? (value as { role?: string; content?: unknown }[]) : [];
  const content = list.find(({ role }) => role === 'user')?.content;
  if (typeof content === 'string') return content;
  return ((content as { text?: string }[] | undefined) ?? []).map(({ text = '' }) => text).join('');
};

export async function startEngineServers(say: Say) {
  const asked: Asked[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const engine = PATHS[request.url ?? ''];
    if (!engine) return response.writeHead(404).end('{}');
    const body = JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>;
    const question = { engine, question: lastText(body.input ?? body.messages), headers: request.headers, body };
    asked.push(question);
    const reply = say(question);
    const json = { 'content-type': 'application/json' };
    if ('hang' in reply) return reply.hang(response);
    if ('status' in reply) return response.writeHead(reply.status, { ...json, ...reply.headers }).end(JSON.stringify(reply.body));
    if ('raw' in reply) return response.writeHead(200, json).end(reply.raw);
    const answer =
      engine === 'anthropic'
        ? anthropic(reply, body)
        : engine === 'openai'
          ? openai(reply as never, body)
          : perplexity(reply as never, body);
    return response.writeHead(200, json).end(JSON.stringify(answer));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const baseUrls: Record<VisibilityEngine, string> = {
    openai: `${url}/openai/v1`,
    anthropic: `${url}/anthropic/v1`,
    perplexity: `${url}/perplexity`,
  };
  return {
    url,
    baseUrls,
    asked,
    /** Settings of a server, or of the command, that asks these engines. */
    env: Object.fromEntries(
      Object.entries(baseUrls).flatMap(([engine, base]) => {
        const name = `VISIBILITY_${engine.toUpperCase()}`;
        return [
          [`${name}_API_KEY`, `${engine}-key-1`],
          [`${name}_BASE_URL`, base],
        ];
      }),
    ) as Record<string, string>,
    async stop() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

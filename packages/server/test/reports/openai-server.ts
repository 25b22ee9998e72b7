import { type Reply, startModelServer } from './model-server.ts';

/** A server on loopback that speaks the OpenAI chat protocol: POST /v1/chat/completions. */

export type { Reply } from './model-server.ts';
export type ChatRequest = { model: string; messages: { role: string; content: string }[]; max_tokens?: number };

export const OPENAI = {
  path: '/v1/chat/completions',
  answer: (text: string, { model }: ChatRequest) => ({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1,
    model,
    choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 10, completion_tokens: 10, total_tokens: 20 },
  }),
};

export async function startOpenAi(respond: (request: ChatRequest) => Reply) {
  const { url, asked, stop } = await startModelServer(OPENAI, respond);
  return {
    env: { AI_PROVIDER: 'openai-compatible', AI_BASE_URL: `${url}/v1`, AI_MODEL: 'test-model', AI_API_KEY: 'ai-key-1' },
    asked,
    stop,
  };
}

import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server on loopback that speaks the OpenAI chat protocol: POST /v1/chat/completions. */

export type ChatRequest = { model: string; messages: { role: string; content: string }[]; max_tokens?: number };
/** What the model says; a function may write the HTTP answer itself, or leave it open. */
export type Says = string | ((response: ServerResponse) => void);

export async function startOpenAi(says: (request: ChatRequest) => Says) {
  const requests: (ChatRequest & { authorization: string | undefined })[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = JSON.parse(Buffer.concat(chunks).toString()) as ChatRequest;
    requests.push({ ...body, authorization: request.headers.authorization });
    if (request.method !== 'POST' || request.url !== '/v1/chat/completions') return response.writeHead(404).end();
    const said = says(body);
    if (typeof said === 'function') return said(response);
    const message = { role: 'assistant', content: said };
    const usage = { prompt_tokens: 10, completion_tokens: 10, total_tokens: 20 };
    const answer = {
      id: 'chatcmpl-1',
      object: 'chat.completion',
      created: 1,
      model: body.model,
      choices: [{ index: 0, message, finish_reason: 'stop' }],
      usage,
    };
    return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  };
  return {
    env: { AI_PROVIDER: 'openai-compatible', AI_BASE_URL: `http://127.0.0.1:${port}/v1`, AI_MODEL: 'test-model', AI_API_KEY: 'ai-key-1' },
    requests,
    stop,
  };
}

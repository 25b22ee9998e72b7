import type { Endpoint, Sent } from '@citelight/contracts/endpoint';
import { request } from './api.ts';

/** Saves what an endpoint answers as a file that the server names: fetched with the session's token, hence not a plain link. */
export async function save<E extends Endpoint>(spec: E, input: Sent<E>): Promise<void> {
  const answer = await request(spec, input);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await answer.blob());
  link.download = /filename="([\w.-]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? 'citelight-report';
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

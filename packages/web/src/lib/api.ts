import { addressOf, type Endpoint, type Result, type Sent } from '@citelight/contracts/endpoint';
import type { ErrorBody } from '@citelight/contracts/errors';
import { accessToken, owesSecondStep, renewAccessToken } from './auth.ts';
import { ApiError, unreachable } from './errors.ts';

type Parts = { params?: Record<string, string>; query?: Record<string, unknown>; body?: unknown };

async function send(spec: Endpoint, input: Parts, token: string | undefined, signal?: AbortSignal): Promise<Response> {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (spec.method !== 'GET') headers['content-type'] = 'application/json';
  if (token) headers.authorization = `Bearer ${token}`;
  const body = spec.method === 'GET' ? undefined : JSON.stringify(input.body ?? {});
  try {
    return await fetch(addressOf(spec, input), { method: spec.method, headers, ...(body ? { body } : {}), ...(signal ? { signal } : {}) });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw unreachable();
  }
}

const errorOf = ({ status }: Response, body: Partial<ErrorBody> | null): ApiError =>
  new ApiError(body?.code ?? '', body?.error ?? '', status, body?.details);

const refusalOf = async (answer: Response): Promise<ApiError> => errorOf(answer, await answer.json().catch(() => null));

/** May another token of the same session be taken? Not where this page knows already that the second step is still owed. */
const asksForAnother = async (answer: Response): Promise<boolean> =>
  answer.status === 401 || (answer.status === 403 && !owesSecondStep() && (await refusalOf(answer.clone())).code === 'insufficient_aal');

/**
 * Sends with the access token of the session; a token the server no longer takes is renewed once. Renewing also brings the account's factors,
 * so that whoever owes a second step is led to it.
 */
export async function request(spec: Endpoint, input: Parts, signal?: AbortSignal): Promise<Response> {
  const member = spec.access === 'member';
  const token = member ? await accessToken() : undefined;
  if (member && !token) throw new ApiError('auth.required', 'Please sign in to continue.', 401);
  let answer = await send(spec, input, token, signal);
  if (member && (await asksForAnother(answer))) {
    const renewed = await renewAccessToken(token);
    if (renewed) answer = await send(spec, input, renewed, signal);
  }
  if (!answer.ok) throw await refusalOf(answer);
  return answer;
}

/** The token for a call that cannot be sent twice, such as an upload; renewed where it is about to expire. */
export async function freshToken(): Promise<string> {
  const token = await accessToken();
  if (!token) throw new ApiError('auth.required', 'Please sign in to continue.', 401);
  return token;
}

/** Whatever the status: an answer may say itself that it is none of success. */
const isFailure = (body: unknown): body is ErrorBody =>
  typeof body === 'object' && body !== null && 'success' in body && body.success === false;

/** Calls an endpoint of contracts. Throws ApiError; a cancelled call throws its AbortError. */
export async function call<E extends Endpoint>(spec: E, input: Sent<E>, signal?: AbortSignal): Promise<Result<E>> {
  const answer = await request(spec, input as Parts, signal);
  const body: unknown = await answer.json().catch((error) => {
    if (signal?.aborted) throw error;
    throw errorOf(answer, null);
  });
  if (isFailure(body)) throw errorOf(answer, body);
  // safe: the server parses every answer with the endpoint's result schema on the way out
  return body as Result<E>;
}

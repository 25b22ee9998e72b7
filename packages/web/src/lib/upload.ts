import { addressOf, type Endpoint, type Result, type Sent } from '@citelight/contracts/endpoint';
import type { ErrorBody } from '@citelight/contracts/errors';
import { freshToken } from './api.ts';
import { ApiError, unreachable } from './errors.ts';

/** Sends a file as the body of a call. XMLHttpRequest, because fetch does not tell how much has been sent. */
export async function upload<E extends Endpoint>(
  spec: E,
  input: Pick<Sent<E>, 'query' & keyof Sent<E>>,
  file: Blob,
  { onProgress, signal }: { onProgress?: (share: number) => void; signal?: AbortSignal } = {},
): Promise<Result<E>> {
  const token = await freshToken();
  const { promise, resolve, reject } = Promise.withResolvers<Result<E>>();
  const sending = new XMLHttpRequest();
  sending.open(spec.method, addressOf(spec, input));
  sending.setRequestHeader('authorization', `Bearer ${token}`);
  sending.setRequestHeader('content-type', 'application/octet-stream');
  sending.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 1);
  sending.onerror = () => reject(unreachable());
  sending.onabort = () => reject(new DOMException('The upload was stopped.', 'AbortError'));
  sending.onload = () => {
    const body = (() => {
      try {
        return JSON.parse(sending.responseText) as Partial<ErrorBody>;
      } catch {
        return {};
      }
    })();
    // safe: the server parses every answer with the endpoint's result schema on the way out
    if (sending.status === 200) resolve(body as Result<E>);
    else reject(new ApiError(body.code ?? '', body.error ?? '', sending.status, body.details));
  };
  signal?.addEventListener('abort', () => sending.abort(), { once: true });
  sending.send(file);
  return promise;
}

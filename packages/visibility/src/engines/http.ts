/** An answer of an engine is some kilobytes; what is larger is not read to its end. */
const MOST_BYTES = 8 * 1024 * 1024;

export class TooLargeError extends Error {
  override readonly name = 'TooLargeError';
}

/** `fetch` that follows no redirect, so that a key goes nowhere else, and reads no more than an answer can be. */
export const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'error' });
  if (!response.body) return response;
  let bytes = 0;
  const bounded = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength;
        if (bytes > MOST_BYTES) controller.error(new TooLargeError('the answer is too large'));
        else controller.enqueue(chunk);
      },
    }),
  );
  return new Response(bounded, { status: response.status, statusText: response.statusText, headers: response.headers });
};

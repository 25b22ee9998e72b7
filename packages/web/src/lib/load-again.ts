import { unreachable } from './errors.ts';

/** What is said of code that could not be fetched. */
export const CODE_FAILED = 'The application may have been updated, or the connection broke off.';

/**
 * Code that could not be fetched stays so for the life of the page (browsers keep the failure), so the page is loaded again: at its address, and only
 * when the server answers, because the browser's own error page would take the place of everything. Answers what to say when it does not.
 */
export async function loadAgain(): Promise<string> {
  try {
    await fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' });
  } catch {
    return unreachable().message;
  }
  location.reload();
  return CODE_FAILED;
}

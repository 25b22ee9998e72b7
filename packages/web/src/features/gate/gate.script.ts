const form = document.querySelector<HTMLFormElement>('[data-gate]');
const field = document.querySelector<HTMLInputElement>('#password');
const problem = document.querySelector('#gate-problem');

async function unlock(password: string): Promise<string | undefined> {
  const answer = await fetch('/api/gate', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ password }),
  }).catch(() => undefined);
  if (!answer) return 'The server could not be reached. Please check your connection and try again.';
  if (answer.ok) return undefined;
  const { error }: { error?: string } = await answer.json().catch(() => ({}));
  return error ?? 'Something went wrong on our side. Please try again.';
}

/** Asks for this address again. A reload would scroll the page that comes now to where the browser thinks the gate was, unless the address names a place in it. */
const enter = () => (location.hash ? location.reload() : location.replace(location.href));

form?.addEventListener('submit', async (event) => {
  event.preventDefault();
  if (!field || !problem) return;
  const failure = await unlock(field.value);
  if (failure === undefined) return enter();
  problem.textContent = failure;
  field.value = '';
  field.setAttribute('aria-invalid', 'true');
  field.focus();
});
field?.addEventListener('input', () => {
  field.removeAttribute('aria-invalid');
  if (problem) problem.textContent = '';
});
field?.focus();

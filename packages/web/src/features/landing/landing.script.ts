import { normalizedUrl, websiteUrlProblem } from '@citelight/contracts/url-rules';
import { type Flash, setFlash, takeFlash } from '../../lib/flash.ts';
import { toggleTheme } from '../../lib/theme.ts';

/** All the landing page runs: no framework, because everything on it is readable without one. */
const find = <T extends Element>(selector: string) => document.querySelector<T>(selector);

find('[data-theme-toggle]')?.addEventListener('click', toggleTheme);

for (const link of document.querySelectorAll<HTMLElement>('[data-flash]'))
  link.addEventListener('click', () => setFlash({ kind: 'info', text: link.dataset.flash ?? '' }));

const menu = find<HTMLElement>('#sections');
menu?.addEventListener('click', () => menu.hidePopover());

function toast({ kind, text }: Flash) {
  const box = document.createElement('p');
  box.textContent = text;
  box.className = `pointer-events-auto rounded-md border bg-panel px-4 py-3 text-sm shadow-float ${kind === 'error' ? 'border-poor-fill' : 'border-line'}`;
  find('[data-toasts]')?.append(box);
  setTimeout(() => box.remove(), 6000);
}
const arrived = takeFlash();
if (arrived) toast(arrived);

const form = find<HTMLFormElement>('[data-url-form]');
const field = find<HTMLInputElement>('#url');
const problemText = find('[data-url-problem]');

function showProblem(problem: string | undefined) {
  if (problemText) problemText.textContent = problem ?? '';
  if (problem) field?.setAttribute('aria-invalid', 'true');
  else field?.removeAttribute('aria-invalid');
}
field?.addEventListener('input', () => showProblem(undefined));
form?.addEventListener('submit', (event) => {
  event.preventDefault();
  if (!field) return;
  const problem = websiteUrlProblem(field.value);
  showProblem(problem);
  if (problem) return field.focus();
  setFlash({ kind: 'info', text: 'Please sign in to analyze websites' });
  location.assign(`/auth?${new URLSearchParams({ tab: 'signup', url: normalizedUrl(field.value) })}`);
});

/** The owner's social links, where the settings name any. */
requestIdleCallback?.(async () => {
  const answer = await fetch('/api/settings').catch(() => undefined);
  const settings: { socialLinks?: { label: string; url: string }[] } = answer?.ok ? await answer.json() : {};
  const list = find('[data-social]');
  const sample = list?.querySelector('li');
  if (!list || !sample || !settings.socialLinks?.length) return;
  list.replaceChildren(
    ...settings.socialLinks.map(({ label, url }) => {
      const item = sample.cloneNode(true) as HTMLElement;
      const link = item.querySelector('a');
      if (link) Object.assign(link, { href: url, textContent: label });
      return item;
    }),
  );
});

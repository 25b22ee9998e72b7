import { attribute, type Element } from './tree.ts';
import type { WalkContext } from './walk-context.ts';

const MOST_RESOURCES = 200;

/** A subresource that an https page asks for over plain http. */
export function noteResource(walk: WalkContext, raw: string | null): void {
  if (raw === null || !walk.urls.secure || walk.insecure.size >= MOST_RESOURCES) return;
  const url = walk.urls.resolve(raw);
  if (url?.protocol === 'http:') walk.insecure.add(url.href);
}

const REACHING = /^(?:email|tel)$/;
/** A form field, counted with its form; buttons and hidden fields are none. */
export function readField(walk: WalkContext, element: Element): void {
  const type = attribute(element, 'type')?.toLowerCase() ?? 'text';
  if (/^(?:hidden|submit|button|image|reset)$/.test(type)) return;
  walk.fields += 1;
  if (REACHING.test(type) || element.tagName === 'textarea') walk.reachingFields += 1;
  const form = walk.forms.at(-1);
  if (!form) return;
  form.fields += 1;
  if (type === 'password') form.password = true;
}

import { sendContactEmail } from '@citelight/contracts/api/functions';
import { type App, mount } from '../../platform/route.ts';
import { sendContactMessage } from './contact.service.ts';

export function contactRoutes(app: App): void {
  mount(app, sendContactEmail, (ctx, { body }) => sendContactMessage(ctx, body));
}

import { readSetup as read, updateSetup as update } from '@citelight/contracts/api/account';
import { type App, mount } from '../../platform/route.ts';
import { readSetup, updateSetup } from './setup.service.ts';

export function setupRoutes(app: App): void {
  mount(app, read, (ctx) => readSetup(ctx));
  mount(app, update, (ctx, { body }) => updateSetup(ctx, body));
}

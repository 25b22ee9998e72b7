import * as api from '@citelight/contracts/api/keys';
import { type App, mount } from '../../platform/route.ts';
import { createApiKey, listApiKeys, revokeApiKey } from './keys.service.ts';

export function keyRoutes(app: App): void {
  mount(app, api.listApiKeys, (ctx) => listApiKeys(ctx));
  mount(app, api.createApiKey, (ctx, { body }) => createApiKey(ctx, body));
  mount(app, api.revokeApiKey, (ctx, { params }) => revokeApiKey(ctx, params.id));
}

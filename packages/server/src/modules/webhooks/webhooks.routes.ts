import * as api from '@citelight/contracts/api/webhooks';
import { type App, mount } from '../../platform/route.ts';
import { createWebhook, deleteWebhook, listDeliveries, listWebhooks, resendDelivery, testWebhook } from './webhooks.service.ts';

export function webhookRoutes(app: App): void {
  mount(app, api.listWebhooks, (ctx) => listWebhooks(ctx));
  mount(app, api.createWebhook, (ctx, { body }) => createWebhook(ctx, body));
  mount(app, api.deleteWebhook, (ctx, { params }) => deleteWebhook(ctx, params.id));
  mount(app, api.testWebhook, (ctx, { params }) => testWebhook(ctx, params.id));
  mount(app, api.listWebhookDeliveries, (ctx, { params }) => listDeliveries(ctx, params.id));
  mount(app, api.resendWebhookDelivery, (ctx, { params }) => resendDelivery(ctx, params.id));
}

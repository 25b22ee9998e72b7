import {
  getAvailableCredits as available,
  listUserCredits as credits,
  listCreditTransactions as lines,
} from '@citelight/contracts/api/data';
import { type App, mount } from '../../platform/route.ts';
import { getAvailableCredits, listCreditTransactions, listUserCredits } from './credits.service.ts';

export function creditsRoutes(app: App): void {
  mount(app, available, (ctx, { body }) => getAvailableCredits(ctx, body.user_uuid));
  mount(app, credits, (ctx) => listUserCredits(ctx));
  mount(app, lines, (ctx, { query }) => listCreditTransactions(ctx, query.limit));
}

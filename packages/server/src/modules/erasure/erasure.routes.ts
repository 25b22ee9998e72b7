import { deleteAccount } from '@citelight/contracts/api/account';
import { type App, mount } from '../../platform/route.ts';
import { closeOwnAccount } from './erasure.service.ts';

export function erasureRoutes(app: App): void {
  mount(app, deleteAccount, (ctx, { body }) => closeOwnAccount(ctx, body));
}

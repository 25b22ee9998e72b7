import { readMailChoices as readChoices, updateMailChoices as updateChoices } from '@citelight/contracts/api/account';
import { listScheduledReports as list } from '@citelight/contracts/api/data';
import { ShareToken, unsubscribeMail } from '@citelight/contracts/api/site';
import { type App, mount } from '../../platform/route.ts';
import { changeMailChoices, readMailChoices, unsubscribe } from './report-mails.service.ts';
import { listScheduledReports } from './schedules.service.ts';

export function schedulesRoutes(app: App): void {
  mount(app, list, (ctx, { query }) => listScheduledReports(ctx, query.is_active === undefined ? undefined : query.is_active === 'true'));
  mount(app, readChoices, (ctx) => readMailChoices(ctx));
  mount(app, updateChoices, (ctx, { body }) => changeMailChoices(ctx, body));
  // Mail programs post a form (RFC 8058, section 3.1), and all of it is in the address. Everybody else is answered as everywhere.
  app.post(unsubscribeMail.path, async (c, next) => {
    const token = ShareToken.safeParse(c.req.param('token'));
    const isForm = /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i.test(c.req.header('content-type') ?? '');
    if (!isForm || !token.success) return next();
    return c.json(await unsubscribe(c.get('ctx'), token.data), 200, { 'cache-control': 'no-store' });
  });
  mount(app, unsubscribeMail, (ctx, { params }) => unsubscribe(ctx, params.token));
}

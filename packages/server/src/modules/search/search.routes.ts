import * as api from '@citelight/contracts/api/search';
import { readBody } from '../../platform/body.ts';
import { type App, mount } from '../../platform/route.ts';
import {
  beginConnection,
  choose,
  completeConnection,
  disconnect,
  readConnection,
  receiveCode,
  refreshSoon,
} from './connections.service.ts';
import { deleteImport, importFile } from './imports.service.ts';

export function searchRoutes(app: App): void {
  mount(app, api.importSearchData, async (ctx, { query }, http) => {
    const bytes = await readBody(http, api.importSearchData.upload);
    return importFile(ctx, { websiteId: query.website_id, source: query.source, bytes });
  });
  mount(app, api.deleteSearchData, (ctx, { params }) => deleteImport(ctx, params.id));
  mount(app, api.readSearchConnection, (ctx, { query }) => readConnection(ctx, query.website_id));
  mount(app, api.connectSearchConsole, (ctx, { body }) => beginConnection(ctx, body.website_id));
  mount(app, api.completeSearchConsole, (ctx, { body }) => completeConnection(ctx, body.state));
  mount(app, api.chooseSearchProperty, (ctx, { body }) => choose(ctx, body.website_id, body.property));
  mount(app, api.refreshSearchConsole, (ctx, { body }) => refreshSoon(ctx, body.website_id));
  mount(app, api.disconnectSearchConsole, (ctx, { body }) => disconnect(ctx, body.website_id));
  // Google adds parameters of its own, so this is no endpoint of the table.
  app.get('/functions/v1/search-console-callback', async (c) => {
    c.header('cache-control', 'no-store');
    return c.redirect(await receiveCode(c.get('ctx'), new URL(c.req.url).searchParams), 303);
  });
}

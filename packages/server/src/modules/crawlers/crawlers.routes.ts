import * as api from '@citelight/contracts/api/crawlers';
import { type App, mount } from '../../platform/route.ts';
import { deleteLog, lastFetched, listLogs, readLog, readUpload } from './logs.service.ts';

/** Of a request without a body. */
const NOTHING: AsyncIterable<Uint8Array> = (async function* () {})();

export function crawlersRoutes(app: App): void {
  mount(app, api.uploadCrawlerLog, (ctx, { query }, http) =>
    readUpload(ctx, { websiteId: query.website_id, name: query.name, fields: query.fields, body: http.req.raw.body ?? NOTHING }),
  );
  mount(app, api.listCrawlerLogs, (ctx, { query }) => listLogs(ctx, query.website_id));
  mount(app, api.readCrawlerLog, (ctx, { params }) => readLog(ctx, params.id));
  mount(app, api.deleteCrawlerLog, (ctx, { params }) => deleteLog(ctx, params.id));
  mount(app, api.readLastFetched, (ctx, { params }) => lastFetched(ctx, params.id));
}

import { deleteSearchData, importSearchData } from '@citelight/contracts/api/search';
import { readBody } from '../../platform/body.ts';
import { type App, mount } from '../../platform/route.ts';
import { deleteImport, importFile } from './imports.service.ts';

export function searchRoutes(app: App): void {
  mount(app, importSearchData, async (ctx, { query }, http) => {
    const bytes = await readBody(http, importSearchData.upload);
    return importFile(ctx, { websiteId: query.website_id, source: query.source, bytes });
  });
  mount(app, deleteSearchData, (ctx, { params }) => deleteImport(ctx, params.id));
}

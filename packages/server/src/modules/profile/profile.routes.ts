import { readReportBrand as readBrand, updateReportBrand } from '@citelight/contracts/api/account';
import { listProfiles as list, updateProfile } from '@citelight/contracts/api/data';
import { type App, mount } from '../../platform/route.ts';
import { changeReportBrand, listProfiles, readReportBrand, updateFullName } from './profile.service.ts';

export function profileRoutes(app: App): void {
  mount(app, list, (ctx) => listProfiles(ctx));
  mount(app, updateProfile, (ctx, { params, body }) => updateFullName(ctx, params.id, body.full_name));
  mount(app, readBrand, async (ctx) => ({ brand: await readReportBrand(ctx) }));
  mount(app, updateReportBrand, async (ctx, { body }) => ({ brand: await changeReportBrand(ctx, body.brand) }));
}

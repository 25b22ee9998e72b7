import { listProfiles as list, updateProfile } from '@citelight/contracts/api/data';
import { type App, mount } from '../../platform/route.ts';
import { listProfiles, updateFullName } from './profile.service.ts';

export function profileRoutes(app: App): void {
  mount(app, list, (ctx) => listProfiles(ctx));
  mount(app, updateProfile, (ctx, { params, body }) => updateFullName(ctx, params.id, body.full_name));
}

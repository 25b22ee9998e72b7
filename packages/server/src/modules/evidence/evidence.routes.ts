import { readSearchEvidence } from '@citelight/contracts/api/search';
import { type App, mount } from '../../platform/route.ts';
import { readEvidence } from './evidence.service.ts';

export function evidenceRoutes(app: App): void {
  mount(app, readSearchEvidence, (ctx, { query }) => readEvidence(ctx, query));
}

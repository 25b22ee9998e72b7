import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Changes } from './changes.ts';
import { isLocal } from './client-address.ts';
import { isLoopback } from './config.ts';
import { CodedError } from './errors.ts';
import type { Queue } from './queue.ts';
import type { App, Http } from './route.ts';
import { equal } from './secrets.ts';

export type Metrics = {
  registry: Registry;
  /** Counts one answered request. */
  observe(c: Http, seconds: number): void;
};

/** Figures of this process. Labels hold no ids: routes by their pattern. */
export function createMetrics(queue: Queue, changes: Changes, { ofProcess }: { ofProcess: boolean }): Metrics {
  const registry = new Registry();
  if (ofProcess) collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer a request',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.2, 0.4, 1, 3, 10],
    registers,
  });
  const requests = new Counter({ name: 'http_requests_total', help: 'Requests answered', labelNames: ['status'], registers });
  new Gauge({
    name: 'realtime_streams',
    help: 'Open event streams',
    registers,
    collect() {
      this.set(changes.subscriptions());
    },
  });
  new Gauge({
    name: 'jobs',
    help: 'Jobs by queue and state',
    labelNames: ['queue', 'state'],
    registers,
    async collect() {
      for (const { queue: name, waiting, active, failed } of await queue.counts()) {
        this.set({ queue: name, state: 'waiting' }, waiting);
        this.set({ queue: name, state: 'active' }, active);
        this.set({ queue: name, state: 'failed' }, failed);
      }
    },
  });
  return {
    registry,
    observe(c, seconds) {
      const route = c.req.matchedRoutes.findLast((matched) => matched.method !== 'ALL')?.path ?? 'page';
      duration.observe({ method: c.req.method, route, status: c.res.status }, seconds);
      requests.inc({ status: c.res.status });
    },
  };
}

/** For whoever knows METRICS_TOKEN; for this machine too, where nothing that forwards requests of others can stand between. */
export function metricsRoute(app: App, metrics: Metrics): void {
  app.get('/metrics', async (c) => {
    const { config } = c.get('ctx');
    const token = config.METRICS_TOKEN;
    const knows = token !== null && equal(c.req.header('authorization') ?? '', `Bearer ${token}`);
    const isOurs = isLoopback(config) && config.TRUSTED_PROXIES.length === 0 && isLocal(c);
    if (!knows && !isOurs) throw new CodedError('request.not_found');
    return c.body(await metrics.registry.metrics(), 200, { 'content-type': metrics.registry.contentType, 'cache-control': 'no-store' });
  });
}

import { createServer, type Server } from 'node:http';

import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** How a page was answered: from the cache, from it while the next is rendered, rendered now, or not for lack of room. */
type PageState = 'fresh' | 'stale' | 'rendered' | 'crowded';

/** What the web server counts (RUN-10). */
export interface WebMetrics {
  readonly registry: Registry;
  request(kind: 'page' | 'file' | 'other', status: number): void;
  page(state: PageState): void;
  render(tookMs: number): void;
  /** Reads these whenever the metrics are asked for. */
  watch(sizes: PageSizes): void;
}

interface PageSizes {
  /** Renders that wait for their turn. */
  readonly waiting: () => number;
  readonly cachedPages: () => number;
  readonly cachedBytes: () => number;
}

/** In seconds. */
const buckets = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

export function createWebMetrics(): WebMetrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const requests = new Counter({
    name: 'slipstream_web_requests_total',
    help: 'Requests by kind and status',
    labelNames: ['kind', 'status'],
    registers,
  });
  const pages = new Counter({
    name: 'slipstream_web_pages_total',
    help: 'Pages by how they were answered: fresh and stale are from the cache',
    labelNames: ['state'],
    registers,
  });
  const renders = new Histogram({
    name: 'slipstream_web_render_seconds',
    help: 'Time to render a page, without waiting for its turn',
    buckets,
    registers,
  });
  return {
    registry,
    request: (kind, status) => requests.inc({ kind, status }),
    page: (state) => pages.inc({ state }),
    render: (tookMs) => renders.observe(tookMs / 1000),
    watch: ({ waiting, cachedPages, cachedBytes }) => {
      gauge(registers, 'slipstream_web_renders_waiting', 'Renders that wait for their turn', waiting);
      gauge(registers, 'slipstream_web_cached_pages', 'Pages in the cache', cachedPages);
      gauge(registers, 'slipstream_web_cached_bytes', 'Bytes of pages in the cache', cachedBytes);
    },
  };
}

function gauge(registers: Registry[], name: string, help: string, read: () => number): void {
  const made: Gauge = new Gauge({ name, help, registers, collect: () => made.set(read()) });
}

/** Answers `GET /metrics` in the text form of Prometheus, on a port that visitors do not reach. */
export function createMetricsServer({ registry }: WebMetrics): Server {
  return createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    void registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
}

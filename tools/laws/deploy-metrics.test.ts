import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createWebMetrics } from '../../apps/web/app/server/http/metrics.server.ts';
import { root } from '../lib/root.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Metrics of the web server with those of Node itself, and of the sandbox as its source names them. */
function knownMetrics(): ReadonlySet<string> {
  const web = createWebMetrics();
  web.watch({ waiting: () => 0, cachedPages: () => 0, cachedBytes: () => 0 });
  const sandbox = read('apps/sandbox/src/api/operation/metrics.ts').matchAll(/'(slipstream_\w+)'/g);
  return new Set([
    ...web.registry.getMetricsAsArray().map(({ name }) => name),
    ...[...sandbox].map(([, name = '']) => name),
  ]);
}

const known = knownMetrics();
/** What Prometheus makes of a histogram. */
const bare = (name: string) => (known.has(name) ? name : name.replace(/_(?:bucket|count|sum)$/, ''));
const named = (text: string) =>
  new Set([...text.matchAll(/\b(?:slipstream|nodejs|process)_[a-z0-9_]+\b/g)].map(([name]) => bare(name)));

describe.each([
  'deploy/grafana/slipstream.json',
  'deploy/prometheus/alerts.yaml',
  'deploy/prometheus/alerts.test.yaml',
  'docs/operations.md',
])('%s', (path) => {
  it('[RUN-10] names only metrics that there are', () => {
    const names = [...named(read(path))];
    expect(names.length).toBeGreaterThan(2);
    expect(names.filter((name) => !known.has(name) && !name.endsWith('_'))).toEqual([]);
  });
});

it('[RUN-10] docs/operations.md names every metric of ours', () => {
  const documented = named(read('docs/operations.md'));
  expect([...known].filter((name) => name.startsWith('slipstream_') && !documented.has(name))).toEqual([]);
});

it('the dashboard is one that Grafana can read', () => {
  const dashboard = JSON.parse(read('deploy/grafana/slipstream.json')) as Dashboard;
  const ids = dashboard.panels.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const drawn = dashboard.panels.filter(({ type }) => type !== 'row');
  expect(drawn.length).toBeGreaterThan(10);
  expect(drawn.filter(({ targets = [] }) => targets.length === 0 || targets.some(({ expr }) => expr === ''))).toEqual(
    [],
  );
  expect(drawn.filter(({ gridPos: { x, w } }) => x + w > 24)).toEqual([]);
});

interface Dashboard {
  readonly panels: readonly {
    readonly id: number;
    readonly type: string;
    readonly gridPos: { readonly x: number; readonly w: number };
    readonly targets?: readonly { readonly expr: string }[];
  }[];
}

import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../lib/root.ts';
import { findCycle } from './find-cycle.ts';
import { importsOf, type Import } from './imports-of.ts';
import { trackedFiles } from './tracked-files.ts';

/** Who may import whom, as docs/ARCHITECTURE.md says. A new edge is a decision: change it here and there, never by accident. */
const allowed: Record<string, readonly string[]> = {
  'packages/units': [],
  'packages/realtime': [],
  'packages/locales': [],
  'packages/telemetry': [],
  'packages/contract': ['units'],
  'packages/betting': ['units'],
  'packages/simulation': ['units', 'contract', 'betting'],
  'packages/embed': ['contract'],
  'apps/web': ['units', 'contract', 'betting', 'embed', 'locales', 'telemetry'],
  'apps/sandbox': ['units', 'contract', 'betting', 'simulation', 'realtime', 'locales', 'telemetry'],
  'apps/host': ['embed', 'contract', 'locales'],
};
const pure = /^packages\/(units|contract|betting|simulation)\/src\//;
const isTest = (path: string) => /\.test\.tsx?$|\/(testing|e2e|bench|vectors)\//.test(path);

interface Edge extends Import {
  readonly from: string;
  readonly home: string;
}

const files = trackedFiles(/^(packages|apps)\/.*\.(ts|tsx|mjs)$/);
const edges: readonly Edge[] = files.flatMap((from) => {
  const home = from.split('/').slice(0, 2).join('/');
  return importsOf(readFileSync(join(root, from), 'utf8')).map((found) => ({ ...found, from, home }));
});
const shown = ({ from, target }: Edge) => `${from} -> ${target}`;
const inside = ({ from, target }: Edge) => posix.join(posix.dirname(from), target);

describe('import boundaries', () => {
  it('workspaces import only what the table allows', () => {
    const wrong = edges.filter(({ home, target, isType, from }) => {
      const name = /^@slipstream\/([\w-]+)/.exec(target)?.[1];
      if (name === undefined || isTest(from)) return false;
      if (home === 'packages/betting' && name === 'contract') return !isType;
      return !allowed[home]?.includes(name) && home !== `packages/${name}`;
    });
    expect(wrong.map(shown)).toEqual([]);
  });

  it("the web app's browser gets no words of the sandbox's or the host's", () => {
    const wrong = edges.filter(
      ({ home, target }) => home === 'apps/web' && /^@slipstream\/locales\/(host|sandbox)-words$/.test(target),
    );
    expect(wrong.map(shown)).toEqual([]);
  });

  it("the host's browser scripts import no words: the page gives them those of its language", () => {
    const wrong = edges.filter(
      ({ from, target, isType }) =>
        from.startsWith('apps/host/browser/') && !isTest(from) && target.startsWith('@slipstream/locales') && !isType,
    );
    expect(wrong.map(shown)).toEqual([]);
  });

  it('nobody reaches into another workspace by path', () => {
    const wrong = edges.filter((edge) => edge.target.startsWith('.') && !inside(edge).startsWith(`${edge.home}/`));
    expect(wrong.map(shown)).toEqual([]);
  });

  it('pure packages use no platform', () => {
    const wrong = edges.filter(({ from, target }) => pure.test(from) && !isTest(from) && target.startsWith('node:'));
    expect(wrong.map(shown)).toEqual([]);
  });

  it('features of the web app never import features', () => {
    const feature = /^apps\/web\/app\/features\/([^/]+)\//;
    const wrong = edges.filter((edge) => {
      const [mine, theirs] = [feature.exec(edge.from)?.[1], feature.exec(inside(edge))?.[1]];
      return mine !== undefined && theirs !== undefined && mine !== theirs;
    });
    expect(wrong.map(shown)).toEqual([]);
  });

  it('ui knows no router and no domain', () => {
    const wrong = edges.filter((edge) => {
      if (!edge.from.startsWith('apps/web/app/ui/') || isTest(edge.from)) return false;
      if (edge.target.startsWith('.')) return !inside(edge).startsWith('apps/web/app/ui/');
      return /^(react-router|@slipstream\/(betting|contract|embed))/.test(edge.target);
    });
    expect(wrong.map(shown)).toEqual([]);
  });

  it('no file imports itself in a circle', () => {
    const graph = new Map<string, string[]>(files.map((file) => [file, []]));
    for (const edge of edges) {
      if (edge.target.startsWith('.') && !edge.isType) graph.get(edge.from)?.push(inside(edge));
    }
    expect(findCycle(graph)).toEqual([]);
  });
});

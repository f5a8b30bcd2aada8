import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWeb } from './lib/build-web.ts';
import { readOptions } from './lib/options.ts';
import { root } from './lib/root.ts';
import { answers, end, launch } from './lib/services.ts';
import { planStack } from './lib/stack.ts';
import { findSite } from './soak/find-site.ts';
import { minuteLine, missedGoals } from './soak/figures.ts';
import { soak } from './soak/soak.ts';

if (process.platform !== 'linux') {
  console.error('A soak asks from many addresses of this machine, which only Linux has without being told to.');
  process.exit(2);
}
const options = readOptions();
const wanted = (name: string, usual: number) => Number(options[name] ?? usual);
buildWeb();
const data = mkdtempSync(join(tmpdir(), 'slipstream-soak-'));
const port = wanted('web-port', 4700);
const ports = {
  'web-port': String(port),
  'sandbox-port': String(port + 1),
  'host-port': String(port + 2),
  'controls-port': String(port + 3),
};
const { services, addresses } = await planStack({ ...ports, data, seed: 'soak' }, [join(root, 'apps/web/server.ts')]);
// Caches that are full before memory is measured: the usual 64 MB fill for longer than a soak lasts, which would look like a leak.
const caches = { PAGE_CACHE_MB: '8', IMAGE_CACHE_MB: '8' };
const collecting = ['--expose-gc', '--import', join(root, 'tools/soak/collect-garbage.ts')];
const running = services
  .filter(({ name }) => name !== 'host')
  .map((service) => ({ ...service, args: [...collecting, ...service.args], env: { ...service.env, ...caches } }))
  .map((service) => ({ ...service, child: launch(service) }));
let isWell = false;
try {
  await Promise.all(running.map((service) => answers(service)));
  const site = await findSite(addresses.web, addresses.sandbox);
  const probed = running.map(({ name, health, child }) => ({
    name,
    health: health.replace('localhost', '127.0.0.1'),
    pid: child.pid ?? 0,
  }));
  const load = {
    minutes: wanted('minutes', 10),
    browsing: wanted('browsing', 200),
    following: wanted('realtime', 500),
  };
  const minutes = await soak(site, probed, load, (number, minute) => console.log(minuteLine(number, minute)));
  const missed = missedGoals(minutes);
  for (const line of missed) console.log(line);
  if (minutes.length < 4) console.log('Memory is judged from the third minute on; this was too short for it.');
  isWell = missed.length === 0;
  if (isWell) console.log('All is well.');
} finally {
  await Promise.all(running.map(({ child }) => end(child)));
  rmSync(data, { recursive: true, force: true });
}
process.exit(isWell ? 0 : 1);

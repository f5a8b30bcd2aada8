import { join } from 'node:path';
import { readOptions } from './lib/options.ts';
import { root } from './lib/root.ts';
import { runStack } from './lib/run-stack.ts';
import { planStack } from './lib/stack.ts';

const stack = await planStack(readOptions(), [join(root, 'apps/web/server.ts'), '--dev']);
// Node restarts a service when a file it imports changes; the web server does its own hot reload through Vite.
const services = stack.services.map((service) =>
  service.name === 'web' ? service : { ...service, args: ['--watch', ...service.args] },
);
await runStack({ ...stack, services }, 'Hot reload is on. Ctrl-C stops everything.');

import { join } from 'node:path';
import { buildWeb } from './lib/build-web.ts';
import { readOptions } from './lib/options.ts';
import { root } from './lib/root.ts';
import { runStack } from './lib/run-stack.ts';
import { planStack } from './lib/stack.ts';

const options = readOptions();
buildWeb();
const stack = await planStack(options, [join(root, 'apps/web/server.ts')]);
await runStack(stack, 'Ctrl-C stops everything.');

import path from 'node:path';

import type { Config } from '@react-router/dev/config';

import { precompress } from './vite/precompress.ts';

export default {
  ssr: true,
  // Lazy discovery costs a request with every link of a list; the whole manifest is a few kilobytes.
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) => precompress(path.join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config;

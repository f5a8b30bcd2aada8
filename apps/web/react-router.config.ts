import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // Lazy discovery costs a request with every link of a list; the whole manifest is a few kilobytes.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;

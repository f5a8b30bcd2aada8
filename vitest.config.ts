import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** What starts servers, databases and processes, and what needs thousands of random cases; the rest is quick. */
const slow = [
  'packages/realtime/src/**/*.test.ts',
  'apps/{sandbox,host}/{src,bench,fuzz}/**/*.test.ts',
  'tools/conformance/*.test.ts',
  'tools/pack/packages.test.ts',
  'tools/laws/{commands,services}.test.ts',
  'tools/lib/supervise.test.ts',
  'examples/*/*.test.ts',
  'packages/simulation/src/{match,pricing}/*.test.ts',
  'packages/simulation/src/world/fixtures.test.ts',
  'packages/betting/src/*/random-walks.test.ts',
];

/** What a test waits for comes when the machine has time for it; a second is too little on a busy one. */
const patient = { poll: { timeout: 20_000 } };

/** Ends what hangs. No test is about time: a machine whose processors others use must not fail it. */
const hanging = { testTimeout: 300_000, hookTimeout: 300_000 };

export default defineConfig({
  test: {
    // Suites that wait for sockets and disks leave a core idle: three workers on two cores take 159 s instead of 187.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/web/{app,vite}/**/*.test.ts',
            'apps/host/browser/**/*.test.ts',
            'tools/**/*.test.ts',
          ],
          exclude: slow,
          environment: 'node',
          expect: patient,
          // Pure functions leave nothing behind, so a worker goes from file to file without starting anew.
          isolate: false,
          ...hanging,
        },
      },
      {
        test: {
          name: 'integration',
          include: slow,
          environment: 'node',
          expect: patient,
          // Every suite has a world and a database of its own, so a worker goes from file to file without starting anew.
          isolate: false,
          ...hanging,
          globalSetup: 'apps/sandbox/src/testing/postgres-setup.ts',
        },
      },
      {
        test: {
          name: 'dom',
          include: [
            'packages/*/src/**/*.test.tsx',
            'apps/*/app/**/*.test.tsx',
            'apps/host/browser/**/*.test.tsx',
            'examples/*/*.test.tsx',
          ],
          environment: 'happy-dom',
          expect: patient,
          isolate: false,
          setupFiles: 'tools/lib/test/fresh-document.ts',
          ...hanging,
        },
      },
    ],
  },
});

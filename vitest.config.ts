import { defineConfig } from 'vitest/config';

/** Suites that start servers, databases and processes; the rest is pure and quick. */
const integration = ['packages/realtime/src/**/*.test.ts', 'apps/{sandbox,host}/{src,bench,fuzz}/**/*.test.ts'];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/*/src/**/*.test.ts', 'apps/web/{app,vite}/**/*.test.ts', 'tools/**/*.test.ts'],
          exclude: integration,
          environment: 'node',
        },
      },
      {
        test: {
          name: 'integration',
          include: integration,
          environment: 'node',
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'dom',
          include: ['packages/*/src/**/*.test.tsx', 'apps/*/app/**/*.test.tsx'],
          environment: 'happy-dom',
        },
      },
    ],
  },
});

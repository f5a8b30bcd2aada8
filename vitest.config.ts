import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          include: ['packages/*/src/**/*.test.ts', 'apps/*/{src,app,server}/**/*.test.ts', 'tools/**/*.test.ts'],
          environment: 'node',
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

import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

import { chunks } from './vite/chunks.ts';
import { flags } from './vite/flags.ts';
import { presentLocales } from './vite/present-locales.ts';
import { styleSheets } from './vite/style-sheets.ts';

export default defineConfig({
  plugins: [presentLocales(), styleSheets(), flags(), reactRouter()],
  resolve: {
    // The server compiles messages (`app/server/words`), so the formatter needs no parser.
    alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' },
  },
  build: {
    // A data: URL cannot be the target of <use>, and the content security policy has no data: fonts.
    assetsInlineLimit: 0,
  },
  environments: {
    ssr: { build: { rolldownOptions: { checks: { bundlerTimings: false } } } },
    client: {
      build: {
        // The player of video streams is that large, and loaded only where one is watched.
        chunkSizeWarningLimit: 600,
        rolldownOptions: {
          checks: { bundlerTimings: false },
          output: {
            codeSplitting: { groups: chunks() },
          },
        },
      },
    },
  },
  optimizeDeps: {
    // All libraries are found before the first page is asked for, so that none turns up in the middle of it.
    entries: ['app/**/*.{ts,tsx}', '!app/**/*.test.*', '!app/server/**'],
    include: ['use-intl > @formatjs/fast-memoize'],
  },
  ssr: {
    // The alias above must reach use-intl on the server as well, and workspaces are sources.
    noExternal: ['use-intl', /^@slipstream\//],
  },
});

import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

import { chunks } from './vite/chunks.ts';
import { compileMessages } from './vite/compile-messages.ts';
import { flags } from './vite/flags.ts';
import { messageScripts, scriptName } from './vite/message-scripts.ts';
import { styleSheets } from './vite/style-sheets.ts';

export default defineConfig({
  plugins: [compileMessages(), messageScripts(), styleSheets(), flags(), reactRouter()],
  resolve: {
    // Messages are compiled at build time, so the formatter needs no parser.
    alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' },
  },
  build: {
    // A data: URL cannot be the target of <use>, and the content security policy has no data: fonts.
    assetsInlineLimit: 0,
    // The server looks up the script of a page's language in it, to have it fetched with the first ones.
    manifest: true,
  },
  environments: {
    ssr: { build: { rolldownOptions: { checks: { bundlerTimings: false } } } },
    client: {
      build: {
        rolldownOptions: {
          checks: { bundlerTimings: false },
          output: {
            codeSplitting: { groups: chunks() },
            chunkFileNames: scriptName,
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

import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

import { compileMessages } from './vite/compile-messages.ts';
import { flags } from './vite/flags.ts';

export default defineConfig({
  plugins: [compileMessages(), flags(), reactRouter()],
  resolve: {
    // Messages are compiled at build time, so the formatter needs no parser.
    alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' },
  },
  build: {
    // A data: URL cannot be the target of <use>, and the content security policy has no data: fonts.
    assetsInlineLimit: 0,
  },
  ssr: {
    // The alias above must reach use-intl on the server as well, and workspaces are sources.
    noExternal: ['use-intl', /^@slipstream\//],
  },
});

import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  build: {
    // A data: URL cannot be the target of <use>, and the content security policy has no data: fonts.
    assetsInlineLimit: 0,
  },
});

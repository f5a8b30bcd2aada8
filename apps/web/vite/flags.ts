import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Plugin } from 'vite';

const folder = path.join(path.dirname(fileURLToPath(import.meta.resolve('circle-flags/package.json'))), 'flags');
/** Countries, the parts of the United Kingdom, and what stands for no country. */
const served = /^(?:[a-z]{2}|gb-[a-z]{3})\.svg$/;

/** Serves round flags at /flags/es.svg: one small file each, fetched when a flag is first shown. */
export function flags(): Plugin {
  return {
    name: 'flags',
    configureServer(server) {
      server.middlewares.use('/flags', (request, response, next) => {
        const name = path.basename(request.url ?? '');
        if (!served.test(name)) return next();
        return response.setHeader('content-type', 'image/svg+xml').end(readFileSync(path.join(folder, name)));
      });
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const name of readdirSync(folder).filter((file) => served.test(file))) {
        this.emitFile({ type: 'asset', fileName: `flags/${name}`, source: readFileSync(path.join(folder, name)) });
      }
    },
  };
}

import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { Plugin } from 'vite';

const virtualId = 'virtual:message-scripts';
const catalogue = /packages\/locales\/src\/languages\/([\w-]+)\/web\.ts$/;

/**
 * Tells the server which script holds the messages of each language, so that a page can ask for it together with the
 * first scripts instead of after them. The client is built first, so its manifest is there when the server is built.
 */
export function messageScripts(): Plugin {
  return {
    name: 'message-scripts',
    resolveId: (id) => (id === virtualId ? `\0${virtualId}` : null),
    load(id) {
      if (id !== `\0${virtualId}`) return null;
      const { config } = this.environment;
      const isServerBuild = config.command === 'build' && this.environment.name === 'ssr';
      const scripts = isServerBuild ? readScripts(path.join(config.root, 'build/client/.vite/manifest.json')) : {};
      return `export default ${JSON.stringify(scripts)};`;
    },
  };
}

/** The script of a language is named by its code, so that it can be told from the others in a list of requests. */
export function scriptName({ facadeModuleId }: { readonly facadeModuleId?: string | null }): string {
  return `assets/${catalogue.exec(facadeModuleId ?? '')?.[1] ?? '[name]'}-[hash].js`;
}

function readScripts(manifestFile: string): Record<string, string> {
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, { file: string }>;
  const scripts = Object.entries(manifest).flatMap(([source, { file }]) => {
    const locale = catalogue.exec(source)?.[1];
    return locale === undefined ? [] : [[locale, `/${file}`] as const];
  });
  return Object.fromEntries(scripts);
}

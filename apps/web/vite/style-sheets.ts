import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { Plugin } from 'vite';

const virtualId = 'virtual:style-sheets';

/**
 * Gives the server the text of every style sheet, to be inlined in pages (`app/first-paint`). The client is built first, so
 * its files are there when the server is built.
 */
export function styleSheets(): Plugin {
  return {
    name: 'style-sheets',
    resolveId: (id) => (id === virtualId ? `\0${virtualId}` : null),
    load(id) {
      if (id !== `\0${virtualId}`) return null;
      const { config } = this.environment;
      const isServerBuild = config.command === 'build' && this.environment.name === 'ssr';
      const sheets = isServerBuild ? readSheets(path.join(config.root, 'build/client')) : {};
      return `export default ${JSON.stringify(sheets)};`;
    },
  };
}

function readSheets(client: string): Record<string, string> {
  const sheets: Record<string, string> = {};
  for (const file of globSync('assets/*.css', { cwd: client })) {
    const styles = readFileSync(path.join(client, file), 'utf8');
    // A style sheet that contains `</` would end the style element early, so it stays a file.
    if (!styles.includes('</')) sheets[`/${file.replaceAll(path.sep, '/')}`] = styles;
  }
  return sheets;
}

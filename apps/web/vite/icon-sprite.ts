import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { lucideIcons } from '../app/ui/icon/icon-names.data.ts';
import { iconSymbol } from '../app/ui/icon/icon-symbol.ts';

const folder = path.dirname(fileURLToPath(import.meta.resolve('lucide-static/package.json')));

/** One file with a symbol for every icon that is taken from lucide. */
export function iconSprite(): string {
  const symbols = Object.entries(lucideIcons).map(([name, lucide]) =>
    iconSymbol(name, readFileSync(path.join(folder, 'icons', `${lucide}.svg`), 'utf8')),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" display="none">\n${symbols.toSorted().join('\n')}\n</svg>\n`;
}

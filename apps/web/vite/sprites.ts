import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { crestPatterns, crestShapes } from '../app/ui/crest/crest-parts.data.ts';
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

/**
 * Every shape with every pattern. The first colour is the current colour and the second the inherited fill, so one
 * file serves every team in any colours, and a page carries only a name and two colours for each.
 */
export function crestSprite(): string {
  const clips = Object.entries(crestShapes).map(
    ([shape, d]) => `<clipPath id="crest-${shape}"><path d="${d}"/></clipPath>`,
  );
  const symbols = Object.entries(crestShapes).flatMap(([shape, outline]) =>
    Object.entries(crestPatterns).map(
      ([pattern, d]) =>
        `<symbol id="crest-${shape}-${pattern}" viewBox="0 0 24 24"><path fill="currentColor" stroke="none" d="${outline}"/>` +
        `<path clip-path="url(#crest-${shape})" fill-rule="evenodd" stroke="none" d="${d}"/><path fill="none" d="${outline}"/></symbol>`,
    ),
  );
  const open = '<svg xmlns="http://www.w3.org/2000/svg"';
  // What clips must be displayed to work, without taking any room; what is drawn elsewhere need not be, which saves the browser much.
  return `${open} width="0" height="0">${clips.join('')}</svg>\n${open} display="none">\n${symbols.join('\n')}\n</svg>\n`;
}

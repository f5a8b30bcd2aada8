import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { lucideIcons, ownIcons } from '../app/ui/icon/icon-names.data.ts';

const folder = path.dirname(fileURLToPath(import.meta.resolve('lucide-static/package.json')));

/** One file with a symbol for every icon the product uses: `<use href="#icon-lock">`. */
export function iconSprite(): string {
  const symbols = [
    ...Object.entries(lucideIcons).map(([name, lucide]) => symbol(name, insideOf(lucide))),
    ...Object.entries(ownIcons).map(([name, inside]) => symbol(name, inside)),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" display="none">\n${symbols.toSorted().join('\n')}\n</svg>\n`;
}

function symbol(name: string, inside: string): string {
  return `<symbol id="icon-${name}" viewBox="0 0 24 24" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round">${inside}</symbol>`;
}

function insideOf(lucide: string): string {
  const svg = readFileSync(path.join(folder, 'icons', `${lucide}.svg`), 'utf8');
  const inside = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(svg)?.[1] ?? '';
  return inside.replace(/\s*\n\s*/g, '').replace(/ \/>/g, '/>');
}

import { iconSymbol } from '../ui/icon/icon-symbol.ts';

const drawings = import.meta.glob<string>('./*/icon.svg', { eager: true, import: 'default', query: '?raw' });

/** The icons of sports as symbols of the sprite. */
export function sportSymbols(): string {
  const symbols = Object.entries(drawings).map(([path, svg]) => iconSymbol(`sport-${path.split('/')[1]}`, svg));
  return `<svg xmlns="http://www.w3.org/2000/svg" display="none">\n${symbols.join('\n')}\n</svg>\n`;
}

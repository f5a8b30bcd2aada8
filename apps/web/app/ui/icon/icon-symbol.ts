/** An svg file as a symbol of the sprite, which `<use href="#icon-lock">` draws. */
export function iconSymbol(name: string, svg: string): string {
  const drawing = svg.slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>'));
  const lines = drawing.split('\n').map((line) => line.trim().replace(' />', '/>'));
  return `<symbol id="icon-${name}" viewBox="0 0 24 24" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round">${lines.join('')}</symbol>`;
}

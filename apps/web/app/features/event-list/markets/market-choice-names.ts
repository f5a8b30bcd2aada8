import { readSpecifier, withoutLine } from '../../../shared/odds/specifier.ts';
import type { RowMarketName } from '../../../site/row-markets.ts';

/** Brackets, also those of Chinese and Japanese. */
const opening = ['(', '（'];
const closing = new Set([')', '）']);

/**
 * What markets are called above a list, where a league's name needs the room: without their line, and without what stands in
 * brackets unless another one differs by it only.
 */
export function marketChoiceNames(markets: readonly Pick<RowMarketName, 'name' | 'specifier'>[]): readonly string[] {
  const names = markets.map(({ name, specifier }) => {
    const { line } = readSpecifier(specifier);
    return line === null ? name : withoutLine(name, line);
  });
  const short = names.map(withoutAside);
  return names.map((name, at) =>
    short.filter((other) => other === short[at]).length > 1 ? name : (short[at] ?? name),
  );
}

/** Without "(incl. overtime)" at the end of it. */
function withoutAside(name: string): string {
  if (!closing.has(name.at(-1) ?? '')) return name;
  return name.slice(0, Math.max(...opening.map((bracket) => name.lastIndexOf(bracket)), 0)).trimEnd();
}

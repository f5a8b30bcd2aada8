import { readSpecifier, withoutLine } from '../../../shared/odds/specifier.ts';
import type { RowMarketName } from '../../../site/row-markets.ts';

/** "(incl. overtime)" at the end of a name, also in the brackets of Chinese and Japanese. */
const aside = /\s*[(（][^()（）]*[)）]$/;

/**
 * What markets are called above a list, where a league's name needs the room: without their line, and without what stands in
 * brackets unless another one differs by it only.
 */
export function marketChoiceNames(markets: readonly Pick<RowMarketName, 'name' | 'specifier'>[]): readonly string[] {
  const names = markets.map(({ name, specifier }) => {
    const { line } = readSpecifier(specifier);
    return line === null ? name : withoutLine(name, line);
  });
  const short = names.map((name) => name.replace(aside, ''));
  return names.map((name, at) =>
    short.filter((other) => other === short[at]).length > 1 ? name : (short[at] ?? name),
  );
}

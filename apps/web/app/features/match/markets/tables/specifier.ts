/** What tells markets of one id apart: where in the match they are about, and at which line. */
export interface Specifier {
  /** Everything but the line: a set, a map, a goal. Markets of one id and one place are lines of one table. */
  readonly place: string;
  /** As the feed writes it: `2.5`, `-0.25`, `0:1`; null for a market without lines. */
  readonly line: string | null;
  readonly isHandicap: boolean;
}

/** Parameters that name a place whatever their value looks like; so does every number of something: `setnr`, `goalnr`. */
const places: ReadonlySet<string> = new Set(['variant', 'version', 'from', 'to']);
const lineValue = /^(?:[+-]?\d+(?:\.\d+)?|\d+:\d+)$/;

/** Reads `setnr=1|total=9.5`. A parameter the page does not know is a line when its value can be one. */
export function readSpecifier(specifier: string): Specifier {
  const parts = specifier.split('|').filter((part) => part !== '');
  const at = parts.findLastIndex((part) => isLine(part));
  const [name, line] = (parts[at] ?? '').split('=', 2);
  return { place: parts.toSpliced(at, at < 0 ? 0 : 1).join('|'), line: line ?? null, isHandicap: name === 'hcp' };
}

function isLine(part: string): boolean {
  const [name = '', value = ''] = part.split('=', 2);
  return !name.endsWith('nr') && !places.has(name) && lineValue.test(value);
}

/** The words of a market or an outcome without its line, for the head of a table: `Total 2.5` is about `Total`. */
export function withoutLine(words: string, line: string): string {
  const tokens = words.split(' ');
  const at = tokens.findLastIndex((token) => token === line || token === `+${line}` || token === `(${line})`);
  return at < 0 ? words : tokens.toSpliced(at, 1).join(' ');
}

/** The order of lines: by what they are worth; of `0:2`, what the home side is given. */
export function lineOrder(line: string): number {
  const [home, away] = line.split(':', 2).map(Number);
  return (home ?? 0) - (away ?? 0);
}

/** As a reader writes it: a true minus, and the plus of a handicap. */
export function lineText(line: string, isHandicap: boolean): string {
  if (line.startsWith('-')) return `−${line.slice(1)}`;
  const isPlus = isHandicap && !line.includes(':') && Number(line) > 0 && !line.startsWith('+');
  return isPlus ? `+${line}` : line;
}

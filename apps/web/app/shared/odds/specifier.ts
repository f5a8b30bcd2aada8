import { withoutMirrorMarks } from '@slipstream/locales/mirror-scores';

/** The parts of a specifier: the period of the match it is about, and the line. */
export interface Specifier {
  /** Everything but the line: a set, a map, a goal. Markets with the same id and period are lines of one table. */
  readonly place: string;
  /** As the feed writes it: `2.5`, `-0.25`, `0:1`; null for a market without lines. */
  readonly line: string | null;
  readonly isHandicap: boolean;
}

/** Parameters that name a period whatever their value looks like; so does every number: `setnr`, `goalnr`. */
const places: ReadonlySet<string> = new Set(['variant', 'version', 'from', 'to']);
const lineValue = /^(?:[+-]?\d+(?:\.\d+)?|\d+:\d+)$/;

/** Parses `setnr=1|total=9.5`. An unknown parameter is a line if its value can be one. */
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

/** The name of a market or outcome without its line, for a table heading: `Total 2.5` becomes `Total`. */
export function withoutLine(name: string, line: string): string {
  const words = line.includes(':') ? withoutMirrorMarks(name) : name;
  for (let at = words.lastIndexOf(line); at >= 0; at = at === 0 ? -1 : words.lastIndexOf(line, at - 1)) {
    let [start, end] = [words.charAt(at - 1) === '+' ? at - 1 : at, at + line.length];
    if (isOfFigure(words.charAt(start - 1)) || isOfFigure(words.charAt(end))) continue;
    // In brackets, or in an isolate that keeps its sign before it.
    while (start > 0 && closings[words.charAt(start - 1)] === words.charAt(end)) [start, end] = [start - 1, end + 1];
    const [before, after] = [words.slice(0, start).trimEnd(), words.slice(end)];
    return before === '' ? after.trimStart() : before + after.trimEnd();
  }
  return words;
}

const closings: Readonly<Record<string, string>> = { '(': ')', '（': '）', '\u2066': '\u2069' };

/** Part of the same figure or word: the line of `Total 2.5` is not in `Total 12.5`. */
function isOfFigure(letter: string): boolean {
  return /^[\w.:+−-]$/.test(letter);
}

/** Sort order of lines: by value; for `0:2`, by what the home side gets. */
export function lineOrder(line: string): number {
  const [home, away] = line.split(':', 2).map(Number);
  return (home ?? 0) - (away ?? 0);
}

/** The line for display: a true minus, and a plus for handicaps. */
export function lineText(line: string, isHandicap: boolean): string {
  if (line.startsWith('-')) return `−${line.slice(1)}`;
  const isPlus = isHandicap && !line.includes(':') && Number(line) > 0 && !line.startsWith('+');
  return isPlus ? `+${line}` : line;
}

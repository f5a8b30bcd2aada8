import type { World } from '@slipstream/simulation/world/world';
import type { MatchBoard } from '../live/match-board.ts';
import { matchOut } from './wire-match.ts';

interface Written {
  readonly version: number;
  readonly text: string;
}

const written = new WeakMap<MatchBoard, Map<string, Written>>();

/** A match as JSON, written once per version and language: a page of 500 is then mostly a join of strings. */
export function matchJson(world: World, board: MatchBoard, locale: string): string {
  const byLocale = written.get(board) ?? new Map<string, Written>();
  written.set(board, byLocale);
  const known = byLocale.get(locale);
  if (known?.version === board.version) return known.text;
  const text = JSON.stringify(matchOut(world, board, locale));
  byLocale.set(locale, { version: board.version, text });
  return text;
}

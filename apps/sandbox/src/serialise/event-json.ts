import { finished, type Steps } from '@slipstream/simulation/steps';
import type { MatchBoard } from '../world/boards/match-board.ts';
import type { OutrightBoard } from '../world/boards/outright-board.ts';
import type { ListedEvent } from '../world/listed-event.ts';
import type { CatalogueWorld } from '../world/sandbox-world.ts';
import { matchOut } from './match.ts';
import { outrightOut } from './outright.ts';

interface Written {
  readonly version: number;
  readonly text: string;
}

const written = new WeakMap<MatchBoard | OutrightBoard, Map<string, Written>>();

/** An event as JSON, written once per version and language: a page of 500 is then mostly a join of strings. */
export function eventJson(world: CatalogueWorld, event: ListedEvent, locale: string): string {
  return finished(eventJsonSteps(world, event, locale));
}

/** The same in steps: a board is made on first sight. */
export function* eventJsonSteps(
  { world, engine, outrights, clock }: CatalogueWorld,
  event: ListedEvent,
  locale: string,
): Steps<string> {
  if (event.kind === 'match') {
    const board = yield* engine.prepare(event.fixture, 'main');
    return once(board, locale, () => matchOut(world, board, locale));
  }
  const board = outrights.board(event.outright, clock.now());
  return once(board, locale, () => outrightOut(world, board, locale));
}

function once(board: MatchBoard | OutrightBoard, locale: string, make: () => object): string {
  const byLocale = written.get(board) ?? new Map<string, Written>();
  written.set(board, byLocale);
  const known = byLocale.get(locale);
  if (known?.version === board.version) return known.text;
  const text = JSON.stringify(make());
  byLocale.set(locale, { version: board.version, text });
  return text;
}

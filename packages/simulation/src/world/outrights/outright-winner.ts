import { randomFrom, seedOf } from '../../random.ts';
import { blockOf } from '../calendar/blocks.ts';
import { eventPlaceOf } from '../event-id.ts';
import type { Outright } from './outright.ts';
import type { World } from '../world.ts';

/**
 * The id of the runner that wins. A tournament's winner is the winner of its final. A season is not played through for
 * the answer: its winner is drawn with the very chances its prices are made of, so those prices are fair.
 */
export function outrightWinnerId(world: World, outright: Outright): string {
  return outright.type === 'tournament_winner' ? finalWinnerId(world, outright) : drawnWinnerId(world, outright);
}

function finalWinnerId(world: World, outright: Outright): string {
  const place = eventPlaceOf(outright.id);
  const league = world.leagueById.get(outright.leagueId);
  const block = place && league ? blockOf(world, league, place.week) : null;
  if (!block) throw new RangeError(`outright ${outright.id} is not of this world`);
  const final = block.fixtureAt(block.meetings.length - 1);
  return world.winnerOf(final) === 'home' ? final.home.id : final.away.id;
}

function drawnWinnerId(world: World, outright: Outright): string {
  let left = randomFrom(seedOf(world.seed, 'outright', outright.id)).next();
  for (const runner of outright.runners) {
    left -= runner.chance;
    if (left < 0) return runner.id;
  }
  return outright.runners[0]?.id ?? '';
}

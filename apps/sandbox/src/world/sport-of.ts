import type { Sport } from '@slipstream/simulation/world/entities';
import type { World } from '@slipstream/simulation/world/world';

export function sportOf(world: World, key: string): Sport {
  const sport = world.sports.find((known) => known.key === key);
  if (sport === undefined) throw new RangeError(`there is no sport ${key}`);
  return sport;
}

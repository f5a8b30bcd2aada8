import type { EventType } from '@slipstream/contract/entities/catalogue/event';
import type { Fixture, Provider, SportKey } from '@slipstream/simulation/fixture';
import type { Outright } from '@slipstream/simulation/world/outrights/outright';
import type { World } from '@slipstream/simulation/world/world';
import { leaguePlace, popularity, type Place } from './place-order.ts';

/** Anything a list can show, with what lists filter and sort by; a board is made only for what is shown. */
export type ListedEvent = {
  readonly id: string;
  readonly type: EventType;
  readonly sportKey: SportKey;
  readonly leagueId: string;
  readonly provider: Provider;
  readonly hasVideo: boolean;
  readonly place: Place;
} & (
  | { readonly kind: 'match'; readonly fixture: Fixture }
  | { readonly kind: 'outright'; readonly outright: Outright }
);

const matches = new WeakMap<Fixture, ListedEvent>();

export function listedMatch(world: World, fixture: Fixture): ListedEvent {
  const known = matches.get(fixture);
  if (known !== undefined) return known;
  const { id, sportKey, leagueId, provider, hasVideo, startMs } = fixture;
  const bets = popularity(world, leagueId, fixture.seed);
  const place = {
    ...leaguePlace(world, leagueId),
    start_time: startMs,
    bets_count: bets,
    id: Number(id),
  };
  const listed: ListedEvent = {
    kind: 'match',
    id,
    type: 'match',
    sportKey,
    leagueId,
    provider,
    hasVideo,
    place,
    fixture,
  };
  matches.set(fixture, listed);
  return listed;
}

const outrights = new WeakMap<Outright, ListedEvent>();

export function listedOutright(world: World, outright: Outright): ListedEvent {
  const known = outrights.get(outright);
  if (known !== undefined) return known;
  const { id, sportKey, leagueId, provider, startMs } = outright;
  const place = {
    ...leaguePlace(world, leagueId),
    start_time: startMs,
    bets_count: popularity(world, leagueId, Number(id)),
    id: Number(id),
  };
  const type = outright.type === 'tournament_winner' ? 'tournament' : 'season';
  const listed: ListedEvent = {
    kind: 'outright',
    id,
    type,
    sportKey,
    leagueId,
    provider,
    hasVideo: false,
    place,
    outright,
  };
  outrights.set(outright, listed);
  return listed;
}

import type { Fixture } from '../fixture.ts';
import type { MarketShape } from '../markets/market.ts';

export interface OutcomeInfo {
  readonly id: string;
  readonly key: string;
  readonly name: string;
}

/** The name and place of a market of one match. Prices are separate, because only they change. */
export interface MarketInfo {
  readonly id: string;
  readonly key: string;
  readonly name: string;
  readonly specifier: string;
  readonly groups: readonly string[];
  readonly priority: number;
  readonly customBetGroups: readonly string[];
  readonly outcomes: readonly OutcomeInfo[];
}

const infos = new WeakMap<Fixture, Map<MarketShape, MarketInfo>>();

export function marketInfo(fixture: Fixture, shape: MarketShape): MarketInfo {
  const known = infos.get(fixture) ?? new Map<MarketShape, MarketInfo>();
  infos.set(fixture, known);
  const info = known.get(shape) ?? made(fixture, shape);
  known.set(shape, info);
  return info;
}

function made(fixture: Fixture, shape: MarketShape): MarketInfo {
  const named = (text: string) => text.replaceAll('{home}', fixture.home.name).replaceAll('{away}', fixture.away.name);
  return {
    id: shape.id,
    key: shape.key,
    name: named(shape.name),
    specifier: shape.specifier,
    groups: shape.groups,
    priority: shape.priority,
    customBetGroups: shape.customBetGroups,
    outcomes: shape.outcomes.map(({ id, key, name }) => ({ id, key, name: named(name) })),
  };
}

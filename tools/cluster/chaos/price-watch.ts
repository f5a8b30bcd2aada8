import type { PublicEvent } from '@slipstream/contract/live/public-events';

/** A market's newest version that anybody has, since when somebody had something newer than the one before. */
interface Known {
  readonly version: number;
  readonly sinceMs: number;
}

const keptMax = 32;

/**
 * Compares what pages show with what is known anywhere. A page shows an old price as fresh when it believes that its feed is live
 * although something newer than what it has was known to somebody for longer than a silent feed would be noticed (RT-8).
 */
export class PriceWatch {
  readonly #known = new Map<string, Known[]>();

  /** Somebody was told of this version, by the feed or in an answer. */
  know(market: string, version: number, nowMs: number): void {
    const versions = this.#known.get(market) ?? [];
    if (version <= (versions.at(-1)?.version ?? -1)) return;
    versions.push({ version, sinceMs: nowMs });
    if (versions.length > keptMax) versions.shift();
    this.#known.set(market, versions);
  }

  /** Markets of which the page has had an outdated version for longer than `msMax`. */
  outdated(shown: ReadonlyMap<string, number>, nowMs: number, msMax: number): readonly string[] {
    return [...shown].flatMap(([market, version]) => {
      const newer = this.#known.get(market)?.find((known) => known.version > version);
      return newer !== undefined && nowMs - newer.sinceMs > msMax ? [market] : [];
    });
  }
}

/** The version of every market that an event is about. */
export function versionsOf(event: PublicEvent): readonly (readonly [market: string, version: number])[] {
  if (event.event !== 'markets_changed') return [];
  const { matchId, updates, markets, removed } = event;
  return [
    ...[...updates, ...removed].map((one) => [`${matchId}/${one.marketId}/${one.specifier}`, one.version] as const),
    ...markets.map((one) => [`${matchId}/${one.id}/${one.specifier}`, one.version] as const),
  ];
}

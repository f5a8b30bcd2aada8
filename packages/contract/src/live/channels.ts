import type { MatchId, PlayerId } from '@slipstream/units/ids';
import * as z from 'zod/mini';

/** Every channel there is (RT-4). The part before the colon is a Centrifugo namespace, so history can be set for each kind. */
export type Channel =
  | { readonly kind: 'updates'; readonly locale: string }
  | { readonly kind: 'match'; readonly locale: string; readonly matchId: MatchId }
  | { readonly kind: 'player'; readonly playerId: PlayerId };

export const channelName = z.string().check(z.minLength(1), z.maxLength(160));

export function channelOf(channel: Channel): string {
  switch (channel.kind) {
    case 'updates':
      return `updates:${channelLocale(channel.locale)}`;
    case 'match':
      return `match:${channelLocale(channel.locale)}.${channel.matchId}`;
    case 'player':
      return `$player:${channel.playerId}`;
  }
}

const name = /^(?:updates:(?<list>[\w-]+)|match:(?<locale>[\w-]+)\.(?<match>[\w.:-]+)|\$player:(?<player>[\w.:-]+))$/;

/** Null for a name that is none of ours. */
export function parseChannel(text: string): Channel | null {
  const { list, locale, match, player } = name.exec(text)?.groups ?? {};
  if (list !== undefined) return { kind: 'updates', locale: list };
  if (locale !== undefined && match !== undefined) return { kind: 'match', locale, matchId: match as MatchId };
  if (player !== undefined) return { kind: 'player', playerId: player as PlayerId };
  return null;
}

/** The channels of Brazilian Portuguese are those of `pt`. */
export function channelLocale(locale: string): string {
  return locale === 'pt-BR' ? 'pt' : locale;
}

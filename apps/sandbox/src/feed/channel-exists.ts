import { channelLocale, parseChannel } from '@slipstream/contract/live/channels';

/**
 * Whether anything is ever published to a channel of that name (RT-4). Names come from clients: a made-up one must not
 * cost memory.
 */
export function channelExists(name: string, locales: readonly string[], eventExists: (id: string) => boolean): boolean {
  const channel = parseChannel(name);
  if (channel === null) return false;
  // The token that opens a player's channel was made for a player there is.
  if (channel.kind === 'player') return true;
  const isSpoken = locales.some((locale) => channelLocale(locale) === channel.locale);
  return isSpoken && (channel.kind === 'updates' || eventExists(channel.matchId));
}

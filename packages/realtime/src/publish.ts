import type { Hub } from './hub.ts';
import type { StreamPosition } from './wire/command.ts';
import type { ClientInfo } from './wire/publication.ts';

export interface PublishOptions {
  /** Small key-value labels sent with the publication. */
  readonly tags?: Readonly<Record<string, string>>;
}

export type PublishOutcome =
  /** Offset zero and an empty epoch: the channel keeps no history. */
  ({ readonly kind: 'published' } & StreamPosition) | { readonly kind: 'unknown-channel'; readonly channel: string };

export function publishTo(
  hub: Hub,
  name: string,
  data: unknown,
  options: PublishOptions & { readonly info?: ClientInfo } = {},
): PublishOutcome {
  return publishJson(hub, name, JSON.stringify(data ?? null), options);
}

/** The data as JSON text, so that one text can go to many channels. */
export function publishJson(
  hub: Hub,
  name: string,
  json: string,
  options: PublishOptions & { readonly info?: ClientInfo } = {},
): PublishOutcome {
  const channel = hub.channel(name);
  if (channel === null) return { kind: 'unknown-channel', channel: name };
  hub.counts.published += 1;
  const nowMs = hub.settings.clock.now();
  const publication = channel.publish({ ...options, json }, nowMs, hub.faults.deliverTo(name));
  return { kind: 'published', offset: publication.offset, epoch: channel.stream?.epoch ?? '' };
}

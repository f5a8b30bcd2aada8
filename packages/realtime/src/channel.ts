import { encodePublication, type EncodedPublication } from './delta/encoded-publication.ts';
import type { ChannelOptions } from './settings.ts';
import { Stream } from './stream.ts';
import type { Subscription } from './subscription.ts';
import type { ClientInfo, Publication } from './wire/publication.ts';
import { textFrame } from './wire/text-frame.ts';

/** One delivery of a publication to one subscriber, which faults may drop, delay or repeat. */
export type Deliver = (subscription: Subscription, offset: number, encoded: EncodedPublication) => void;

export class Channel {
  readonly name: string;
  readonly options: ChannelOptions;
  readonly stream: Stream | null;
  readonly subscriptions = new Set<Subscription>();
  usedAtMs: number;

  constructor(name: string, options: ChannelOptions, epoch: string, nowMs: number) {
    this.name = name;
    this.options = options;
    this.stream = options.history === undefined ? null : new Stream(options.history, epoch);
    this.usedAtMs = nowMs;
  }

  /** Numbers the publication and sends it to every subscriber, encoded once per negotiated form. */
  publish(content: Omit<Publication, 'offset'>, nowMs: number, deliver: Deliver | null): Publication {
    this.usedAtMs = nowMs;
    const previous = this.stream?.last(nowMs);
    const publication = this.stream?.add(content, nowMs) ?? { ...content, offset: 0 };
    const encoded = encodePublication(this.name, publication, previous);
    for (const subscription of this.subscriptions) {
      if (deliver === null) subscription.deliver(publication.offset, encoded);
      else deliver(subscription, publication.offset, encoded);
    }
    return publication;
  }

  announce(event: 'join' | 'leave', info: ClientInfo): void {
    if (this.options.joinLeave !== true) return;
    const frame = textFrame(JSON.stringify({ push: { channel: this.name, [event]: { info } } }));
    for (const subscription of this.subscriptions) {
      if (subscription.wantsJoinLeave) subscription.connection.outbox.push(frame);
    }
  }
}

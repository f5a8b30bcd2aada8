import type { Channel } from './channel.ts';
import { unsubscribeCodes } from './codes.ts';
import type { Connection } from './connection.ts';
import type { EncodedPublication } from './delta/encoded-publication.ts';
import type { ClientInfo } from './wire/publication.ts';

export interface SubscriptionTerms {
  readonly positioned: boolean;
  readonly delta: boolean;
  readonly joinLeave: boolean;
  /** The client has the previous publication, so the next may be sent as a delta. */
  readonly deltaBase: boolean;
  readonly offset: number;
  readonly channelInfo: unknown;
}

/** One connection in one channel: its position in the stream and its negotiated form. */
export class Subscription {
  readonly connection: Connection;
  readonly channel: Channel;
  readonly wantsJoinLeave: boolean;
  channelInfo: unknown;
  cancelExpiry: (() => void) | null = null;
  readonly #positioned: boolean;
  readonly #delta: boolean;
  #hasBase: boolean;
  #offset: number;

  constructor(connection: Connection, channel: Channel, terms: SubscriptionTerms) {
    this.connection = connection;
    this.channel = channel;
    this.wantsJoinLeave = terms.joinLeave;
    this.channelInfo = terms.channelInfo;
    this.#positioned = terms.positioned;
    this.#delta = terms.delta;
    this.#hasBase = terms.deltaBase;
    this.#offset = terms.offset;
  }

  /**
   * Delivers a publication unless it would break the stream: an old one is skipped, and a gap ends the subscription
   * with a code that makes the client recover [RT-8].
   */
  deliver(offset: number, encoded: EncodedPublication): void {
    const frame = this.accept(offset, encoded);
    if (frame !== null) this.connection.outbox.push(frame);
  }

  /** Checks and advances the position; returns the frame to send, or null. */
  accept(offset: number, encoded: EncodedPublication): Buffer | null {
    if (this.#positioned && offset > 0) {
      if (offset <= this.#offset) return null;
      if (offset > this.#offset + 1) {
        this.connection.unsubscribe(this.channel.name, unsubscribeCodes.insufficient);
        return null;
      }
      this.#offset = offset;
    }
    return this.#form(encoded);
  }

  info(): ClientInfo {
    const { id, user, info } = this.connection;
    return {
      user,
      client: id,
      ...(info === undefined ? {} : { conn_info: info }),
      ...(this.channelInfo === undefined ? {} : { chan_info: this.channelInfo }),
    };
  }

  #form(encoded: EncodedPublication): Buffer {
    if (!this.#delta) return encoded.plain();
    if (this.#hasBase) return encoded.delta();
    this.#hasBase = true;
    return encoded.whole();
  }
}

import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { disconnectCodes, type DisconnectCode, type ErrorCode } from './codes.ts';
import type { Hub } from './hub.ts';
import { Outbox } from './outbox.ts';
import type { Caller } from './settings.ts';
import type { Subscription } from './subscription.ts';

/** `refused`: the connect command failed; the connection can only be closed. */
type ConnectionState = 'opened' | 'connected' | 'refused' | 'closed';

export class Connection {
  readonly id: string;
  /** The client's address. */
  readonly address: string;
  readonly outbox: Outbox;
  readonly subscriptions = new Map<string, Subscription>();
  user = '';
  /** The login id of its token. */
  session: string | undefined;
  info: unknown;
  state: ConnectionState = 'opened';
  /** Whether the connection came with a token that expires, and so may be refreshed. */
  cancelExpiry: (() => void) | null = null;
  readonly #hub: Hub;
  readonly #websocket: WebSocket;
  #cancelHeartbeat: () => void;
  #awaitsPong = false;
  /** Commands the client may still send now, and when that was computed. */
  #allowance: number;
  #allowanceAtMs: number;

  constructor(hub: Hub, websocket: WebSocket, socket: Duplex, address: string) {
    const { settings } = hub;
    this.#hub = hub;
    this.#websocket = websocket;
    this.address = address;
    this.#allowance = 2 * settings.limits.commandsPerSecondMax;
    this.#allowanceAtMs = settings.clock.now();
    this.id = settings.randomClientId();
    this.outbox = new Outbox({
      websocket,
      socket,
      flusher: hub.flusher,
      bytesMax: settings.limits.queueBytesMax,
      queued: hub.queued,
      overflow: () => this.#closeSlow(),
    });
    this.#cancelHeartbeat = settings.clock.after(settings.timing.staleMs, () => this.disconnect(disconnectCodes.stale));
  }

  get caller(): Caller {
    return { client: this.id, user: this.user, ...(this.info === undefined ? {} : { info: this.info }) };
  }

  /** Whether the client may send one more command now. */
  takeCommand(): boolean {
    const { clock, limits } = this.#hub.settings;
    const perSecond = limits.commandsPerSecondMax;
    if (perSecond === Infinity) return true;
    const nowMs = clock.now();
    const regained = ((nowMs - this.#allowanceAtMs) / 1000) * perSecond;
    this.#allowance = Math.min(2 * perSecond, this.#allowance + regained) - 1;
    this.#allowanceAtMs = nowMs;
    return this.#allowance >= 0;
  }

  reply(id: number, kind: string, result: unknown): void {
    this.outbox.push(JSON.stringify({ id, [kind]: result }));
  }

  replyError(id: number, error: ErrorCode): void {
    this.outbox.push(JSON.stringify({ id, error }));
  }

  /** Starts pings, the first at a random time so that many clients do not answer at once. */
  startHeartbeat(): void {
    this.#cancelHeartbeat();
    const { clock, random, timing } = this.#hub.settings;
    this.#cancelHeartbeat = clock.after(timing.pingMs * (0.5 + random() / 2), () => this.#ping());
  }

  /** An unsolicited pong violates the protocol. */
  pong(): boolean {
    const wasAwaited = this.#awaitsPong;
    this.#awaitsPong = false;
    return wasAwaited;
  }

  unsubscribe(channel: string, code: DisconnectCode): void {
    if (!this.#hub.removeSubscription(this, channel)) return;
    this.outbox.push(JSON.stringify({ push: { channel, unsubscribe: code } }));
  }

  /** Removes the connection and closes it with a code the client understands. */
  disconnect(code: DisconnectCode): void {
    if (this.state === 'closed') return;
    this.outbox.close();
    this.#websocket.close(code.code, code.reason);
    this.forget();
    // A client that does not read never answers the close frame, and its unread data is kept until then.
    const { clock, timing } = this.#hub.settings;
    const cancel = clock.after(timing.closeMs, () => this.#websocket.terminate());
    this.#websocket.once('close', cancel);
  }

  /** Cuts the connection without a close frame, as a broken network would. */
  cut(): void {
    this.#websocket.terminate();
    this.forget();
  }

  forget(): void {
    if (this.state === 'closed') return;
    this.state = 'closed';
    this.outbox.close();
    this.#cancelHeartbeat();
    this.cancelExpiry?.();
    this.#hub.removeConnection(this);
  }

  #ping(): void {
    const { clock, timing } = this.#hub.settings;
    this.outbox.push('{}');
    this.#awaitsPong = true;
    const answerMs = Math.min(timing.pongMs, timing.pingMs);
    this.#cancelHeartbeat = clock.after(answerMs, () => {
      if (this.#awaitsPong) this.disconnect(disconnectCodes.noPong);
      else this.#cancelHeartbeat = clock.after(timing.pingMs - answerMs, () => this.#ping());
    });
  }

  #closeSlow(): void {
    this.#hub.counts.slowDisconnects += 1;
    this.disconnect(disconnectCodes.slow);
  }
}

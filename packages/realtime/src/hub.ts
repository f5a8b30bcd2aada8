import { Channel } from './channel.ts';
import type { Connection } from './connection.ts';
import { FaultBox } from './faults.ts';
import { Flusher } from './flusher.ts';
import type { QueuedBytes } from './outbox.ts';
import { Revocations } from './tokens/revocations.ts';
import { lookUpChannel, type Settings } from './settings.ts';
import type { Subscription } from './subscription.ts';

/** All connections, users and channels of the server. */
export class Hub {
  readonly settings: Settings;
  readonly flusher = new Flusher();
  readonly connections = new Set<Connection>();
  readonly faults: FaultBox;
  readonly revocations = new Revocations();
  readonly counts = { published: 0, slowDisconnects: 0 };
  readonly queued: QueuedBytes;
  readonly #addresses = new Map<string, number>();
  readonly #users = new Map<string, Set<Connection>>();
  readonly #channels = new Map<string, Channel>();
  #cancelSweep: () => void;

  constructor(settings: Settings) {
    this.settings = settings;
    const max = settings.limits.queueBytesTotalMax;
    this.queued = { count: 0, max, share: () => max / Math.max(1, this.connections.size) };
    this.faults = new FaultBox(settings.clock, settings.random, (user) =>
      user === undefined ? [...this.connections] : this.connectionsOf(user),
    );
    this.#cancelSweep = this.#scheduleSweep();
  }

  get channelCount(): number {
    return this.#channels.size;
  }

  /** Whether the limit of channels is reached. */
  get isFull(): boolean {
    return this.#channels.size >= this.settings.limits.channelsMax;
  }

  hasChannel(name: string): boolean {
    return this.#channels.has(name);
  }

  /** Every channel with subscribers, and their number. */
  activeChannels(): ReadonlyMap<string, number> {
    const active = new Map<string, number>();
    for (const { name, subscriptions } of this.#channels.values()) {
      if (subscriptions.size > 0) active.set(name, subscriptions.size);
    }
    return active;
  }

  get userCount(): number {
    return this.#users.size;
  }

  /** The channel of that name, created on first use; null if its namespace is not configured. */
  channel(name: string): Channel | null {
    const known = this.#channels.get(name);
    if (known !== undefined) return known;
    const lookup = lookUpChannel(this.settings.channels, name);
    if (lookup.kind === 'unknown') return null;
    const { clock, randomEpoch } = this.settings;
    const channel = new Channel(name, lookup.options, randomEpoch(), clock.now());
    this.#channels.set(name, channel);
    return channel;
  }

  connectionsFrom(address: string): number {
    return this.#addresses.get(address) ?? 0;
  }

  addConnection(connection: Connection): void {
    this.connections.add(connection);
    this.#addresses.set(connection.address, this.connectionsFrom(connection.address) + 1);
  }

  addUser(connection: Connection): void {
    const connections = this.#users.get(connection.user);
    if (connections === undefined) this.#users.set(connection.user, new Set([connection]));
    else connections.add(connection);
  }

  connectionsOf(user: string): readonly Connection[] {
    return [...(this.#users.get(user) ?? [])];
  }

  removeConnection(connection: Connection): void {
    for (const channel of connection.subscriptions.keys()) this.removeSubscription(connection, channel);
    if (this.connections.delete(connection)) this.#leaveAddress(connection.address);
    const connections = this.#users.get(connection.user);
    connections?.delete(connection);
    if (connections?.size === 0) this.#users.delete(connection.user);
  }

  addSubscription(subscription: Subscription): void {
    const { channel, connection } = subscription;
    connection.subscriptions.set(channel.name, subscription);
    channel.subscriptions.add(subscription);
    channel.usedAtMs = this.settings.clock.now();
    channel.announce('join', subscription.info());
  }

  removeSubscription(connection: Connection, name: string): boolean {
    const subscription = connection.subscriptions.get(name);
    if (subscription === undefined) return false;
    const { channel } = subscription;
    subscription.cancelExpiry?.();
    connection.subscriptions.delete(name);
    channel.subscriptions.delete(subscription);
    channel.usedAtMs = this.settings.clock.now();
    channel.announce('leave', subscription.info());
    if (channel.stream === null && channel.subscriptions.size === 0) this.#channels.delete(name);
    return true;
  }

  /** A channel of the same name that is made later has another epoch, so nobody recovers from it what was never in it. */
  forgetChannels(): void {
    this.#channels.clear();
  }

  close(): void {
    this.#cancelSweep();
  }

  #leaveAddress(address: string): void {
    const left = this.connectionsFrom(address) - 1;
    if (left > 0) this.#addresses.set(address, left);
    else this.#addresses.delete(address);
  }

  #scheduleSweep(): () => void {
    return this.settings.clock.after(sweepMs, () => {
      this.#sweep();
      this.#cancelSweep = this.#scheduleSweep();
    });
  }

  /** Drops expired history and unused channels, to bound memory. */
  #sweep(): void {
    const { clock, timing } = this.settings;
    const nowMs = clock.now();
    this.revocations.forgetOld(nowMs);
    for (const channel of this.#channels.values()) {
      channel.stream?.forgetExpired(nowMs);
      // A channel without publications is a name a client made up; it is not kept for a month.
      const keepMs = channel.stream?.offset === 0 ? (channel.options.history?.ttlMs ?? 0) : timing.streamMetaMs;
      if (channel.subscriptions.size === 0 && channel.usedAtMs + keepMs < nowMs) this.#channels.delete(channel.name);
    }
  }
}

const sweepMs = 10_000;

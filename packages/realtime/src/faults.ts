import type { Deliver } from './channel.ts';
import type { Clock } from './clock.ts';
import type { Connection } from './connection.ts';

/**
 * Fault injection for tests and the sandbox's controls. A `lost` publication does not reach one subscriber, a
 * `duplicated` one arrives twice, a `delayed` one late. `broker` faults happen before the server's own stream check,
 * which notices and makes the client resynchronise; `wire` faults after it, where only the client can notice.
 */
export interface FaultRule {
  readonly kind: 'lost' | 'duplicated' | 'delayed';
  /** A channel's name, or its beginning followed by `*`. */
  readonly channel: string;
  /** The share of deliveries it affects, from 0 to 1. */
  readonly share: number;
  /** Defaults to the wire. */
  readonly at?: 'broker' | 'wire';
  /** For `delayed`. */
  readonly delayMs?: number;
}

export interface Faults {
  /** Adds a rule; the returned function removes it. */
  add(rule: FaultRule): () => void;
  clear(): void;
  rules(): readonly FaultRule[];
  /** Cuts connections without a close frame, all or one user's; says how many. */
  cut(user?: string): number;
}

export class FaultBox implements Faults {
  readonly #rules = new Set<FaultRule>();
  readonly #clock: Clock;
  readonly #random: () => number;
  readonly #connections: (user: string | undefined) => readonly Connection[];

  constructor(clock: Clock, random: () => number, connections: (user: string | undefined) => readonly Connection[]) {
    this.#clock = clock;
    this.#random = random;
    this.#connections = connections;
  }

  add(rule: FaultRule): () => void {
    this.#rules.add(rule);
    return () => this.#rules.delete(rule);
  }

  clear(): void {
    this.#rules.clear();
  }

  rules(): readonly FaultRule[] {
    return [...this.#rules];
  }

  cut(user?: string): number {
    const connections = this.#connections(user);
    for (const connection of connections) connection.cut();
    return connections.length;
  }

  /** How to deliver a channel's publications now; null without faults, which then costs nothing. */
  deliverTo(channel: string): Deliver | null {
    if (this.#rules.size === 0) return null;
    const rules = this.rules().filter((rule) => matches(rule.channel, channel));
    if (rules.length === 0) return null;
    return (subscription, offset, encoded) => {
      const struck = rules.find((rule) => this.#random() < rule.share);
      if (struck === undefined) {
        subscription.deliver(offset, encoded);
      } else if (struck.at === 'broker') {
        this.#strike(struck, () => subscription.deliver(offset, encoded));
      } else {
        const frame = subscription.accept(offset, encoded);
        if (frame !== null) this.#strike(struck, () => subscription.connection.outbox.push(frame));
      }
    };
  }

  #strike(rule: FaultRule, send: () => void): void {
    switch (rule.kind) {
      case 'lost':
        return;
      case 'duplicated':
        send();
        send();
        return;
      case 'delayed':
        this.#clock.after(rule.delayMs ?? 0, send);
        return;
    }
  }
}

function matches(pattern: string, channel: string): boolean {
  return pattern.endsWith('*') ? channel.startsWith(pattern.slice(0, -1)) : channel === pattern;
}

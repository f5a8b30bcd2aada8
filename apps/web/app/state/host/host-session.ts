import type { HostMessage } from '@slipstream/contract/embed/host-message';

import type { Credentials } from '../../api/credentials.ts';
import type { Stores } from '../stores.ts';

type Told = Extract<HostMessage, { type: 'session' }>['session'];

/** A new token is requested this long before the old one expires. */
const renewMs = 60_000;
/** How long a host has to replace a refused token. */
const answerMs = 5000;
const timerMsMax = 2_147_483_647;

/** The session of the host. Its token is stored only in the credentials and removed with the player (EMBED-3). */
export class HostSession {
  readonly #stores: Pick<Stores, 'host' | 'session'>;
  readonly #credentials: Credentials;
  #renewal: ReturnType<typeof setTimeout> | undefined;
  #waiting: ReturnType<typeof setTimeout> | undefined;

  constructor(stores: Pick<Stores, 'host' | 'session'>, credentials: Credentials) {
    this.#stores = stores;
    this.#credentials = credentials;
  }

  /** From now on a refused token is replaced by the host before the player is asked to sign in. */
  start(): () => void {
    const { session } = this.#stores;
    this.#credentials.onRefused(() => this.#refused());
    return () => {
      this.#credentials.onRefused(session.expire);
      clearTimeout(this.#renewal);
      clearTimeout(this.#waiting);
    };
  }

  hear(told: Told): void {
    const { session, host } = this.#stores;
    clearTimeout(this.#renewal);
    clearTimeout(this.#waiting);
    this.#waiting = undefined;
    if (told.status === 'logged_out') {
      this.#credentials.use(null);
      if (session.isPlayer()) session.end('player');
      else if (session.state.getState().status === 'unknown') void session.refresh();
    } else {
      this.#credentials.use(told.token);
      void session.refresh();
      if (told.expiresAtMs !== null) this.#renewBefore(told.expiresAtMs);
    }
    host.heardSession();
  }

  #renewBefore(expiresAtMs: number): void {
    const inMs = Math.min(Math.max(0, expiresAtMs - Date.now() - renewMs), timerMsMax);
    this.#renewal = setTimeout(() => this.#stores.host.send({ type: 'session_request', reason: 'expiring' }), inMs);
  }

  #refused(): void {
    const { session, host } = this.#stores;
    if (!session.isPlayer() || this.#waiting !== undefined) return;
    const isAsked = host.can('session') && host.send({ type: 'session_request', reason: 'rejected' });
    this.#waiting = setTimeout(
      () => {
        this.#waiting = undefined;
        session.expire();
      },
      isAsked ? answerMs : 0,
    );
  }
}

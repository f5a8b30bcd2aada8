import type { Call } from '@slipstream/contract/http/call';

/**
 * A 401 of these calls does not mean that the session has ended: no points, or a limit that was reached (SESSION-3,
 * RG-3).
 */
const ownRefusals: ReadonlySet<string> = new Set(['getCompPoints', 'trackActivity']);

/**
 * How a tab authenticates: with HTTP-only cookies, or with a token from the host. The token lives in this object only,
 * so neither storage nor a URL can leak it (EMBED-7).
 */
export class Credentials {
  #token: string | null = null;
  #turn = 0;
  #onRefused: () => void = () => undefined;

  /**
   * Increases with every sign-in and sign-out, so that a late reply to the previous player's request can be told apart.
   */
  get turn(): number {
    return this.#turn;
  }

  get token(): string | null {
    return this.#token;
  }

  /** The signed-in player changed: use this token, or cookies if there is none. */
  use(token: string | null): void {
    this.#token = token;
    this.#turn += 1;
  }

  /** Called when the backend no longer accepts the session (SESSION-3). */
  onRefused(listener: () => void): void {
    this.#onRefused = listener;
  }

  headers(): Readonly<Record<string, string>> {
    return this.#token === null ? {} : { authorization: `Bearer ${this.#token}` };
  }

  /** Called with every refusal; only a 401 to the current player's request counts. */
  refused(call: Pick<Call, 'id' | 'auth'>, status: number, turn: number): void {
    if (status === 401 && call.auth === 'player' && turn === this.#turn && !ownRefusals.has(call.id)) this.#onRefused();
  }
}

/** One per browser tab, shared by every part of the page. */
export const tabCredentials = new Credentials();

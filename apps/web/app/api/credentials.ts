import type { Call } from '@slipstream/contract/http/call';

/** Their 401 is an answer of its own: no points, and a limit that was reached (SESSION-3, RG-3). */
const ownRefusals: ReadonlySet<string> = new Set(['getCompPoints', 'trackActivity']);

/**
 * How a tab proves who is here: with cookies the script never sees, or with a token a host handed over. The token lives in
 * this object and nowhere else, so neither storage nor an address can leak it (EMBED-7).
 */
export class Credentials {
  #token: string | null = null;
  #turn = 0;
  #onRefused: () => void = () => undefined;

  /** Grows with every sign-in and sign-out, so that a late answer to somebody else's request is known as one. */
  get turn(): number {
    return this.#turn;
  }

  get token(): string | null {
    return this.#token;
  }

  /** Somebody else is here from now on, with this token or with cookies. */
  use(token: string | null): void {
    this.#token = token;
    this.#turn += 1;
  }

  /** Who is told when the backend no longer knows the player (SESSION-3). */
  onRefused(listener: () => void): void {
    this.#onRefused = listener;
  }

  headers(): Readonly<Record<string, string>> {
    return this.#token === null ? {} : { authorization: `Bearer ${this.#token}` };
  }

  /** Told of every refusal; only a 401 that is about the one who is here now counts. */
  refused(call: Pick<Call, 'id' | 'auth'>, status: number, turn: number): void {
    if (status === 401 && call.auth === 'player' && turn === this.#turn && !ownRefusals.has(call.id)) this.#onRefused();
  }
}

/** One browser tab is one player or none, whatever part of the page asks. */
export const tabCredentials = new Credentials();

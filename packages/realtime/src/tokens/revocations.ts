import type { ConnectionClaims } from './token.ts';

interface Revocation {
  readonly atMs: number;
  /** After this time all affected tokens have expired. */
  readonly untilMs: number;
}

/** Tokens revoked before their expiry: those of a login that ended. */
export class Revocations {
  readonly #bySession = new Map<string, Revocation>();

  add(user: string, session: string, revocation: Revocation): void {
    this.#bySession.set(keyOf(user, session), revocation);
  }

  /** A token of a session has an issue time; one without cannot be told from revoked ones. */
  covers({ user, session, issuedAtMs = 0 }: ConnectionClaims): boolean {
    if (session === undefined) return false;
    const revocation = this.#bySession.get(keyOf(user, session));
    return revocation !== undefined && issuedAtMs <= revocation.atMs;
  }

  forgetOld(nowMs: number): void {
    for (const [key, { untilMs }] of this.#bySession) if (untilMs < nowMs) this.#bySession.delete(key);
  }
}

function keyOf(user: string, session: string): string {
  return JSON.stringify([user, session]);
}

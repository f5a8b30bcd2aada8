import type { ConnectionClaims } from './token.ts';

interface Revocation {
  readonly atMs: number;
  /** After this no token it is about is good any more by itself. */
  readonly untilMs: number;
}

/** Tokens that were taken back before their time: those of a sign-in that ended. */
export class Revocations {
  readonly #bySession = new Map<string, Revocation>();

  add(user: string, session: string, revocation: Revocation): void {
    this.#bySession.set(keyOf(user, session), revocation);
  }

  /** A token of a session says when it was issued; one that does not can't be told from those taken back. */
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

import type { MatchId } from '@slipstream/units/ids';

/**
 * Counts the users of each match. Unused matches are released after a navigation is complete: during one, a part of the
 * new page may mount before another part holds a match that the old page has just released (RT-9).
 */
export class MatchUsers {
  readonly #users = new Map<MatchId, number>();
  readonly #idle = new Set<MatchId>();
  #isChanged = false;

  /** Whether a navigation has started since idle matches were last taken. */
  get isChanged(): boolean {
    return this.#isChanged;
  }

  hold(matchIds: readonly MatchId[]): () => void {
    this.#isChanged = true;
    for (const matchId of matchIds) {
      this.#users.set(matchId, (this.#users.get(matchId) ?? 0) + 1);
      this.#idle.delete(matchId);
    }
    return () => {
      for (const matchId of matchIds) this.#release(matchId);
    };
  }

  /** A match that is about to be held again is not idle. */
  renew(matchId: MatchId): void {
    this.#idle.delete(matchId);
  }

  /** The matches without users, once a navigation is complete; each is returned once. */
  takeLeft(): readonly MatchId[] {
    if (!this.#isChanged) return [];
    this.#isChanged = false;
    const left = [...this.#idle];
    this.#idle.clear();
    return left;
  }

  #release(matchId: MatchId): void {
    const users = (this.#users.get(matchId) ?? 1) - 1;
    if (users > 0) {
      this.#users.set(matchId, users);
      return;
    }
    this.#users.delete(matchId);
    this.#idle.add(matchId);
  }
}

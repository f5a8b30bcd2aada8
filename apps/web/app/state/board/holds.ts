import type { MatchId } from '@slipstream/units/ids';

/**
 * Counts who looks at a match. Nobody's matches go after the next change of page: while one page takes the place of
 * another, a part of it may hold its own matches before the next part holds a match again that the old page let go (RT-9).
 */
export class Holds {
  readonly #users = new Map<MatchId, number>();
  readonly #idle = new Set<MatchId>();
  #isChanged = false;

  /** Whether a page has begun to change since the idle ones were taken. */
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

  /** The matches nobody holds any more, once a change of page is complete; each is named once. */
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

import type { MatchId } from '@slipstream/units/ids';

/** Counts who looks at a match. Nobody's matches go with the next change of page, not in the middle of one. */
export class Holds {
  readonly #users = new Map<MatchId, number>();
  readonly #idle = new Set<MatchId>();

  hold(matchIds: readonly MatchId[]): () => void {
    for (const matchId of matchIds) {
      this.#users.set(matchId, (this.#users.get(matchId) ?? 0) + 1);
      this.#idle.delete(matchId);
    }
    return () => {
      for (const matchId of matchIds) this.#release(matchId);
    };
  }

  /** The matches nobody holds any more; each is named once. */
  takeIdle(): readonly MatchId[] {
    const idle = [...this.#idle];
    this.#idle.clear();
    return idle;
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

import type { SessionStore } from './session-store.ts';

/** Tells who is signed in, null for a visitor, as soon as it is known and whenever it changes. */
export function followPlayerId(session: SessionStore, tell: (playerId: string | null) => void): () => void {
  let known: string | null | undefined;

  function onSession(): void {
    const { status, profile } = session.state.getState();
    if (status === 'unknown' || status === 'pending') return;
    const playerId = status === 'player' ? (profile?.id ?? null) : null;
    if (playerId === known) return;
    known = playerId;
    tell(playerId);
  }

  onSession();
  return session.subscribe(onSession);
}

import { embedSportsbook } from '@slipstream/embed/sdk';
import type { EmbeddedSportsbook, HostSession } from '@slipstream/embed/sdk-options';
import { useEffect, useRef } from 'react';

interface SportsbookProps {
  /** Where the sportsbook runs, such as https://bets.example/sportsbook. */
  readonly url: string;
  /** The player of your site, null for a visitor. When it changes, the sportsbook asks for the session again. */
  readonly playerId: string | null;
  readonly session: () => Promise<HostSession | null>;
  /** Opens your sign-in; true when somebody signed in. */
  readonly onSignIn: () => Promise<boolean>;
}

/** The sportsbook as a component of a React page. */
export function Sportsbook({ url, playerId, session, onSignIn }: SportsbookProps) {
  const container = useRef<HTMLDivElement>(null);
  const sportsbook = useRef<EmbeddedSportsbook>(null);
  // The frame stays while these change: a new frame would lose what the player was doing.
  const latest = useRef({ session, onSignIn });
  useEffect(() => {
    latest.current = { session, onSignIn };
  });
  useEffect(() => {
    if (container.current === null) return undefined;
    const embedded = embedSportsbook({
      container: container.current,
      url,
      title: 'Sportsbook',
      session: async () => latest.current.session(),
      auth: async () => ((await latest.current.onSignIn()) ? 'completed' : 'cancelled'),
    });
    sportsbook.current = embedded;
    return () => embedded.destroy();
  }, [url]);
  const known = useRef(playerId);
  useEffect(() => {
    if (known.current === playerId) return;
    known.current = playerId;
    void sportsbook.current?.refreshSession();
  }, [playerId]);
  return <div ref={container} />;
}

// Who is signed in at the host, as part of the SDK. Like sdk.ts it imports nothing at run time.
import type { EmbeddedSportsbook, EmbedOptions, HostSession } from './sdk-options.ts';
import type { Report } from './sdk-problems.ts';

/** Tells the sportsbook who is signed in, as often as the host or the sportsbook asks for it. */
export function sessionTeller({ session: ask }: EmbedOptions, send: EmbeddedSportsbook['send'], report: Report) {
  let isTold = false;
  return {
    refresh: async (isRenewal = false): Promise<void> => {
      if (ask === undefined) return;
      const session = await askSession(ask, isRenewal, report);
      // The sportsbook waits for the first answer; a later failure leaves everything as it is.
      if (session === undefined && isTold) return;
      isTold = true;
      send({ type: 'session', session: session ? { status: 'logged_in', ...session } : { status: 'logged_out' } });
    },
    /** Another page in the frame has been told nothing yet. */
    restart: () => {
      isTold = false;
    },
  };
}

/** What the host's `session` answered; undefined, and reported, if that is no session. */
async function askSession(
  session: NonNullable<EmbedOptions['session']>,
  isRenewal: boolean,
  report: Report,
): Promise<HostSession | null | undefined> {
  try {
    const answer: unknown = await session(isRenewal);
    if (answer === null || isSession(answer)) return answer;
    report('session_failed', 'session must return null or { token, expiresAtMs }');
  } catch (error) {
    report('session_failed', `session failed: ${error instanceof Error ? error.message : String(error)}`, error);
  }
  return undefined;
}

function isSession(value: unknown): value is HostSession {
  if (typeof value !== 'object' || value === null || !('token' in value) || !('expiresAtMs' in value)) return false;
  const { token, expiresAtMs } = value;
  return (token === null || typeof token === 'string') && (expiresAtMs === null || Number.isSafeInteger(expiresAtMs));
}

import type { SportsbookSession } from '@slipstream/contract/entities/account/sportsbook-session';
import { continueSession } from '@slipstream/contract/http/session/continue-session';
import { startSession } from '@slipstream/contract/http/session/start-session';

import type { Api, ApiResult, ErrorOf } from '../../api/call-api.ts';
import type { Stores } from '../stores.ts';
import { trackActivity } from './track-activity.ts';

const pollMs = 30_000;

type Around = Pick<Stores, 'session' | 'responsible' | 'clock'>;

/** Polls a player's limits while a player is signed in: reality checks, session limit, activity (RG-1..3). */
export function startResponsible(api: Api, around: Around, hasActivity: boolean): () => void {
  const { session, responsible, clock } = around;
  let isStopped = false;

  async function poll(): Promise<void> {
    if (isStopped || !session.isPlayer()) return;
    const found = readPoll(await api.call(startSession));
    // Also when another call has heard first that the sign-in ended.
    if (found.kind === 'over') return leave('out_of_session', 'session_limit');
    if (isStopped) return;
    if (found.kind === 'stop') return stop();
    if (found.kind !== 'session') return;
    const { startedAt, realityCheck } = found.session;
    responsible.state.setState({ startedAtMs: Date.now() - (clock.now() - Date.parse(startedAt)) / clock.rate });
    if (realityCheck === null) return responsible.hide('reality_check');
    responsible.open('reality_check', realityCheck);
  }

  /** Signs out first and opens the dialog then, so that nothing can be bet in between. */
  function leave(modal: 'out_of_session' | 'activity_limit', reason: 'session_limit' | 'activity_limit'): void {
    stop();
    if (session.isPlayer()) void session.signOut(reason);
    responsible.open(modal);
  }

  const unwatch = responsible.watch({
    goOn: async () => readPoll(await api.call(continueSession)).kind === 'session',
    poll: () => void poll(),
  });
  const timer = setInterval(() => void poll(), pollMs);
  const stopActivity = hasActivity
    ? trackActivity(api, () => leave('activity_limit', 'activity_limit'))
    : () => undefined;
  function stop(): void {
    isStopped = true;
    clearInterval(timer);
    stopActivity();
  }
  void poll();
  return () => {
    stop();
    unwatch();
    responsible.state.setState({ startedAtMs: null });
    responsible.hide('reality_check');
  };
}

/** The state of the player's betting session. */
type PollResult =
  /** The session continues; a reality check may be due. */
  | { readonly kind: 'session'; readonly session: SportsbookSession }
  /** A limit ended the session: the player is signed out. */
  | { readonly kind: 'over' }
  /** Stop polling. */
  | { readonly kind: 'stop' }
  /** No answer; try again at the next poll. */
  | { readonly kind: 'unknown' };

/** What the answer to a poll means (RG-1). */
export function readPoll(result: ApiResult<SportsbookSession, ErrorOf<typeof startSession>>): PollResult {
  if (result.kind === 'reply') return { kind: 'session', session: result.reply };
  if (result.failure.code !== 'refused') return { kind: 'unknown' };
  if (result.failure.status === 403) return { kind: 'over' };
  return { kind: result.failure.status === 400 ? 'stop' : 'unknown' };
}

import { continueSession } from '@slipstream/contract/http/session/continue-session';
import { startSession } from '@slipstream/contract/http/session/start-session';

import type { Api } from '../../api/call-api.ts';
import type { Stores } from '../stores.ts';
import { judgeLook } from './judge-look.ts';
import { trackActivity } from './track-activity.ts';

const lookMs = 30_000;

type Around = Pick<Stores, 'session' | 'responsible' | 'clock'>;

/** Polls a player's limits while a player is signed in: reality checks, session limit, activity (RG-1..3). */
export function startResponsible(api: Api, around: Around, hasActivity: boolean): () => void {
  const { session, responsible, clock } = around;
  let isStopped = false;

  async function look(): Promise<void> {
    if (isStopped || !session.isPlayer()) return;
    const found = judgeLook(await api.call(startSession));
    if (isStopped) return;
    if (found.kind === 'stop') return stop();
    if (found.kind === 'over') return leave('out_of_session', 'session_limit');
    if (found.kind !== 'session') return;
    const { startedAt, realityCheck } = found.session;
    responsible.state.setState({ startedAtMs: Date.now() - (clock.now() - Date.parse(startedAt)) / clock.rate });
    if (realityCheck === null) return responsible.hide('reality_check');
    responsible.open('reality_check', realityCheck);
  }

  /** Signs out first and opens the dialog then, so that nothing can be bet in between. */
  function leave(modal: 'out_of_session' | 'activity_limit', reason: 'session_limit' | 'activity_limit'): void {
    stop();
    void session.signOut(reason);
    responsible.open(modal);
  }

  const unwatch = responsible.watch({
    goOn: async () => judgeLook(await api.call(continueSession)).kind === 'session',
    look: () => void look(),
  });
  const timer = setInterval(() => void look(), lookMs);
  const stopActivity = hasActivity
    ? trackActivity(api, () => leave('activity_limit', 'activity_limit'))
    : () => undefined;
  function stop(): void {
    isStopped = true;
    clearInterval(timer);
    stopActivity();
  }
  void look();
  return () => {
    stop();
    unwatch();
    responsible.state.setState({ startedAtMs: null });
    responsible.hide('reality_check');
  };
}

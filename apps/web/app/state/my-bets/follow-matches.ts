import { getMatches } from '@slipstream/contract/http/catalogue/get-matches';
import type { MatchId } from '@slipstream/units/ids';

import type { Api } from '../../api/call-api.ts';
import type { Stores } from '../stores.ts';

/** Keeps matches on the board and subscribed while bets on them are shown. */
export function followMatches(
  matchIds: readonly MatchId[],
  { board, live }: Pick<Stores, 'board' | 'live'>,
  api: Api,
): () => void {
  const closers = [board.hold(matchIds), ...matchIds.map((id) => live.watch(id))];
  const missing = matchIds.filter((id) => board.event(id) === undefined);
  if (missing.length > 0) void bring(missing);
  return () => closers.forEach((close) => close());

  /** If the fetch fails, legs show what the bet itself says about its match. */
  async function bring(id: readonly MatchId[]): Promise<void> {
    const result = await api.call(getMatches, { query: { id } });
    if (result.kind === 'reply') for (const match of result.reply.data) board.applyMatch(match);
  }
}

import type { Match } from '@slipstream/contract/entities/catalogue/match';
import { isMatchLive, isMatchOver } from '@slipstream/units/match-status';
import { useEffect, useMemo, type ReactNode, useCallback, useSyncExternalStore } from 'react';
import type { SportEvent } from '@slipstream/contract/entities/catalogue/event';
import type { MatchId } from '@slipstream/units/ids';

import type { MatchPageData } from './match-page-data.ts';
import { useMatchesOnBoard } from '../../state/board/use-matches-on-board.ts';
import { useStores } from '../../state/use-stores.ts';
import { Insights } from './insights/insights.tsx';
import { Markets } from './markets/markets.tsx';
import { OutrightBoard } from './outright-board.tsx';
import { Scoreboard } from './scoreboard/scoreboard.tsx';
import styles from './match-page.module.css';
import { useMarketsOnBoard } from './use-markets-on-board.ts';
import { useSite } from '../../site/site.tsx';
import { link, targets } from '../../site/paths.ts';
import { jsonText, sportsEvent } from './sports-event.ts';

export interface MatchPageProps {
  readonly page: MatchPageData;
  /** Other matches of the league. */
  readonly related: ReactNode;
  /** The bet builder, where there is one. */
  readonly builder?: ReactNode;
}

/** One match, or one season to bet on as a whole, with all of its markets, for as long as it goes and after it ended. */
export function MatchPage({ page, related, builder }: MatchPageProps) {
  const { live } = useStores();
  const matchId = page.event.id;
  useMatchesOnBoard(useMemo(() => [page.event], [page.event]));
  useMarketsOnBoard(page);
  useEffect(() => live.watch(matchId), [live, matchId]);
  const event = useEvent(matchId) ?? page.event;
  const isOver = isMatchOver(event.status);
  return (
    <>
      <SportsEventData event={page.event} />
      {event.type === 'match' ? <MatchTop match={event} page={page} /> : <OutrightBoard event={event} />}
      {isOver && related}
      <Markets event={event} groups={page.groups} builder={isOver ? undefined : builder} />
      {!isOver && related}
    </>
  );
}

function MatchTop({ match, page }: { readonly match: Match; readonly page: MatchPageData }) {
  return (
    <section className={styles.top} data-live={isMatchLive(match.status) || undefined}>
      <Scoreboard match={match} />
      <Insights match={match} page={page} />
    </section>
  );
}

/** The event as schema.org describes it, for search engines. */
function SportsEventData({ event }: { readonly event: SportEvent }) {
  const { publicUrl, locale, rules } = useSite();
  const url = publicUrl + link(targets.inSport(event.tournament.sport.key, event.slug), locale, rules);
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonText(sportsEvent(event, url)) }} />;
}

/** The match or season as the board has it. Prices do not change it. */
function useEvent(matchId: MatchId): SportEvent | undefined {
  const { board } = useStores();
  const subscribe = useCallback((listener: () => void) => board.subscribeMatch(matchId, listener), [board, matchId]);
  const read = () => board.event(matchId);
  return useSyncExternalStore(subscribe, read, read);
}

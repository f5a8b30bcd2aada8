import type { Match } from '@slipstream/contract/entities/catalogue/match';
import { isMatchComing, isMatchLive, isMatchOver, matchStatus } from '@slipstream/units/match-status';
import { useEffect, useMemo, type ReactNode, useCallback, useSyncExternalStore } from 'react';
import type { SportEvent } from '@slipstream/contract/entities/catalogue/event';
import type { MatchId } from '@slipstream/units/ids';
import { useTranslations } from 'use-intl';

import type { MatchPageData } from './match-page-data.ts';
import { useMatchesOnBoard } from '../../state/board/use-matches-on-board.ts';
import { useStores } from '../../state/use-stores.ts';
import { Insights } from './insights/insights.tsx';
import { useMatchHistory } from './insights/use-match-history.ts';
import { MatchHistoryContext } from './markets/facts/history-context.ts';
import type { MatchHistory } from './markets/facts/market-facts.ts';
import { Markets } from './markets/markets.tsx';
import { OutrightBoard } from './outright-board.tsx';
import { ScoreLine } from './scoreboard/score-line.tsx';
import { Scoreboard } from './scoreboard/scoreboard.tsx';
import styles from './match-page.module.css';
import { VideoSlot, type MatchVideo } from './video-slot.tsx';
import { useMarketsOnBoard } from './use-markets-on-board.ts';
import { isDelayed } from '../../shared/match/stage-words.ts';
import { useSite } from '../../site/site.tsx';
import { link, targets } from '../../site/paths.ts';
import { jsonText, sportsEvent } from './sports-event.ts';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';

export interface MatchPageProps {
  readonly page: MatchPageData;
  /** Other matches of the league. */
  readonly related: ReactNode;
  /** The bet builder, where there is one. */
  readonly builder?: ReactNode;
  /** The video of a match and what opens it, where the site shows video. */
  readonly video?: MatchVideo;
  /** What players think, told whether it can still be said. */
  readonly vote?: (isOpen: boolean) => ReactNode;
}

/** One match, or one season to bet on as a whole, with all of its markets, for as long as it goes and after it ended. */
export function MatchPage({ page, related, builder, video, vote }: MatchPageProps) {
  const { live } = useStores();
  const matchId = page.event.id;
  useMatchesOnBoard(useMemo(() => [page.event], [page.event]));
  useMarketsOnBoard(page);
  useEffect(() => live.watch(matchId), [live, matchId]);
  const event = useEvent(matchId) ?? page.event;
  const isOver = isMatchOver(event.status);
  const history = useMatchHistory(page);
  return (
    <>
      <SportsEventData event={page.event} />
      <div className={styles.page}>
        <div className={styles.match} data-has-score={event.type === 'match' || undefined}>
          {event.type === 'match' ? (
            <MatchTop match={event} page={page} history={history} video={video} />
          ) : (
            <OutrightBoard event={event} />
          )}
          {isOver && (
            <div className={styles.related}>
              {event.status === matchStatus.notCovered && <NotCovered />}
              {related}
            </div>
          )}
          <div className={styles.markets}>
            <MatchHistoryContext value={history}>
              <Markets
                event={event}
                groups={page.groups}
                builder={isOver ? undefined : builder}
                between={vote?.(!isOver)}
              />
            </MatchHistoryContext>
          </div>
        </div>
      </div>
      {!isOver && related}
    </>
  );
}

interface MatchTopProps {
  readonly match: Match;
  readonly page: MatchPageData;
  readonly history: MatchHistory;
  readonly video: MatchVideo | undefined;
}

/** While it is live; a picture that is being watched when the match ends stays until the stream ends too. */
function hasPicture(match: Match, { event }: MatchPageData): boolean {
  const isBegun = !isMatchComing(match.status) && !isDelayed(match);
  return match.hasVideo && isBegun && !isMatchOver(event.status);
}

/** Prices come right after the score: what else there is to know stands behind tabs, or beside the markets. */
function MatchTop({ match, page, history, video }: MatchTopProps) {
  const isWatched = video !== undefined && hasPicture(match, page);
  return (
    <>
      <div className={styles.line}>
        <ScoreLine match={match} />
      </div>
      <section
        className={styles.top}
        data-live={isMatchLive(match.status) || undefined}
        data-match-status={match.status}
      >
        <Scoreboard match={match} watch={isWatched && video.toggle} />
      </section>
      {isWatched && <VideoSlot>{video.player}</VideoSlot>}
      <div className={styles.insights}>
        <Insights match={match} page={page} history={history} />
      </div>
    </>
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

/** What stands in place of the odds of a match that is no longer covered (CAT-5). */
function NotCovered() {
  const t = useTranslations('entities.notCovered');
  return <EmptyState icon="lock" title={t('title')} text={t('text')} />;
}

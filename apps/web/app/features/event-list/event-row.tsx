import type { MarketId, MatchId } from '@slipstream/units/ids';
import { isMatchOver } from '@slipstream/units/match-status';
import { memo } from 'react';
import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';

import { StarButton } from '../../shared/match/star-button.tsx';
import { useLinks } from '../../shared/links/use-links.ts';
import { targets } from '../../site/paths.ts';
import { useMatch } from '../../state/board/use-board.ts';
import { crestsOf } from '../../ui/crest/crest-design.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { EventTeam } from './event-team.tsx';
import { EventWhen } from './event-when.tsx';
import styles from './event-row.module.css';
import { RowMarket } from './markets/row-market.tsx';
import { columnCount, rowMarkets } from './markets/row-markets.ts';

export interface EventRowProps {
  readonly matchId: MatchId;
  /** The ids of the markets the league's rows show, separated by spaces. */
  readonly markets: string;
  /** The one of them that the player chose. */
  readonly chosen: MarketId | undefined;
}

/** One match: when, who, score, the prices of the markets there is room for, and the way to all the others. */
export const EventRow = memo(function EventRow({ matchId, markets, chosen }: EventRowProps) {
  const t = useTranslations('events');
  const format = useFormatter();
  const links = useLinks();
  const match = useMatch(matchId);
  if (match === undefined) return null;

  const { home, away } = match.competitors;
  const crests = crestsOf(home.name, away.name);
  const href = links(targets.inSport(match.tournament.sport.key, match.slug));
  const ids = markets === '' ? [] : markets.split(' ');
  const name = t('matchName', { home: home.name, away: away.name });
  const moreCount = Math.max(0, match.availableMarkets - 1);
  return (
    <li className={styles.row} data-odds-row="" data-match={matchId}>
      <div className={styles.when}>
        <EventWhen match={match} />
      </div>
      <Link className={styles.teams} to={href}>
        <EventTeam side="home" match={match} crest={crests.home} />
        <EventTeam side="away" match={match} crest={crests.away} />
      </Link>
      <div className={styles.odds}>
        {rowMarkets(match, ids).map(([id, market], at) => (
          <RowMarket
            key={id}
            market={market}
            count={isMatchOver(match.status) ? 0 : columnCount(match.tournament, at)}
            hasNames={id === ids[0] || id === chosen}
          />
        ))}
      </div>
      <div className={styles.end}>
        <Link
          className={styles.more}
          to={href}
          aria-label={
            moreCount === 0 ? name : t('moreMarketsName', { count: moreCount, home: home.name, away: away.name })
          }
        >
          {moreCount === 0 ? (
            <Icon name="chevron-right" size={16} />
          ) : (
            t('moreMarkets', { count: format.number(moreCount) })
          )}
        </Link>
        <StarButton type="matches" id={matchId} name={name} size={16} />
      </div>
    </li>
  );
});

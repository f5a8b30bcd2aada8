import type { Market } from '@slipstream/contract/entities/catalogue/market';
import type { Match } from '@slipstream/contract/entities/catalogue/match';
import type { MarketId } from '@slipstream/units/ids';
import { memo, use } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

import { FirstPaintContext } from '../../first-paint/first-paint.ts';
import { isNamedAfterCategory, leagueTitle } from '../../shared/match/league-title.ts';
import { StarButton } from '../../shared/match/star-button.tsx';
import { useLinks } from '../../shared/links/use-links.ts';
import type { MarketsPerRow } from '../../site/markets-per-row.ts';
import { targets } from '../../site/paths.ts';
import { rowMarketsOf } from '../../site/row-markets.ts';
import { Flag } from '../../ui/flag/flag.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { EventRow } from './event-row.tsx';
import type { LeagueGroup } from './group-matches.ts';
import styles from './league-card.module.css';
import { MarketChoice } from './markets/market-choice.tsx';
import { columnLabel } from '../../shared/odds/outcome-label.ts';
import { leagueMark } from '../../state/preferences/folded-leagues.ts';
import { toggleLeague, useIsLeagueFolded } from '../../state/preferences/preferences.ts';
import { useStores } from '../../state/use-stores.ts';
import { listMarkets } from '../../state/board/match-record.ts';

export interface LeagueCardProps {
  readonly group: LeagueGroup;
  /** The ids of the markets its rows show, separated by spaces. */
  readonly markets: string;
  /** The market the player chose for this sport. */
  readonly chosen: MarketId | undefined;
  /** How many markets a row has room for, where this card has the choice of them. */
  readonly columns: MarketsPerRow | undefined;
}

/** The header of a league over its matches; what its columns mean is said once, above them. */
export const LeagueCard = memo(function LeagueCard({ group, markets, chosen, columns }: LeagueCardProps) {
  const t = useTranslations('events');
  const links = useLinks();
  const { cardMarks } = use(FirstPaintContext);
  const { preferences } = useStores();
  const { league, matches } = group;
  const isFolded = useIsLeagueFolded(league.id);
  const heads = useHeads(matches, markets);
  const chosenAt = heads.findIndex(({ id }) => id === chosen);
  return (
    <section
      className={styles.card}
      {...{ [leagueMark]: league.id }}
      data-groups={heads.length}
      data-chosen={chosenAt < 0 ? undefined : chosenAt + 1}
      {...cardMarks(isFolded ? 0 : matches.length)}
    >
      <header className={styles.head}>
        <h3 className={styles.title}>
          <Link className={styles.name} to={links(targets.inSport(league.sport.key, league.slug))}>
            <Flag code={league.category.countryCode} />
            <LeagueName league={league} />
          </Link>
        </h3>
        {columns !== undefined && (
          <MarketChoice
            sport={league.sport}
            markets={league.rowMarkets ?? rowMarketsOf(matches)}
            chosen={chosen}
            columns={columns}
            isShown={chosenAt >= 0}
          />
        )}
        <div className={styles.groups} aria-hidden="true">
          {heads.map((market) => (
            <div key={market.id} className={styles.group} data-group="" title={market.name}>
              {market.outcomes.map((outcome) => (
                <span key={outcome.id}>{columnLabel(t, market, outcome)}</span>
              ))}
            </div>
          ))}
        </div>
        <div className={styles.end}>
          <StarButton type="tournaments" id={league.id} name={league.name} />
          <button
            type="button"
            className={styles.fold}
            aria-expanded={!isFolded}
            aria-label={t('foldLeague', { league: league.name })}
            onClick={() => toggleLeague(preferences, league.id)}
          >
            <Icon name="chevron-down" size={16} />
          </button>
        </div>
      </header>
      {!isFolded && (
        <ul>
          {matches.map((match) => (
            <EventRow key={match.id} matchId={match.id} markets={markets} chosen={chosen} />
          ))}
        </ul>
      )}
    </section>
  );
});

/** The category and the league, each cut at its own end whichever way it is written. */
function LeagueName({ league }: Pick<LeagueGroup, 'league'>) {
  const t = useTranslations('events');
  return (
    <span className={styles.words} title={leagueTitle(t, league)}>
      {!isNamedAfterCategory(league) && (
        <>
          <bdi>{league.category.name}</bdi>
          <span>{' · '}</span>
        </>
      )}
      <bdi>{league.name}</bdi>
    </span>
  );
}

/** For each market of the rows one that a match has now: its outcomes head the columns. */
function useHeads(matches: readonly Match[], markets: string): readonly Market[] {
  const { board } = useStores();
  const now = matches.flatMap((match) => listMarkets(board.match(match.id) ?? match));
  return markets.split(' ').flatMap((id) => now.find((market) => market.id === id) ?? []);
}

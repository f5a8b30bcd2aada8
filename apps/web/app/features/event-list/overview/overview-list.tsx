import type { Match } from '@slipstream/contract/entities/catalogue/match';
import type { MatchId } from '@slipstream/units/ids';
import { memo, useRef, type KeyboardEvent } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';

import { useLinks } from '../../../shared/links/use-links.ts';
import { isActive, targets } from '../../../site/paths.ts';
import { useMatch } from '../../../state/board/use-board.ts';
import { hideableMark } from '../../../state/preferences/hidden-sports.ts';
import { crestsOf } from '../../../ui/crest/crest-design.ts';
import { Flag } from '../../../ui/flag/flag.tsx';
import { EventTeam } from '../event-team.tsx';
import { EventWhen } from '../event-when.tsx';
import { useEventGroups } from '../use-event-groups.ts';
import { neighbourOf } from './neighbour-of.ts';
import styles from './overview-list.module.css';

/** What is live, without prices: a click or an arrow key shows another match beside it. */
export function OverviewList({ matches }: { readonly matches: readonly Match[] }) {
  const t = useTranslations('catalogue.live');
  const list = useRef<HTMLDivElement>(null);
  const isOneSport = useSearchParams()[0].has('sport');
  const groups = useEventGroups(matches, 'league');

  function onKeyDown(event: KeyboardEvent) {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('a[data-match]') ?? [])];
    const next = neighbourOf(event.key, rows, rows.indexOf(event.target as HTMLElement));
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
    next.click();
  }

  return (
    <nav className={styles.list} aria-label={t('matches')}>
      <div ref={list} role="presentation" onKeyDown={onKeyDown}>
        {groups.map(({ key, league, matches: own }) => (
          <section
            key={key}
            className={styles.league}
            {...{ [hideableMark]: isOneSport ? undefined : league.sport.key }}
          >
            <h2 className={styles.title}>
              <Flag code={league.category.countryCode} />
              <span className={styles.words} title={`${league.category.name} · ${league.name}`}>
                {league.name}
              </span>
            </h2>
            {own.map(({ id }) => (
              <OverviewRow key={id} matchId={id} />
            ))}
          </section>
        ))}
      </div>
    </nav>
  );
}

const OverviewRow = memo(function OverviewRow({ matchId }: { readonly matchId: MatchId }) {
  const links = useLinks();
  const match = useMatch(matchId);
  const { pathname, search } = useLocation();
  if (match === undefined) return null;
  const { home, away } = match.competitors;
  const crests = crestsOf(home.name, away.name);
  const target = targets.inLiveOverview(match.tournament.sport.key, match.slug);
  return (
    <Link
      className={styles.row}
      to={links(target) + search}
      replace
      preventScrollReset
      data-match={matchId}
      aria-current={isActive(target, pathname) || undefined}
    >
      <span className={styles.when}>
        <EventWhen match={match} />
      </span>
      <span className={styles.teams}>
        <EventTeam side="home" match={match} crest={crests.home} />
        <EventTeam side="away" match={match} crest={crests.away} />
      </span>
    </Link>
  );
});

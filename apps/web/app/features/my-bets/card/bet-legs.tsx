import type { Bet } from '@slipstream/contract/entities/bets/bet';
import type { BetSelection } from '@slipstream/contract/entities/bets/bet-selection';
import { useTranslations } from 'use-intl';

import { MatchMoment } from '../../../shared/match/match-moment.tsx';
import { PageLink } from '../../../shared/links/page-link.tsx';
import { useOddsText } from '../../../shared/odds/use-odds-text.ts';
import { targets } from '../../../site/paths.ts';
import { useMatch } from '../../../state/board/use-board.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { ProgressBar } from '../../../ui/progress-bar/progress-bar.tsx';
import styles from './bet-legs.module.css';

/** The legs with their matches, prices and results, and a line of the bet's progress. */
export function BetLegs({ bet }: { readonly bet: Bet }) {
  const t = useTranslations('myBets.card');
  const { selections } = bet;
  const won = selections.filter(({ status }) => status === 'win' || status === 'half_win').length;
  const isRunning = bet.status === 'waiting_results' && selections.length > 1;
  return (
    <>
      {isRunning && (
        <ProgressBar
          label={t('progress', { won, total: selections.length })}
          value={won}
          max={selections.length}
          tone="good"
        />
      )}
      <ul className={styles.legs}>
        {selections.map((leg) => (
          <Leg
            key={leg.id}
            leg={wasTaken(bet) ? leg : { ...leg, status: 'open' }}
            isPriced={bet.type !== 'custom_bet'}
          />
        ))}
      </ul>
    </>
  );
}

/** A bet that was never accepted does not show how its legs would have ended. */
function wasTaken({ status }: Bet): boolean {
  return status !== 'rejected';
}

const icons = {
  open: 'clock',
  win: 'check',
  half_win: 'check',
  lose: 'close',
  half_lose: 'close',
  void: 'refresh',
} as const satisfies Record<BetSelection['status'], string>;

interface LegProps {
  readonly leg: BetSelection;
  /** A leg of a custom bet has no price of its own. */
  readonly isPriced: boolean;
}

function Leg({ leg, isPriced }: LegProps) {
  const t = useTranslations();
  const odds = useOddsText();
  const live = useMatch(leg.match.id);
  const { match } = leg;
  const now = live !== undefined && live.version >= match.version ? live : match;
  const sport = {
    key: match.sportKey,
    type: match.provider === 'oddin' ? ('cyber' as const) : ('regular' as const),
  };
  return (
    <li className={styles.leg} data-status={leg.status}>
      <span className={styles.icon} title={t(`myBets.leg.${leg.status}`)}>
        <Icon name={icons[leg.status]} size={16} />
      </span>
      <div className={styles.words}>
        <p className={styles.outcome}>
          {leg.outcome.name}{' '}
          {leg.status !== 'open' && <span className={styles.result}>{t(`myBets.leg.${leg.status}`)}</span>}
        </p>
        <p className={styles.market}>{leg.market.name}</p>
        <PageLink className={styles.match} target={targets.inSport(match.sportKey, match.slug)}>
          <MatchMoment
            startTime={now.startTime}
            status={now.status}
            stage={now.stage}
            statistics={now.statistics}
            sport={live?.tournament.sport ?? sport}
          />
          <span>{match.nameB === '' ? match.nameA : t('slip.match', { home: match.nameA, away: match.nameB })}</span>
        </PageLink>
      </div>
      {isPriced && <b className={styles.odds}>{odds(leg.odds)}</b>}
    </li>
  );
}

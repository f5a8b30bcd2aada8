import { selectionIdOf } from '@slipstream/betting/ticket/selection';
import type { Market } from '@slipstream/contract/entities/catalogue/market';
import type { MatchId } from '@slipstream/units/ids';
import { useTranslations } from 'use-intl';

import { useOddsText } from '../../shared/odds/use-odds-text.ts';
import type { Slip } from '../../state/slip/slip.ts';
import { useTicket } from '../../state/slip/use-ticket.ts';
import { useStores } from '../../state/use-stores.ts';
import { builderPick } from './builder-pick.ts';
import styles from './ready-bets.module.css';
import { useReadyBets, type ReadyBet } from './use-ready-bets.ts';

export interface ReadyBetsProps {
  readonly matchId: MatchId;
  readonly markets: readonly Market[];
  readonly slip: Slip;
  readonly isOff: boolean;
}

/** Ready-made custom bets of the match, each with its price; one tap takes one (CUSTOM-5). */
export function ReadyBets({ matchId, markets, slip, isOff }: ReadyBetsProps) {
  const t = useTranslations('builder.ready');
  const { board } = useStores();
  const bets = useReadyBets(matchId, slip);
  const { selectedOutcomeIds } = useTicket(slip);
  if (bets.length === 0) return null;

  function take({ selections }: ReadyBet) {
    const picks = selections.flatMap(({ marketId, specifier, outcomeId }) => {
      const market = markets.find((each) => each.id === marketId && each.specifier === specifier);
      const outcome = market?.outcomes.find(({ id }) => id === outcomeId);
      return market === undefined || outcome === undefined ? [] : (builderPick(board, market, outcome) ?? []);
    });
    if (picks.length === selections.length) slip.undo.makeCustomBet(picks);
  }

  return (
    <section className={styles.ready} aria-label={t('title')}>
      <h3 className={styles.title}>{t('title')}</h3>
      <ul className={styles.bets}>
        {bets.map((bet) => {
          const ids = bet.selections.map(selectionIdOf);
          const isTaken =
            ids.length === selectedOutcomeIds.length && ids.every((id) => selectedOutcomeIds.includes(id));
          return (
            <li key={ids.join()}>
              <ReadyButton bet={bet} isTaken={isTaken} isOff={isOff} onTake={() => take(bet)} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface ReadyButtonProps {
  readonly bet: ReadyBet;
  readonly isTaken: boolean;
  readonly isOff: boolean;
  readonly onTake: () => void;
}

function ReadyButton({ bet: { odds, selections }, isTaken, isOff, onTake }: ReadyButtonProps) {
  const t = useTranslations('builder.ready');
  const oddsText = useOddsText();
  return (
    <button
      type="button"
      className={styles.bet}
      aria-current={isTaken || undefined}
      disabled={isOff}
      onClick={isTaken ? undefined : onTake}
    >
      <span className={styles.legs}>
        {selections.map(({ marketId, specifier, outcomeName, marketName }) => (
          <span key={`${marketId}/${specifier}`} className={styles.leg}>
            <b>{outcomeName}</b> <span className={styles.market}>{marketName}</span>
          </span>
        ))}
      </span>
      <span className={styles.take}>
        {t(isTaken ? 'taken' : 'take')} <b className={styles.price}>{oddsText(odds)}</b>
      </span>
    </button>
  );
}

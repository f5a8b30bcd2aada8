import type { TicketError } from '@slipstream/betting/ticket/ticket';
import type { Minor } from '@slipstream/units/minor';
import type { TotalOdds } from '@slipstream/units/odds';
import { useTranslations } from 'use-intl';

import { RemedyButton, remedyFor } from '../../shared/betting/remedy.tsx';
import { useMoney } from '../../shared/money/use-money.ts';
import { useOddsText } from '../../shared/odds/use-odds-text.ts';
import type { SlipStore } from '../../state/slip/slip-store.ts';
import { IconButton } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './slip-failure.module.css';

export interface SlipFailureProps {
  readonly store: SlipStore;
  readonly error: TicketError;
  readonly currency: string;
}

/** Why a placement was refused: what happened, that no money moved, and the server's message (PLACE-2, LIMIT-6). */
export function SlipFailure({ store, error, currency }: SlipFailureProps) {
  const t = useTranslations('slip');
  const words = useErrorWords(currency);
  // Messages about one selection are shown beside it; messages about a bet of several have no other place.
  const about = new Set(
    error.messagesByBet.filter(({ selectionId }) => selectionId === null).map((message) => message.localizedMessage),
  );
  const remedy = remedyFor([error.code, ...error.messagesByBet.map(({ code }) => code)]);
  const dismiss = () => void store.dispatch({ kind: 'dismissed' });
  return (
    <div className={styles.failure} role="alert">
      <Icon name="warning" />
      <div className={styles.words}>
        <p>{words(error)}</p>
        {[...about, ...error.details].map((detail) => (
          <p key={detail} className={styles.detail}>
            {detail}
          </p>
        ))}
        {remedy !== null && <RemedyButton remedy={remedy} onUsed={dismiss} />}
      </div>
      <IconButton label={t('failure.dismiss')} onClick={dismiss}>
        <Icon name="close" size={16} />
      </IconButton>
    </div>
  );
}

/** Refusals the player can act on, by code. */
const codeWords: Readonly<Record<string, 'profile' | 'phone' | 'balance' | 'playerLimit'>> = {
  118: 'profile',
  profile_incomplete: 'profile',
  phone_not_verified: 'phone',
  insufficient_balance: 'balance',
  player_limit_reached: 'playerLimit',
};

/** Message keys of the server as text, with their figures. */
function useErrorWords(currency: string): (error: TicketError) => string {
  const t = useTranslations('slip');
  const money = useMoney();
  const odds = useOddsText();
  return ({ message, facts, code }) => {
    const own = codeWords[String(code)];
    if (own !== undefined) return t(`failure.${own}`);
    const limit = Number(facts['limit'] ?? 0);
    const of = String(facts['currency'] ?? currency);
    switch (message) {
      case 'error.place_bets.invalid_odds':
        return t('failure.invalidOdds');
      case 'error.place_bets.invalid_odds_custom_bet':
        return t('failure.invalidOddsCustomBet');
      case 'error.platform.pve_player_bet_forbidden':
        return t('failure.forbidden');
      case 'error.validation.bet_limits.selection_limit_exceeded':
        return t('refusal.selectionLimit', { limit: limit - 1 });
      case 'error.validation.bet_limits.odds_limit_exceeded':
        return t('refusal.oddsLimit', { limit: odds(limit as TotalOdds) });
      case 'error.validation.bet_limits.max_stake_limit_exceeded':
        return t('refusal.maxStakeLimit', { limit: money(limit as Minor, of) });
      case 'error.validation.bet_limits.payout_limit_exceeded':
        return t('refusal.payoutLimit', { limit: money(limit as Minor, of) });
      default:
        return t('failure.default');
    }
  };
}

import { namedPrices, returnAgreed } from '@slipstream/betting/summary/odds-changes';
import { useFormatter, useTranslations } from 'use-intl';

import { useMoney } from '../../shared/money/use-money.ts';
import { useBetOddsText, useOddsText } from '../../shared/odds/use-odds-text.ts';
import type { PlaceButtonProps, PlaceFace } from './place-button.tsx';

/** How many moved prices can be read at a glance. */
const pricesMax = 3;

type AcceptingFace = PlaceFace & { readonly onPress: () => void };

/** One press accepts the prices that the button names and places at them, or does nothing (TICKET-4). */
export function useAccepting({ slip, ticket, summary, currency }: PlaceButtonProps): () => AcceptingFace {
  const t = useTranslations('slip.place');
  const format = useFormatter();
  const money = useMoney();
  const odds = useOddsText();
  const betOdds = useBetOddsText();
  const leg = useTranslations('slip.leg');
  const { changes, total, betType, selectionCount } = summary;
  const prices = namedPrices(changes);
  return () => ({
    words: words(),
    note: note(),
    deed: `accept ${prices.map(({ selectionId, odds: price }) => `${selectionId} ${price}`).join()} ${total.stake}`,
    isToRead: true,
    onPress() {
      const { result } = slip.dispatch({ kind: 'odds-change-accepted', prices });
      if (result.kind === 'applied') void slip.place();
    },
  });

  function words(): string {
    const stake = money(total.stake, currency);
    if (summary.odds === null || betType === 'system') return t('acceptPlaceMany', { count: changes.length, stake });
    return t('acceptPlace', { odds: betOdds(summary.odds, selectionCount), stake });
  }

  /** Each price with its old value, and the effect on the return. */
  function note(): string {
    // A price and its old value stay on one line.
    const moves = changes.map(({ from, to }) =>
      leg('moved', { from: odds(from), to: odds(to) }).replaceAll(' ', '\u00A0'),
    );
    const returns = {
      amount: money(total.potentialReturn, currency),
      before: money(returnAgreed(ticket.bets), currency),
    };
    const parts = [
      ...(moves.length > pricesMax ? [] : [format.list(moves, { type: 'unit' })]),
      t('acceptReturns', returns),
    ];
    const said = parts.join(' · ');
    const covers = changes.find((change) => change.covers !== null)?.covers ?? null;
    if (covers === null) return said;
    const percent = format.number(covers.tolerancePermille / 1000, { style: 'percent', maximumFractionDigits: 1 });
    return `${said} ${t('acceptCover', { percent, seconds: covers.windowMs / 1000 })}`;
  }
}

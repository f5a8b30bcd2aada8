import { conflictsOf } from '@slipstream/betting/refusals/conflicts';
import type { Selection } from '@slipstream/betting/ticket/selection';
import { selectionsOf, type Ticket } from '@slipstream/betting/ticket/ticket';
import { useTranslations } from 'use-intl';

import { useOddsText } from '../../../shared/odds/use-odds-text.ts';
import { useMatch } from '../../../state/board/use-board.ts';
import type { Slip } from '../../../state/slip/slip.ts';
import { useSlipTerms } from '../../../state/slip/use-ticket.ts';
import { Button } from '../../../ui/button/button.tsx';
import styles from './builder-offer.module.css';
import { useJointPrice } from './use-joint-price.ts';

/** Selections of one match can't be multiplied, but they can be a bet builder: offers to make it, with its price (CUSTOM-5). */
export function BuilderOffer({ slip, ticket }: { readonly slip: Slip; readonly ticket: Ticket }) {
  const { isCustomBetEnabled } = useSlipTerms(slip);
  const conflict = ticket.bets.flatMap(conflictsOf).find(({ code }) => code === 'same_match');
  if (!isCustomBetEnabled || conflict === undefined) return null;
  const all = selectionsOf(ticket.bets);
  const selections = all.filter(({ id }) => conflict.selectionIds.includes(id));
  const [first] = selections;
  // The price depends on these: with others it is another offer.
  const key = selections.map(({ id, odds, isSuspended }) => `${id} ${odds} ${isSuspended}`).join();
  if (first === undefined) return null;
  return (
    <Offer key={key} slip={slip} first={first} selections={selections} otherCount={all.length - selections.length} />
  );
}

interface OfferProps {
  readonly slip: Slip;
  readonly first: Selection;
  readonly selections: readonly Selection[];
  readonly otherCount: number;
}

function Offer(props: OfferProps) {
  const match = useMatch(props.first.matchId);
  return match?.hasCustomBet === true ? <PricedOffer {...props} /> : null;
}

function PricedOffer({ slip, first, selections, otherCount }: OfferProps) {
  const t = useTranslations('builder.offer');
  const odds = useOddsText();
  const price = useJointPrice(slip, first.matchId, selections);
  if (price.kind === 'refused') return <p className={styles.refused}>{t('refused', { reason: price.reason })}</p>;
  return (
    <div className={styles.offer} aria-busy={price.kind === 'asking'}>
      <Button look="primary" onClick={() => slip.undo.makeCustomBet(selections)}>
        {price.kind === 'priced' ? t('makeAt', { price: odds(price.odds) }) : t('make')}
      </Button>
      {otherCount > 0 && <p className={styles.others}>{t('others', { count: otherCount })}</p>}
    </div>
  );
}

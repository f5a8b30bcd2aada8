import { loadCatalogue } from '@slipstream/locales/load-catalogue';
import type { LocaleCode } from '@slipstream/locales/locale';
import type { SlipWords } from './page/sums.ts';

/** The words of the page's language by which a walker knows what it looks at. */
export interface WalkWords extends SlipWords {
  readonly figures: FigureWords;
  /** What the place button begins with when it places. */
  readonly place: readonly string[];
  /** Names of controls that are never pressed, because they would end the walk. */
  readonly never: readonly string[];
}

/** A text with a value in it: what stands before the value, and after it. */
type Framed = readonly [start: string, end: string];

/** Names of figures, on the slip, the receipt and a bet's card alike. */
export interface FigureWords {
  readonly stake: readonly string[];
  readonly odds: readonly string[];
  readonly returns: readonly string[];
  /** The return of a system: the most it can be. */
  readonly returnsUpTo: readonly string[];
  /** What adds to stake x odds, with its sum. */
  readonly boost: readonly Framed[];
  /** What changes the return without a sum beside it. */
  readonly bonus: readonly string[];
}

export async function wordsOf(locale: LocaleCode): Promise<WalkWords> {
  const { slip, myBets, account } = await loadCatalogue(locale);
  const { totals, receipt, place, stake } = slip;
  return {
    totals: totals.label,
    selections: slip.selections,
    price: slip.leg.price,
    stake: stake.label,
    stakeEach: stake.each,
    figures: {
      stake: [totals.stake, receipt.stake, myBets.card.stake],
      odds: [totals.odds, receipt.odds, myBets.card.odds],
      returns: [totals.returns, receipt.returns, myBets.card.potential],
      returnsUpTo: [totals.returnsUpTo],
      boost: [withValue(totals.boost), withValue(receipt.boost)],
      bonus: [totals.freebet, myBets.bonus.label],
    },
    place: [before(place.one), before(place.many)],
    never: [account.signOut, myBets.card.print],
  };
}

function withValue(message: string): Framed {
  return [message.slice(0, message.indexOf('{')), message.slice(message.lastIndexOf('}') + 1)];
}

/** The fixed beginning of a message that has a value in it. */
function before(message: string): string {
  return message.slice(0, message.indexOf('{')).trim();
}

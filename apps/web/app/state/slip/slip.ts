import type { OutcomePick } from '@slipstream/betting/ticket/selection';

import type { Api } from '../../api/call-api.ts';
import type { QuickBetStore } from '../quick-bet/quick-bet-store.ts';
import type { Notice } from './slip-notices.ts';
import type { CustomPricer } from './custom-pricing.ts';
import type { SlipStore } from './slip-store.ts';
import type { SlipUndo } from './slip-undo.ts';

/**
 * The slip as features use it, created once per tab by load-slip.ts: `ticket` says what it is, `dispatch` changes it,
 * `place` sends it. Components read it with the hooks of use-ticket.ts.
 */
export interface Slip extends Pick<
  SlipStore,
  'ticket' | 'selected' | 'terms' | 'summary' | 'subscribe' | 'dispatch' | 'setTerms' | 'bringPicks'
> {
  /** Places the bets with a stake; resolves when the answer is known. */
  readonly place: () => Promise<void>;
  readonly quick: QuickBetStore;
  readonly custom: CustomPricer;
  readonly undo: SlipUndo;
  readonly api: Api;
  /** Puts an outcome into the slip or takes it off; with quick bet on it goes there instead. */
  readonly toggle: (pick: OutcomePick) => void;
  /** Calls back with what the player must be told besides what the slip shows. */
  readonly onNotice: (listener: (notice: Notice) => void) => () => void;
}

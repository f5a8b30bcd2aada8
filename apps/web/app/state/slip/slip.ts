import type { OutcomePick } from '@slipstream/betting/ticket/selection';

import type { Api } from '../../api/call-api.ts';
import type { QuickBetStore } from '../quick-bet/quick-bet-store.ts';
import type { Notice } from './slip-notices.ts';
import type { CustomPricer } from './custom-pricing.ts';
import type { Placing } from './placing.ts';
import type { SlipStore } from './slip-store.ts';
import type { SlipUndo } from './slip-undo.ts';

/** The slip with everything around it; created once per tab by load-slip.ts. */
export interface Slip {
  readonly store: SlipStore;
  readonly quick: QuickBetStore;
  readonly custom: CustomPricer;
  readonly undo: SlipUndo;
  readonly placing: Placing;
  readonly api: Api;
  /** Puts an outcome into the slip or takes it off; with quick bet on it goes there instead. */
  readonly toggle: (pick: OutcomePick) => void;
  /** Adds the picks of an earlier page to the slip, even if quick bet was on: opening a page must not place a bet. */
  readonly bringPicks: (text: string) => void;
  /** Calls back with what the player must be told besides what the slip shows. */
  readonly onNotice: (listener: (notice: Notice) => void) => () => void;
}

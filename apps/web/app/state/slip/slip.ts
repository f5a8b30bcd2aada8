import type { OutcomePick } from '@slipstream/betting/ticket/selection';

import type { Api } from '../../api/call-api.ts';
import type { QuickBetStore } from '../quick-bet/quick-bet-store.ts';
import type { Notice } from './slip-notices.ts';
import type { CustomPricer } from './custom-pricing.ts';
import type { Placing } from './placing.ts';
import type { SlipStore } from './slip-store.ts';
import type { SlipUndo } from './slip-undo.ts';

/** The slip with everything around it; made once per tab by load-slip.ts. */
export interface Slip {
  readonly store: SlipStore;
  readonly quick: QuickBetStore;
  readonly custom: CustomPricer;
  readonly undo: SlipUndo;
  readonly placing: Placing;
  readonly api: Api;
  /** Puts an outcome into the slip or takes it off; with quick bet on it goes there instead. */
  readonly toggle: (pick: OutcomePick) => void;
  /**
   * Puts the picks of an earlier page into the slip, whatever they were meant for then: nothing is placed because a page was
   * opened.
   */
  readonly bringPicks: (text: string) => void;
  /** Hears what the player has to be told besides what the slip itself shows. */
  readonly onNotice: (listener: (notice: Notice) => void) => () => void;
}

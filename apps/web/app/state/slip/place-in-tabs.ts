import type { BoardFollower } from './follow/follow-board.ts';
import { openSlipChannel } from './follow/slip-bridge.ts';
import { Placing, type PlacingOptions } from './placing.ts';
import type { SlipStore } from './slip-store.ts';
import { SlipTabs } from './slip-tabs.ts';

/** Keeps the slip the same in all tabs, and places it once, whichever tab it is placed in (PLACE-6). */
export function placeInTabs(
  slip: SlipStore,
  follower: BoardFollower,
  options: Omit<PlacingOptions, 'newKey'>,
): Placing {
  const tabs = new SlipTabs(slip, {
    channel: openSlipChannel(),
    newId: () => crypto.randomUUID(),
    onAdopted: () => {
      follower.tellAll();
      void placing.watch();
    },
    onLeft: () => void placing.resume(),
  });
  addEventListener('pagehide', tabs.leave);
  const placing = new Placing(slip.placeable, { ...options, newKey: tabs.placementKey });
  void placing.resume();
  return placing;
}

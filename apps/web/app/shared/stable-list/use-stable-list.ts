import { useEffect, useState } from 'react';

import { settleGroups, type SteadyGroup } from './settle-groups.ts';
import { whenStill } from '../../state/touches.ts';

/**
 * The groups to render now. They follow the wanted groups as `settleOrder` says: never within half a second of a touch,
 * and never by taking the focus away. Another list (another day, another sport) needs another key.
 */
export function useStableList<Group extends SteadyGroup>(wanted: readonly Group[]): readonly Group[] {
  const [shown, setShown] = useState(wanted);

  useEffect(() => {
    let cancel = whenStill(settle);
    function settle(): void {
      const held = heldMatches();
      setShown((groups) => settleGroups(groups, wanted, held));
      if (held.size > 0) addEventListener('focusout', settleLater, { once: true });
    }
    function settleLater(): void {
      // During this event no element has the focus, although it may be moving within the same row.
      const timer = setTimeout(() => {
        cancel = whenStill(settle);
      });
      cancel = () => clearTimeout(timer);
    }
    return () => {
      cancel();
      removeEventListener('focusout', settleLater);
    };
  }, [wanted]);

  return shown;
}

/** The match whose row has the focus. */
function heldMatches(): ReadonlySet<string> {
  const row = document.activeElement?.closest<HTMLElement>('[data-match]');
  return new Set(row?.dataset['match'] === undefined ? [] : [row.dataset['match']]);
}

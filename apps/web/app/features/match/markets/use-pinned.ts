import { useEffect, useState } from 'react';

import { whenStill } from '../../../state/touches.ts';
import { useStores } from '../../../state/use-stores.ts';

const none: ReadonlySet<string> = new Set();

/**
 * The markets that stand first because they are favourites. A star shows at once; the card moves when the finger that
 * tapped it has been gone for a moment.
 */
export function usePinned(): ReadonlySet<string> {
  const { favourites } = useStores();
  const [pinned, setPinned] = useState(none);
  useEffect(() => {
    const adopt = () => {
      const ids = favourites.ids('markets');
      setPinned((held) => (ids.length === held.size && ids.every((id) => held.has(id)) ? held : new Set(ids)));
    };
    let cancel = whenStill(adopt);
    const leave = favourites.subscribe(() => {
      cancel();
      cancel = whenStill(adopt);
    });
    return () => {
      cancel();
      leave();
    };
  }, [favourites]);
  return pinned;
}

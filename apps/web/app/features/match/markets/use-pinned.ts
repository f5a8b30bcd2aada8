import { useEffect, useState } from 'react';

import { whenStill } from '../../../state/touches.ts';
import { useStores } from '../../../state/use-stores.ts';

const none: ReadonlySet<string> = new Set();

/** Favourite markets, shown first. The star changes at once; the card moves a moment after the tap. */
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

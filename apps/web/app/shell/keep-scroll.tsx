import { use } from 'react';
import { UNSAFE_useScrollRestoration as useScrollRestoration } from 'react-router';

import { NonceContext } from '../shared/page/nonce.ts';

/** Where the router keeps the positions of pages. */
const storageKey = 'react-router-scroll-positions';

/**
 * Scrolls to where the page was left before the first paint, as the router's own script does. That one handles an error
 * of the storage by using the storage again, which throws once more where storage is blocked (EMBED-7).
 */
export const keptScrollScript = `if(!history.state?.key)history.replaceState({key:Math.random().toString(32).slice(2)},'');try{const top=JSON.parse(sessionStorage.getItem('${storageKey}')||'{}')[history.state.key];if(typeof top==='number')scrollTo(0,top)}catch{}`;

/** Keeps the place of a page over Back, Forward and a reload. */
export function KeepScroll() {
  useScrollRestoration({ storageKey });
  const nonce = use(NonceContext);
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? keptScrollScript : '' }}
    />
  );
}

import { createContext, use } from 'react';

import { overlayQuery, useMedia } from '../../ui/use-media.ts';

/** Whether the page has the betting panel as a column beside it; a site may leave it out of a page's right sidebar (ROUTE-10). */
export const PanelColumnContext = createContext(true);

/** Whether the panel is an overlay: in a narrow window, or on a page without a column for it. */
export function usePanelOverlay(): boolean {
  const hasColumn = use(PanelColumnContext);
  const isNarrow = useMedia(overlayQuery);
  return isNarrow || !hasColumn;
}

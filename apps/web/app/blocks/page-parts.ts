import type { Page } from '@slipstream/contract/site/page';

import type { LoadedBlock } from './block-types.ts';
import type { ShellAreas } from './shell/shell-areas.ts';

/** What the site's configuration says about a page: its words for the head, and the blocks in its centre and at its end. */
export interface PageParts {
  readonly title: string | null;
  readonly description: string | null;
  readonly keywords: string | null;
  readonly shareImage: string | null;
  readonly noIndex: boolean;
  /** Design tokens of this page only (ROUTE-9), written by the server from values it has read (BRAND-4). */
  readonly styles: readonly { readonly token: string; readonly value: string }[];
  readonly layout: Page['layout'];
  readonly main: readonly LoadedBlock[];
  readonly footer: readonly LoadedBlock[];
  /** What stands around this page and not around others (ROUTE-10). */
  readonly shell: Partial<ShellAreas>;
}

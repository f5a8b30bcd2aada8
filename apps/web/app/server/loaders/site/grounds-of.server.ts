import type { Brand } from '@slipstream/contract/site/brand/brand';
import { brandGrounds } from '@slipstream/contract/site/brand/brand-style';

import { usualGrounds, type Grounds } from '../../../site/brand-grounds.ts';

/** The grounds of a site's themes: its brand's, or those of the product. */
export function groundsOf(brand: Brand | null): Grounds {
  return brand === null ? usualGrounds : brandGrounds(brand);
}

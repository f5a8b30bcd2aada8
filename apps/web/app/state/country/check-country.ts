import { siteApi } from '../../api/site-api.ts';
import { link, parsePath, targets } from '../../site/paths.ts';
import type { Site } from '../../site/site.tsx';
import { callerCountry } from './blocked-country.ts';
import { rememberTold, toldAt } from './told-country.ts';

/** Opens the page that says so if the visitor's country is blocked, once in a visit (ERROR-7). */
export async function checkCountry(site: Site, open: (path: string) => void): Promise<void> {
  const country = await callerCountry(siteApi(site));
  if (country === null) return;
  const { pathname, search, hash } = location;
  const isShown = parsePath(pathname)?.target === targets.blocked;
  if (!country.isBlocked) {
    // The page of the block itself leads back; everywhere else the visitor is where they want to be.
    if (!isShown) rememberTold(null);
    return;
  }
  if (isShown || toldAt() !== null) return;
  rememberTold(pathname + search + hash);
  open(link(targets.blocked, site.locale, site.rules));
}

import { browserCheckScript } from '../first-paint/browser-check.ts';
import { earlyErrorsScript } from '../first-paint/early-errors.ts';
import { earlyTapsScript } from '../first-paint/early-taps.ts';
import { earlyAccountScript } from '../state/session/early/early-account.ts';
import { askingScript } from '../state/session/registered-flag.ts';
import { panelColumnScript } from '../state/panel/panel-column.ts';
import { sidebarScript } from '../state/panel/sidebar.ts';
import { densityScript } from '../state/preferences/density.ts';
import { foldedLeaguesScript } from '../state/preferences/folded-leagues.ts';
import { hiddenSportsScript } from '../state/preferences/hidden-sports.ts';
import type { Site } from '../site/site.tsx';

/** The script that runs before the first paint. Its text is not in the browser's scripts; hydration does not compare it. */
export function headScript(site: Site | undefined): string {
  if (!import.meta.env.SSR) return '';
  const account = site === undefined ? '' : earlyAccountScript(site);
  return (
    earlyErrors(site) +
    browserCheckScript +
    askingScript +
    account +
    sidebarScript +
    panelColumnScript +
    densityScript +
    hiddenSportsScript +
    foldedLeaguesScript +
    earlyTapsScript
  );
}

/** Before everything else, so that nothing is thrown unseen. */
function earlyErrors(site: Site | undefined): string {
  if (site === undefined || site.errorReportUrl === null) return '';
  const { errorReportUrl: url, release, locale, environment } = site;
  return earlyErrorsScript({ url, about: { release, locale, environment } });
}

import account from './de/account.ts';
import auth from './de/auth.ts';
import blocks from './de/blocks.ts';
import bonuses from './de/bonuses.ts';
import builder from './de/builder.ts';
import catalogue from './de/catalogue.ts';
import connection from './de/connection.ts';
import consent from './de/consent.ts';
import deposit from './de/deposit.ts';
import errors from './de/errors.ts';
import events from './de/events.ts';
import favourites from './de/favourites.ts';
import filters from './de/filters.ts';
import launch from './de/launch.ts';
import match from './de/match.ts';
import myBets from './de/my-bets.ts';
import notifications from './de/notifications.ts';
import quickBet from './de/quick-bet.ts';
import responsible from './de/responsible.ts';
import search from './de/search.ts';
import settings from './de/settings.ts';
import share from './de/share.ts';
import shell from './de/shell.ts';
import site from './de/site.ts';
import slip from './de/slip.ts';
import spi from './de/spi.ts';
import ui from './de/ui.ts';

export default {
  account,
  auth,
  blocks,
  bonuses,
  builder,
  catalogue,
  connection,
  consent,
  deposit,
  errors,
  events,
  favourites,
  filters,
  launch,
  match,
  myBets,
  notifications,
  quickBet,
  responsible,
  search,
  settings,
  share,
  shell,
  site,
  slip,
  spi,
  ui,
} as const;

import account from './ar/account.ts';
import auth from './ar/auth.ts';
import blocks from './ar/blocks.ts';
import bonuses from './ar/bonuses.ts';
import builder from './ar/builder.ts';
import catalogue from './ar/catalogue.ts';
import connection from './ar/connection.ts';
import consent from './ar/consent.ts';
import deposit from './ar/deposit.ts';
import errors from './ar/errors.ts';
import events from './ar/events.ts';
import favourites from './ar/favourites.ts';
import filters from './ar/filters.ts';
import launch from './ar/launch.ts';
import match from './ar/match.ts';
import myBets from './ar/my-bets.ts';
import notifications from './ar/notifications.ts';
import quickBet from './ar/quick-bet.ts';
import responsible from './ar/responsible.ts';
import search from './ar/search.ts';
import settings from './ar/settings.ts';
import share from './ar/share.ts';
import shell from './ar/shell.ts';
import site from './ar/site.ts';
import slip from './ar/slip.ts';
import spi from './ar/spi.ts';
import ui from './ar/ui.ts';

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

import account from './es/account.ts';
import auth from './es/auth.ts';
import blocks from './es/blocks.ts';
import bonuses from './es/bonuses.ts';
import builder from './es/builder.ts';
import catalogue from './es/catalogue.ts';
import connection from './es/connection.ts';
import consent from './es/consent.ts';
import deposit from './es/deposit.ts';
import errors from './es/errors.ts';
import events from './es/events.ts';
import favourites from './es/favourites.ts';
import filters from './es/filters.ts';
import launch from './es/launch.ts';
import match from './es/match.ts';
import myBets from './es/my-bets.ts';
import notifications from './es/notifications.ts';
import quickBet from './es/quick-bet.ts';
import responsible from './es/responsible.ts';
import search from './es/search.ts';
import settings from './es/settings.ts';
import share from './es/share.ts';
import shell from './es/shell.ts';
import site from './es/site.ts';
import slip from './es/slip.ts';
import spi from './es/spi.ts';
import ui from './es/ui.ts';

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

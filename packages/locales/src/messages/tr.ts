import account from './tr/account.ts';
import auth from './tr/auth.ts';
import blocks from './tr/blocks.ts';
import bonuses from './tr/bonuses.ts';
import builder from './tr/builder.ts';
import catalogue from './tr/catalogue.ts';
import connection from './tr/connection.ts';
import consent from './tr/consent.ts';
import deposit from './tr/deposit.ts';
import errors from './tr/errors.ts';
import events from './tr/events.ts';
import favourites from './tr/favourites.ts';
import filters from './tr/filters.ts';
import launch from './tr/launch.ts';
import match from './tr/match.ts';
import myBets from './tr/my-bets.ts';
import notifications from './tr/notifications.ts';
import quickBet from './tr/quick-bet.ts';
import responsible from './tr/responsible.ts';
import search from './tr/search.ts';
import settings from './tr/settings.ts';
import share from './tr/share.ts';
import shell from './tr/shell.ts';
import site from './tr/site.ts';
import slip from './tr/slip.ts';
import spi from './tr/spi.ts';
import ui from './tr/ui.ts';

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

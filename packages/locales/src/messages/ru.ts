import account from './ru/account.ts';
import auth from './ru/auth.ts';
import blocks from './ru/blocks.ts';
import bonuses from './ru/bonuses.ts';
import builder from './ru/builder.ts';
import catalogue from './ru/catalogue.ts';
import connection from './ru/connection.ts';
import consent from './ru/consent.ts';
import deposit from './ru/deposit.ts';
import errors from './ru/errors.ts';
import events from './ru/events.ts';
import favourites from './ru/favourites.ts';
import filters from './ru/filters.ts';
import launch from './ru/launch.ts';
import match from './ru/match.ts';
import myBets from './ru/my-bets.ts';
import notifications from './ru/notifications.ts';
import quickBet from './ru/quick-bet.ts';
import responsible from './ru/responsible.ts';
import search from './ru/search.ts';
import settings from './ru/settings.ts';
import share from './ru/share.ts';
import shell from './ru/shell.ts';
import site from './ru/site.ts';
import slip from './ru/slip.ts';
import spi from './ru/spi.ts';
import ui from './ru/ui.ts';

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

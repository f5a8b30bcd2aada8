import account from './en/account.ts';
import auth from './en/auth.ts';
import blocks from './en/blocks.ts';
import bonuses from './en/bonuses.ts';
import builder from './en/builder.ts';
import catalogue from './en/catalogue.ts';
import connection from './en/connection.ts';
import consent from './en/consent.ts';
import deposit from './en/deposit.ts';
import errors from './en/errors.ts';
import events from './en/events.ts';
import favourites from './en/favourites.ts';
import filters from './en/filters.ts';
import launch from './en/launch.ts';
import match from './en/match.ts';
import myBets from './en/my-bets.ts';
import notifications from './en/notifications.ts';
import quickBet from './en/quick-bet.ts';
import responsible from './en/responsible.ts';
import search from './en/search.ts';
import settings from './en/settings.ts';
import share from './en/share.ts';
import shell from './en/shell.ts';
import site from './en/site.ts';
import slip from './en/slip.ts';
import spi from './en/spi.ts';
import ui from './en/ui.ts';

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

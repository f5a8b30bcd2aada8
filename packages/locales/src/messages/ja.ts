import account from './ja/account.ts';
import auth from './ja/auth.ts';
import blocks from './ja/blocks.ts';
import bonuses from './ja/bonuses.ts';
import builder from './ja/builder.ts';
import catalogue from './ja/catalogue.ts';
import connection from './ja/connection.ts';
import consent from './ja/consent.ts';
import deposit from './ja/deposit.ts';
import errors from './ja/errors.ts';
import events from './ja/events.ts';
import favourites from './ja/favourites.ts';
import filters from './ja/filters.ts';
import launch from './ja/launch.ts';
import match from './ja/match.ts';
import myBets from './ja/my-bets.ts';
import notifications from './ja/notifications.ts';
import quickBet from './ja/quick-bet.ts';
import responsible from './ja/responsible.ts';
import search from './ja/search.ts';
import settings from './ja/settings.ts';
import share from './ja/share.ts';
import shell from './ja/shell.ts';
import site from './ja/site.ts';
import slip from './ja/slip.ts';
import spi from './ja/spi.ts';
import ui from './ja/ui.ts';

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

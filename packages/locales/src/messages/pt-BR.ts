import account from './pt-BR/account.ts';
import auth from './pt-BR/auth.ts';
import blocks from './pt-BR/blocks.ts';
import bonuses from './pt-BR/bonuses.ts';
import builder from './pt-BR/builder.ts';
import catalogue from './pt-BR/catalogue.ts';
import connection from './pt-BR/connection.ts';
import consent from './pt-BR/consent.ts';
import deposit from './pt-BR/deposit.ts';
import errors from './pt-BR/errors.ts';
import events from './pt-BR/events.ts';
import favourites from './pt-BR/favourites.ts';
import filters from './pt-BR/filters.ts';
import launch from './pt-BR/launch.ts';
import match from './pt-BR/match.ts';
import myBets from './pt-BR/my-bets.ts';
import notifications from './pt-BR/notifications.ts';
import quickBet from './pt-BR/quick-bet.ts';
import responsible from './pt-BR/responsible.ts';
import search from './pt-BR/search.ts';
import settings from './pt-BR/settings.ts';
import share from './pt-BR/share.ts';
import shell from './pt-BR/shell.ts';
import site from './pt-BR/site.ts';
import slip from './pt-BR/slip.ts';
import spi from './pt-BR/spi.ts';
import ui from './pt-BR/ui.ts';

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

import type { Catalogue } from '../../catalogue.ts';
import account from './web/account.ts';
import auth from './web/auth.ts';
import blocks from './web/blocks.ts';
import bonuses from './web/bonuses.ts';
import builder from './web/builder.ts';
import catalogue from './web/catalogue.ts';
import connection from './web/connection.ts';
import consent from './web/consent.ts';
import deposit from './web/deposit.ts';
import errors from './web/errors.ts';
import events from './web/events.ts';
import favourites from './web/favourites.ts';
import filters from './web/filters.ts';
import launch from './web/launch.ts';
import match from './web/match.ts';
import myBets from './web/my-bets.ts';
import notifications from './web/notifications.ts';
import quickBet from './web/quick-bet.ts';
import refusals from './web/refusals.ts';
import responsible from './web/responsible.ts';
import search from './web/search.ts';
import settings from './web/settings.ts';
import share from './web/share.ts';
import shell from './web/shell.ts';
import site from './web/site.ts';
import slip from './web/slip.ts';
import spi from './web/spi.ts';
import ui from './web/ui.ts';

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
  refusals,
  responsible,
  search,
  settings,
  share,
  shell,
  site,
  slip,
  spi,
  ui,
} satisfies Catalogue;

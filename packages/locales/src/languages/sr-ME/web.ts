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
import entities from './web/entities.ts';
import errors from './web/errors.ts';
import events from './web/events.ts';
import favourites from './web/favourites.ts';
import filters from './web/filters.ts';
import launch from './web/launch.ts';
import match from './web/match.ts';
import myBets from './web/my-bets.ts';
import notices from './web/notices.ts';
import notifications from './web/notifications.ts';
import push from './web/push.ts';
import quickBet from './web/quick-bet.ts';
import refusals from './web/refusals.ts';
import responsible from './web/responsible.ts';
import search from './web/search.ts';
import settings from './web/settings.ts';
import share from './web/share.ts';
import shareCode from './web/share-code.ts';
import shell from './web/shell.ts';
import site from './web/site.ts';
import slip from './web/slip.ts';
import spi from './web/spi.ts';
import subcurrency from './web/subcurrency.ts';
import ui from './web/ui.ts';
import video from './web/video.ts';
import vote from './web/vote.ts';

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
  entities,
  errors,
  events,
  favourites,
  filters,
  launch,
  match,
  myBets,
  notices,
  notifications,
  push,
  quickBet,
  refusals,
  responsible,
  search,
  settings,
  share,
  shareCode,
  shell,
  site,
  slip,
  spi,
  subcurrency,
  ui,
  video,
  vote,
} satisfies Catalogue;

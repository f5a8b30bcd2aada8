import type { SandboxWords } from '../../sandbox-words.ts';
import bets from './sandbox/bets.ts';
import betEndings from './sandbox/bet-endings.ts';
import categories from './sandbox/categories.ts';
import demoPlayers from './sandbox/demo-players.ts';
import failures from './sandbox/failures.ts';
import marketPhrases from './sandbox/market-phrases.ts';
import markets from './sandbox/markets.ts';
import notifications from './sandbox/notifications.ts';
import offers from './sandbox/offers.ts';
import push from './sandbox/push.ts';
import site from './sandbox/site.ts';
import sports from './sandbox/sports.ts';

export default {
  bets,
  betEndings,
  categories,
  demoPlayers,
  failures,
  marketPhrases,
  markets,
  notifications,
  offers,
  push,
  site,
  sports,
} satisfies SandboxWords;

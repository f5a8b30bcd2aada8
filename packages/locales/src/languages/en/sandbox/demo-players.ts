/** What can be tried with each of the demo players, by key. */
export default {
  ordinary: 'A typical player with money in four currencies.',
  rich: 'Enough money in every currency to reach any limit.',
  empty: 'No money until the first deposit.',
  pve: 'Flagged pve by the Brazilian regulator: can’t bet (114).',
  brazil: 'Brazilian without a known municipality: bets aren’t accepted (118).',
  limited: 'Has every kind of limit: reality check every 10 minutes, 60-minute sessions, small deposits and bets.',
  vip: 'VIP: a trader accepts a bet, turns it down or offers a smaller stake.',
  spi_test: 'Status spi_test: sees the quick deposit test feature.',
} as const;

/** What can be tried with each of the demo players, by key. */
export default {
  ordinary: 'A player like most: some money in four currencies.',
  rich: 'Enough in every currency to reach any limit of the book.',
  empty: 'Nothing to bet with until a deposit.',
  pve: 'Flagged pve by the Brazilian regulator: may not bet (114).',
  brazil: 'Brazilian without a known municipality: bets are refused with 118.',
  limited: 'Has set limits of every kind: reality check each 10 minutes, session 60 minutes, small deposits and bets.',
  vip: 'Status vip: bets go to a trader, who accepts, refuses or offers a smaller stake.',
  spi_test: 'Status spi_test: sees the quick deposit test feature.',
} as const;

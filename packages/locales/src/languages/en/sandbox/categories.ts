/** Names of categories that are no country to Intl. A tour such as ATP has the same name everywhere. */
export default {
  England: 'England',
  Scotland: 'Scotland',
  Wales: 'Wales',
  'Northern Ireland': 'Northern Ireland',
  'West Indies': 'West Indies',
  Pacific: 'Pacific',
  'Simulated Reality': 'Simulated Reality',
  'ITF Men': 'ITF Men',
  'ITF Women': 'ITF Women',
} as const;

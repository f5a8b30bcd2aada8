/** How a bet ended: title and caption. `{paid}` stands for what was paid, `{stake}` for the stake, `{left}` for what is still in play. */
export default {
  won: ['Your bet won', '{paid} is in your balance.'],
  lost: ['Your bet lost', 'Your stake was {stake}.'],
  void: ['Your bet is void', '{paid} is back in your balance.'],
  settled: ['Your bet is settled', '{paid} is in your balance.'],
  cashed_out: ['Cashed out', '{paid} is in your balance.'],
  cashed_part: ['Partly cashed out', '{paid} is in your balance. {left} of the stake is left.'],
  rejected: ['Your bet was not accepted', '{stake} is back in your balance.'],
} as const;

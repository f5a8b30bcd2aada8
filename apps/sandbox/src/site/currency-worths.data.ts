/** About what play money is worth, in billionths of a euro. */
export const currencyWorths: Readonly<Record<string, number>> = {
  EUR: 1_000_000_000,
  USD: 860_000_000,
  GBP: 1_150_000_000,
  BRL: 160_000_000,
  CAD: 620_000_000,
  JPY: 5_600_000,
  TRY: 20_000_000,
  INR: 9_700_000,
  BTC: 90_000_000_000_000,
  ETH: 3_000_000_000_000,
  USDT: 860_000_000,
};

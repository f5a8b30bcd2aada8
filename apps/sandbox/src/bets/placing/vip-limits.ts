/** A VIP's bets may pass the house's limits by this factor; a trader looks at them. */
const vipFactor = 5;

interface PerCurrency<Limit> {
  readonly fiat: Readonly<Record<string, Limit>>;
  readonly crypto: Readonly<Record<string, Limit>>;
}

/** The limits of a VIP, in the rulebook's form and in that of the wire alike: the slip must not refuse what a trader would look at. */
export function vipLimits<Limit extends { readonly amount: number }>({ fiat, crypto }: PerCurrency<Limit>) {
  return { fiat: widened(fiat), crypto: widened(crypto) };
}

function widened<Limit extends { readonly amount: number }>(limits: Readonly<Record<string, Limit>>) {
  return Object.fromEntries(
    Object.entries(limits).map(([code, limit]): [string, Limit] => [
      code,
      { ...limit, amount: Math.min(limit.amount * vipFactor, Number.MAX_SAFE_INTEGER) },
    ]),
  );
}

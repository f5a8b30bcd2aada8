/** Smaller units that players count coins in; the smallest unit of each coin stays what it is. */
export const subcurrencies: Readonly<Record<string, readonly { readonly code: string; readonly subunits: number }[]>> =
  {
    BTC: [
      { code: 'mBTC', subunits: 100_000 },
      { code: 'µBTC', subunits: 100 },
    ],
    ETH: [{ code: 'mETH', subunits: 100_000 }],
  };

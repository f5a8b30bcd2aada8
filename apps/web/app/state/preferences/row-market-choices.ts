import type { MarketId } from '@slipstream/units/ids';

import type { RowMarketChoices } from '../../site/row-markets.ts';

/** So many sports a browser remembers; each choice makes another page to keep. */
const choicesMax = 12;
const choice = /^([\w-]{1,40}):([\w.-]{1,40})$/;

/** Reads `soccer:18~tennis:186`; what does not fit is left out. */
export function readRowMarketChoices(text = ''): RowMarketChoices {
  const read = text.split('~').flatMap((part) => {
    const [, sport, market] = choice.exec(part) ?? [];
    return sport === undefined || market === undefined ? [] : [[sport, market] as const];
  });
  return Object.fromEntries(read.slice(0, choicesMax)) as RowMarketChoices;
}

/** The same choices are always the same text. */
export function rowMarketChoicesText(choices: RowMarketChoices): string {
  return Object.entries(choices)
    .map(([sport, market]) => `${sport}:${market}`)
    .toSorted()
    .join('~');
}

/** The newest choice first, so that the oldest is forgotten when there are too many. */
export function withRowMarketChoice(choices: RowMarketChoices, sport: string, market: MarketId): RowMarketChoices {
  const { [sport]: _, ...others } = choices;
  return readRowMarketChoices([`${sport}:${market}`, rowMarketChoicesText(others)].join('~'));
}

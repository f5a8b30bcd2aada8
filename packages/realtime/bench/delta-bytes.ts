import { encodePublication } from '../src/delta/encoded-publication.ts';
import type { Publication } from '../src/wire/publication.ts';
import { marketUpdates, priceChanges } from './market-updates.ts';
import type { BenchRow } from './rows.ts';

/** Bytes on the wire for each price that changed, with and without deltas, for short and for long updates. */
export function benchDeltaBytes(): BenchRow[] {
  return [1, 6, 20].flatMap((marketCount) => bytesOf(marketCount));
}

function bytesOf(marketCount: number): BenchRow[] {
  const updates = marketUpdates(1_000, marketCount);
  const publications = updates.map((update, index): Publication => ({
    offset: index + 1,
    json: JSON.stringify(update),
  }));
  let changes = 0;
  let plainBytes = 0;
  let deltaBytes = 0;
  const started = performance.now();
  for (const [index, publication] of publications.entries()) {
    const previous = publications[index - 1];
    const [before, after] = [updates[index - 1], updates[index]];
    if (previous === undefined || before === undefined || after === undefined) continue;
    const encoded = encodePublication('public:en:sr:match:48276331', publication, previous);
    changes += priceChanges(before, after);
    plainBytes += encoded.plain().length;
    deltaBytes += encoded.delta().length;
  }
  const microseconds = ((performance.now() - started) * 1000) / publications.length;
  const note = `${marketCount} markets in a message, encoding both forms takes ${Math.round(microseconds)} µs`;
  return [
    {
      name: `price change, ${marketCount} markets, whole`,
      value: Math.round(plainBytes / changes),
      unit: 'bytes',
      note,
    },
    {
      name: `price change, ${marketCount} markets, delta`,
      value: Math.round(deltaBytes / changes),
      unit: 'bytes',
      note,
    },
  ];
}

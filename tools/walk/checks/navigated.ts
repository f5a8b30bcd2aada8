import type { Shape } from '../facts.ts';
import type { Complaint } from '../types.ts';
import { allowedDifferences, sameAddress } from './allowed.data.ts';

/** What a click led to is what the same address shows when it is loaded afresh. */
export function checkNavigated(navigated: Shape, loaded: Shape): readonly Complaint[] {
  if (!sameAddress(navigated.url, loaded.url)) {
    const detail = `a click led to ${navigated.url}, its address loads ${loaded.url}`;
    return [{ check: 'navigated', what: 'address', detail }];
  }
  const differences = [
    compareLists('blocks', namesOf(navigated), namesOf(loaded)),
    comparePrices(navigated, loaded),
    compareLists('headings', navigated.headings, loaded.headings),
    compareLists('controls', navigated.controls, loaded.controls),
  ].filter((difference) => difference !== null);
  if (differences.length === 0) return [];
  return [{ check: 'navigated', what: 'content', detail: `after a click, when loaded: ${differences.join('; ')}` }];
}

function compareLists(
  what: 'headings' | 'blocks' | 'controls',
  here: readonly string[],
  there: readonly string[],
): string | null {
  const gone = without(there, here);
  const extra = without(here, there);
  const { share, count } = allowedDifferences[what];
  if (Math.max(gone.length, extra.length) <= Math.max(count, share * there.length)) return null;
  const examples = [...gone.slice(0, 3).map((name) => `-${name}`), ...extra.slice(0, 3).map((name) => `+${name}`)];
  return `${here.length}, ${there.length} ${what} (${examples.join(', ')})`;
}

function namesOf({ blocks }: Shape): readonly string[] {
  return blocks.map(({ name }) => name);
}

function comparePrices(here: Shape, there: Shape): string | null {
  const { share, count } = allowedDifferences.prices;
  if (Math.abs(here.prices - there.prices) <= Math.max(count, share * there.prices)) return null;
  const loaded = new Map(there.blocks.map(({ name, prices }) => [name, prices]));
  const others = here.blocks.flatMap(({ name, prices }) => {
    const when = loaded.get(name);
    return when === undefined || when === prices ? [] : [`${name}: ${prices}, ${when}`];
  });
  return `${here.prices}, ${there.prices} prices${others.length === 0 ? '' : ` (${others.slice(0, 5).join('; ')})`}`;
}

/** What is in one list and not in the other, each as often as it is there too much. */
function without(items: readonly string[], others: readonly string[]): readonly string[] {
  const left = new Map<string, number>();
  for (const other of others) left.set(other, (left.get(other) ?? 0) + 1);
  return items.filter((item) => {
    const count = left.get(item) ?? 0;
    left.set(item, count - 1);
    return count <= 0;
  });
}

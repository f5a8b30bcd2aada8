import { settleOrder } from './settle-order.ts';

/** Rows under a heading: the matches of a league. The key stays the same for as long as the heading does. */
export interface SteadyGroup {
  readonly key: string;
  readonly matches: readonly { readonly id: string }[];
}

/** `settleOrder` for headings and for the rows below each; a heading stays while one of its rows is held. */
export function settleGroups<Group extends SteadyGroup>(
  shown: readonly Group[],
  wanted: readonly Group[],
  held: ReadonlySet<string>,
): readonly Group[] {
  const shownByKey = new Map(shown.map((group) => [group.key, group]));
  const wantedByKey = new Map(wanted.map((group) => [group.key, group]));
  const heldKeys = new Set(shown.filter((group) => group.matches.some(({ id }) => held.has(id))).map(({ key }) => key));
  const order = settleOrder([...shownByKey.keys()], [...wantedByKey.keys()], heldKeys);
  const settled = order.flatMap((key) => settleGroup(shownByKey.get(key), wantedByKey.get(key), held) ?? []);
  const isSame = settled.length === shown.length && settled.every((group, index) => group === shown[index]);
  return isSame ? shown : settled;
}

function settleGroup<Group extends SteadyGroup>(
  shown: Group | undefined,
  wanted: Group | undefined,
  held: ReadonlySet<string>,
): Group | undefined {
  if (shown === undefined || wanted === undefined) {
    return wanted ?? (shown && { ...shown, matches: shown.matches.filter(({ id }) => held.has(id)) });
  }
  const known = new Map([...shown.matches, ...wanted.matches].map((match) => [match.id, match]));
  const order = settleOrder(
    shown.matches.map(({ id }) => id),
    wanted.matches.map(({ id }) => id),
    held,
  );
  // Reuse the same object for unchanged groups, so that they do not re-render.
  const isSame = order.length === shown.matches.length && order.every((id, index) => id === shown.matches[index]?.id);
  return isSame ? shown : { ...wanted, matches: order.flatMap((id) => known.get(id) ?? []) };
}

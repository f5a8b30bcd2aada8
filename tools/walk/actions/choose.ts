import { plannedLanguages } from '@slipstream/locales/languages';
import type { Control } from '../facts.ts';
import type { Look, View } from '../look.ts';
import type { Random } from '../random.ts';
import { targetOf } from '../targets.ts';
import type { Step, Where } from '../types.ts';
import { addresses, searchWords, stakes } from './addresses.data.ts';

/** What a choice depends on besides what is seen. */
export interface Situation {
  readonly where: Where;
  /** Origins whose links are followed. */
  readonly origins: readonly string[];
  readonly place: readonly string[];
  readonly never: readonly string[];
  readonly tabs: number;
  /** How many pages lie behind this one. */
  readonly depth: number;
  readonly hasForward: boolean;
}

interface Choice {
  readonly weight: number;
  readonly make: (random: Random) => Step | undefined;
}

/** The next step: anything a person might do now, weighted by how usual it is. */
export function chooseStep(look: Look, situation: Situation, random: Random): Step {
  const choices = [...pressing(look, situation), ...typing(look), ...moving(look, situation)];
  for (let tries = 0; tries < 10; tries += 1) {
    const step = random.weighted(choices)?.make(random);
    if (step !== undefined) return step;
  }
  return { kind: 'wait', ms: 1000 };
}

interface Seen {
  readonly view: View;
  readonly index: number;
  readonly control: Control;
}

function controlsOf({ views }: Look): readonly Seen[] {
  // A dialog with a page of the platform in it lies over everything else.
  const over = views.filter(({ scene }) => scene.kind === 'dialog');
  return (over.length > 0 ? [...over, ...views] : views).flatMap((view) =>
    view.facts.controls.flatMap((control, index) =>
      control.isInSight && control.cover === null && !control.isDisabled ? [{ view, index, control }] : [],
    ),
  );
}

function pressing(look: Look, { place, never, origins }: Situation): readonly Choice[] {
  const all = controlsOf(look).filter((seen) => !isForbidden(seen, never));
  const press = (items: readonly Seen[]) => (random: Random) => {
    const seen = random.pick(items);
    return seen && ({ kind: 'press', target: targetOf(seen.view, seen.index) } as const);
  };
  const isPlace = ({ control }: Seen) =>
    control.kind === 'button' && place.some((words) => control.name.startsWith(words));
  const links = all.filter(
    ({ control }) => control.kind === 'link' && origins.some((origin) => control.href?.startsWith(origin)),
  );
  const groups: readonly (readonly [weight: number, items: readonly Seen[]])[] = [
    [18, all.filter(({ control }) => control.kind === 'price')],
    [18, links.filter(({ control }) => control.region === 'main')],
    [6, links.filter(({ control }) => control.region !== 'main')],
    [12, all.filter((seen) => seen.control.kind === 'button' && seen.control.region === 'main')],
    [14, all.filter((seen) => seen.control.kind === 'button' && seen.control.region !== 'main' && !isPlace(seen))],
    [14, all.filter(isPlace)],
    [
      4,
      all.filter(
        ({ control }) => control.kind === 'choice' && control.role !== 'combobox' && control.role !== 'slider',
      ),
    ],
  ];
  return groups.flatMap(([weight, items]) => (items.length === 0 ? [] : [{ weight, make: press(items) }]));
}

/** What would end the walk: signing out, other languages, and limits that lock a player out for days. */
function isForbidden({ view, control }: Seen, never: readonly string[]): boolean {
  if (/\/profile\/limits/.test(view.facts.url) && control.kind === 'button') return true;
  if (control.kind === 'link' && /\/(control|demo)\b|\.\w{2,4}$/.test(control.href ?? '')) return true;
  return [...never, ...Object.values(plannedLanguages).map(({ name }) => name), 'Sign out'].includes(control.name);
}

function typing(look: Look): readonly Choice[] {
  const fields = controlsOf(look).filter(({ control }) => control.kind === 'field' || control.role === 'combobox');
  const type = (items: readonly Seen[], texts: readonly string[]) => (random: Random) => {
    const seen = random.pick(items);
    return seen && ({ kind: 'type', target: targetOf(seen.view, seen.index), text: random.pick(texts) ?? '' } as const);
  };
  const groups: readonly (readonly [number, readonly Seen[], readonly string[]])[] = [
    [12, fields.filter(({ control }) => control.input === 'decimal' && control.region !== 'main'), stakes],
    [4, fields.filter(({ control }) => control.input === 'search'), searchWords],
    [3, fields.filter(({ control }) => control.role === 'combobox'), ['0', '1', '2', '3']],
  ];
  return groups.flatMap(([weight, items, texts]) => (items.length === 0 ? [] : [{ weight, make: type(items, texts) }]));
}

function moving({ main, views }: Look, { where, tabs, depth, hasForward }: Situation): readonly Choice[] {
  const hasDialog = views.some(({ facts }) => facts.dialogs.length > 0);
  return [
    {
      weight: 12,
      make: (random) => ({ kind: 'scroll', byPx: (random.whole(4) === 0 ? -1 : 1) * (200 + random.whole(700)) }),
    },
    { weight: 3, make: (random) => ({ kind: 'go', path: random.pick(addresses[where]) ?? '' }) },
    { weight: 3, make: (random) => ({ kind: 'wait', ms: 1000 + random.whole(3000) }) },
    fixed(2, { kind: 'reload' }),
    fixed(depth > 0 ? (main.facts.scrollY > 0 ? 8 : 12) : 0, { kind: 'back' }),
    fixed(hasForward ? 3 : 0, { kind: 'forward' }),
    fixed(hasDialog ? 14 : 0, { kind: 'escape' }),
    fixed(tabs < 2 ? 1 : 0, { kind: 'new-tab' }),
    fixed(tabs > 1 ? 3 : 0, { kind: 'switch-tab' }),
  ];
}

function fixed(weight: number, step: Step): Choice {
  return { weight, make: () => step };
}

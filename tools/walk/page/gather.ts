import type { Facts } from '../facts.ts';
import { gatherControls, type Clip } from './controls.ts';
import { gatherCuts } from './cuts.ts';
import { gatherRows } from './rows.ts';
import { describe, widestPart } from './seen.ts';
import { gatherSums, type SlipWords } from './sums.ts';

export interface GatherOptions {
  readonly clip: Clip | null;
  readonly words: SlipWords;
}

/** Everything about this document at this moment. */
export function gather({ clip: given, words }: GatherOptions): Facts {
  const clip = given ?? { top: 0, bottom: document.documentElement.clientHeight };
  const { scrollWidth, clientWidth } = document.documentElement;
  const focused = document.activeElement;
  const state: unknown = history.state;
  const entry = typeof state === 'object' && state !== null && 'idx' in state ? Number(state.idx) : null;
  return {
    url: location.href,
    title: document.title,
    sidewaysPx: scrollWidth - clientWidth,
    widest: scrollWidth > clientWidth ? widestPart() : '',
    scrollY: Math.round(clip.top === 0 ? scrollY : clip.top),
    scrollMax: document.documentElement.scrollHeight - document.documentElement.clientHeight,
    entry,
    navigation: typeof state === 'object' && state !== null && 'key' in state ? String(state.key) : null,
    dialogs: [...document.querySelectorAll('dialog:modal')].map((dialog) => describe(dialog)),
    focus: { isBody: focused === null || focused === document.body, what: focused === null ? '' : describe(focused) },
    controls: gatherControls(clip),
    cuts: gatherCuts(),
    rows: gatherRows(clip),
    layout: layoutOf(),
    sums: gatherSums(words),
    balance: document.querySelector('[data-testid=balance]')?.textContent?.trim() ?? null,
  };
}

function layoutOf(): string {
  const status = document.querySelector('main [data-match-status]')?.getAttribute('data-match-status') ?? '';
  const folded = [...document.querySelectorAll('main [data-league]:has(> header [aria-expanded=false])')];
  const frames = [...document.querySelectorAll('main iframe')].map(({ clientHeight }) => `frame of ${clientHeight} px`);
  return [status, ...folded.map((league) => league.getAttribute('data-league')), ...frames].join(' ');
}

import type { Page } from '@playwright/test';
import type { Place } from './checks/back.ts';
import type { Look } from './look.ts';
import type { Step } from './types.ts';

/** Where each tab has been: how every page looked when it was left, and how far back and forward one can go. */
export class Trail {
  readonly #tabs = new Map<Page, { depth: number; ahead: number; readonly places: Map<string, Place> }>();

  of(page: Page) {
    const known = this.#tabs.get(page);
    if (known !== undefined) return known;
    const made = { depth: 0, ahead: 0, places: new Map<string, Place>() };
    this.#tabs.set(page, made);
    return made;
  }

  /** Remembers a page as it is before the next step. */
  leave(page: Page, { main: { facts } }: Look): void {
    const { rows, scrollY, layout } = facts;
    const { depth, places } = this.of(page);
    places.set(placeKey(depth, facts), { rows, scrollY, layout });
  }

  /** How this page was left the last time, if it was. */
  before(page: Page, { main: { facts } }: Look): Place | undefined {
    const { depth, places } = this.of(page);
    return places.get(placeKey(depth, facts));
  }

  arrive(page: Page, step: Step, before: Look, after: Look): void {
    const tab = this.of(page);
    // Back may only have closed a sheet.
    if (step.kind === 'back' || step.kind === 'forward') {
      if (!hasMoved(before, after)) return;
    }
    if (step.kind === 'back') {
      tab.depth = Math.max(0, tab.depth - 1);
      tab.ahead += 1;
    } else if (step.kind === 'forward') {
      tab.depth += 1;
      tab.ahead = Math.max(0, tab.ahead - 1);
    } else if (
      step.kind !== 'reload' &&
      step.kind !== 'switch-tab' &&
      step.kind !== 'new-tab' &&
      hasMoved(before, after)
    ) {
      tab.depth += 1;
      tab.ahead = 0;
    }
  }
}

/** Another page, or another entry of the history. */
function hasMoved(before: Look, after: Look): boolean {
  return before.url !== after.url || keyOf(before.main.facts) !== keyOf(after.main.facts);
}

/** The same, or the page was asked for again at its own address: what it was still asking for is cut off. */
export function hasNavigated(before: Look, after: Look): boolean {
  return hasMoved(before, after) || before.main.facts.navigation !== after.main.facts.navigation;
}

/** After a load the router counts its entries from zero again, so how deep the tab is counts as well. */
function placeKey(depth: number, facts: Look['main']['facts']): string {
  return `${depth} ${keyOf(facts)}`;
}

function keyOf({ entry, url }: { readonly entry: number | null; readonly url: string }): string {
  return `${entry} ${url}`;
}

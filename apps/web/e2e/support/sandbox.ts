import type { APIRequestContext, Page } from '@playwright/test';

import { controlHeaders } from './controls.ts';
import { apiUrl, controlsUrl } from './stack.ts';
import { worldSpeed } from './world-time.ts';

export interface ListedEvent {
  readonly id: string;
  readonly slug: string;
  readonly type: string;
  readonly tournament: { readonly slug: string; readonly sport: { readonly key: string } };
  readonly competitors: { readonly home: { readonly name: string }; readonly away: { readonly name: string } };
  readonly stage?: { readonly kind: string; readonly number: number };
  readonly statistics?: { readonly facts: readonly unknown[] } | null;
}

/** An event that a query of the API finds; of live ones, one that is well under way and has a while to go. */
export async function findEvent(request: APIRequestContext, query: string): Promise<ListedEvent> {
  const reply = await request.get(`${apiUrl}/v2/matches?limit=100&${query}`);
  const { data } = (await reply.json()) as { data: ListedEvent[] };
  const event = data.find(isEarly) ?? data.at(-1);
  if (event === undefined) throw new Error(`no event for ${query}`);
  return event;
}

function isEarly({ stage, statistics }: ListedEvent): boolean {
  return stage?.kind === 'period' && stage.number === 1 && (statistics?.facts.length ?? 0) > 1;
}

export function addressOf({ slug, tournament }: ListedEvent): string {
  return `/sportsbook/${tournament.sport.key}/${slug}`;
}

/** Pulls a lever of the shared sandbox. Tests run one at a time; whoever breaks something heals it. */
export async function control(request: APIRequestContext, command: string, input: object = {}): Promise<void> {
  const response = await request.post(`${controlsUrl}/control/${command}`, { data: input, headers: controlHeaders });
  if (!response.ok()) throw new Error(`${command} answered ${response.status()}: ${await response.text()}`);
}

/** Lets time fly while something is waited for that depends on matches beginning and ending. */
export async function inFastTime(request: APIRequestContext, wait: () => Promise<void>): Promise<void> {
  await control(request, 'speed', { speed: 60 });
  try {
    await wait();
  } finally {
    await control(request, 'speed', { speed: worldSpeed });
  }
}

/** Until then links are plain links, keys are not heard, and taps are kept for later. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.readyState !== 'loading' && !('earlyTaps' in window));
}

/** Opens a page and waits until its links are followed by script. */
export async function openLively(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilHydrated(page);
}

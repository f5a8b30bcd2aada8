import type { Frame } from '@playwright/test';
import type { Facts, Shape } from './facts.ts';
import type { GatherOptions } from './page/gather.ts';
import type { Kit } from './page/kit.ts';
import { mainScene, scenesOf, type Scene, type Visit } from './visit.ts';
import type { WalkWords } from './words.ts';

/** What page/kit.ts leaves in every document. */
type WithKit = { readonly walkKit: Kit };

/** A document with what was seen in it. */
export interface View {
  readonly scene: Scene;
  readonly facts: Facts;
}

/** Everything a person sees at this moment. A document that goes away meanwhile is left out. */
export interface Look {
  readonly views: readonly View[];
  /** The one whose pages are walked. */
  readonly main: View;
  readonly url: string;
}

/** During a navigation, a page shows nothing for a moment. */
const triesMax = 5;
const againMs = 500;

export async function look(visit: Visit, words: WalkWords): Promise<Look> {
  for (let tries = 1; tries < triesMax; tries += 1) {
    const seen = await lookOnce(visit, words);
    if (seen !== null) return seen;
    await visit.page.waitForTimeout(againMs);
  }
  throw new Error(`Nothing can be seen at ${visit.page.url()}.`);
}

async function lookOnce({ page, addresses }: Visit, words: WalkWords): Promise<Look | null> {
  const scenes = await scenesOf(page, addresses);
  const views: View[] = [];
  for (const scene of scenes) {
    const facts = await factsOf(scene, words).catch(() => null);
    if (facts !== null) views.push({ scene, facts });
  }
  const wanted = mainScene(scenes);
  const main = views.find(({ scene }) => scene === wanted) ?? views[0];
  return main === undefined ? null : { views, main, url: page.url() };
}

function factsOf({ frame, clip }: Scene, words: WalkWords): Promise<Facts> {
  const { totals, selections, price, stake, stakeEach } = words;
  const options: GatherOptions = { clip, words: { totals, selections, price, stake, stakeEach } };
  return frame.evaluate((given) => (window as unknown as WithKit).walkKit.gather(given), options);
}

export function shapeOf(frame: Frame): Promise<Shape> {
  return frame.evaluate(() => (window as unknown as WithKit).walkKit.gatherShape());
}

/** The element of a control of the last look. */
export async function elementOf({ frame }: Scene, index: number) {
  const handle = await frame.evaluateHandle((at) => (window as unknown as WithKit).walkKit.gathered[at], index);
  return handle.asElement();
}

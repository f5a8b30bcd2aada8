import { appendFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Page } from '@playwright/test';
import { root } from '../../lib/root.ts';
import type { Complaint, Finding, Step, WalkPlan } from '../types.ts';

/** What a replay needs: how the walk was planned, which of its visits it was, and every step up to the finding. */
export interface WalkRecord {
  readonly plan: WalkPlan;
  readonly start: string;
  readonly steps: readonly Step[];
  readonly finding: Finding;
}

/** Keeps findings of one walk, each kind at one place once, as a line, a picture and a file to replay. */
export class Findings {
  readonly #seen = new Set<string>();
  readonly #folder: string;
  readonly #plan: WalkPlan;

  constructor(plan: WalkPlan) {
    this.#plan = plan;
    const name = [plan.seed, plan.where, plan.width, plan.locale, plan.as].join('-');
    this.#folder = join(root, 'reports/walk', name);
    rmSync(this.#folder, { recursive: true, force: true });
    mkdirSync(this.#folder, { recursive: true });
  }

  get count(): number {
    return this.#seen.size;
  }

  isNew(complaint: Complaint, url: string): boolean {
    return !this.#seen.has(keyOf(complaint, url));
  }

  async add(
    complaint: Complaint,
    page: Page,
    way: { readonly start: string; readonly steps: readonly Step[] },
  ): Promise<void> {
    const url = page.url();
    this.#seen.add(keyOf(complaint, url));
    const finding: Finding = { ...complaint, place: placeOf(url), url };
    const name = `${String(this.#seen.size).padStart(2, '0')}-${complaint.check}`;
    const file = join(this.#folder, `${name}.json`);
    const record: WalkRecord = { plan: this.#plan, ...way, finding };
    writeFileSync(file, JSON.stringify(record, null, 1));
    await page.screenshot({ path: join(this.#folder, `${name}.png`) }).catch(() => {});
    const line = `${complaint.check} at ${finding.place}: ${complaint.detail} [seed ${this.#plan.seed}, step ${way.steps.length}, --replay ${relative(root, file)}]`;
    appendFileSync(join(this.#folder, 'findings.txt'), `${line}\n`);
    console.log(line);
  }
}

/** A request that fails is the same fault wherever it is made; the rest is a fault of a kind of page. */
function keyOf({ check, what }: Complaint, url: string): string {
  return check === 'errors' ? `${check} ${what}` : `${check} ${what} ${placeOf(url)}`;
}

const slugKinds: Readonly<Record<string, string>> = {
  m: '(match)',
  l: '(league)',
  c: '(category)',
  s: '(season)',
  t: '(outright)',
};
/** Pages that have a name of their own where a sport's would stand. */
const named =
  /^(?:live|schedule|results|favorites|promotions|cybersport|premium-cricket|racing|lotteries|virtual-gaming-arena|general-rules|about|locked|blocked|offline|404|500)$/;

/** The kind of page an address is of: a match is a match whichever it is. */
export function placeOf(url: string): string {
  const { pathname, searchParams } = new URL(url);
  const [, first = null, second = null] = /\/sportsbook(?:\/([^/]+))?(?:\/(.+))?$/.exec(pathname) ?? [];
  if (!/^(?:\/[A-Za-z-]{2,7})?\/sportsbook(?:\/|$)/.test(pathname)) return pathname;
  const tab = searchParams.get('tab');
  const query = tab === null ? '' : `?tab=${tab}`;
  if (first === null) return `/sportsbook${query}`;
  const [, kind] = /-([a-z])\d+$/.exec(second ?? '') ?? [];
  if (kind !== undefined) return `/sportsbook/${slugKinds[kind] ?? '(event)'}${query}`;
  const rest = second === null ? '' : `/${second.replaceAll(/\d+/g, '(id)')}`;
  return `/sportsbook/${named.test(first) || rest !== '' ? first : '(sport)'}${rest}${query}`;
}

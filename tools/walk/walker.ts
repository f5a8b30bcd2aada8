import { perform, tabsOf } from './actions/perform.ts';
import type { Situation } from './actions/choose.ts';
import { axeOnDialog } from './axe.ts';
import { checkBack } from './checks/back.ts';
import { checkBalance, checkShownBalance, type Money } from './checks/money/balance.ts';
import { isBusy, isDegraded } from './busy.ts';
import { checkErrors, isLate } from './checks/errors.ts';
import { checkServerSums } from './checks/money/server-sums.ts';
import { placeOf, type Findings } from './report/findings.ts';
import { compareWithFresh } from './fresh.ts';
import { inspectBets, inspectFocus, inspectLook, lookChecks } from './inspect.ts';
import { look, type Look } from './look.ts';
import { readMoneyOf } from './money.ts';
import type { Random } from './random.ts';
import { masked } from './targets.ts';
import type { Tally } from './report/tally.ts';
import { hasNavigated, Trail } from './trail.ts';
import type { CheckName, Complaint, Step } from './types.ts';
import { addressOf, settle, type Visit } from './visit.ts';
import type { WalkWords } from './words.ts';

/** What outlives a visit. */
export interface WalkParts {
  readonly words: WalkWords;
  readonly findings: Findings;
  readonly tally: Tally;
  /** How often each kind of page was compared and each dialog looked at by axe. */
  readonly compared: Map<string, number>;
  /** Decides what is sampled; apart from the steps, so that these stay the same. */
  readonly samples: Random;
  /** In a replay the one check that is of interest. */
  readonly only: CheckName | null;
}

/** A fault is a finding only if it is still there after this long. */
const confirmMs = 1200;

/** Takes the steps of one visit and checks after each. */
export class Walker {
  readonly #visit: Visit;
  readonly #parts: WalkParts;
  readonly #trail = new Trail();
  readonly #steps: Step[] = [];
  readonly #start: string;
  #money: Money | null = null;
  /** The last step that led elsewhere. */
  #left: { readonly fromMs: number; readonly untilMs: number } | undefined;

  constructor(visit: Visit, parts: WalkParts, start: string) {
    this.#visit = visit;
    this.#parts = parts;
    this.#start = start;
  }

  async begin(): Promise<void> {
    const { page } = this.#visit;
    await page.goto(addressOf(this.#visit, this.#start));
    await settle(page, 1500);
    this.#money = await readMoneyOf(this.#visit);
    const now = await this.look();
    await this.#report(inspectLook(now, this.#parts.words));
    await this.#checkErrors({ hasLeft: true, startedMs: 0 });
  }

  look(): Promise<Look> {
    return look(this.#visit, this.#parts.words);
  }

  situation(): Situation {
    const { plan, addresses, page } = this.#visit;
    const { depth, ahead } = this.#trail.of(page);
    const { place, never } = this.#parts.words;
    const tabs = tabsOf(this.#visit).length;
    return {
      where: plan.where,
      origins: [addresses.web, addresses.host],
      place,
      never,
      tabs,
      depth,
      hasForward: ahead > 0,
    };
  }

  async take(step: Step, before: Look): Promise<void> {
    const { tally } = this.#parts;
    const visit = this.#visit;
    const startedMs = Date.now();
    this.#steps.push(step);
    this.#trail.leave(visit.page, before);
    const outcome = await perform(visit, before, step);
    await settle(visit.page);
    const after = await this.look();
    this.#trail.arrive(visit.page, step, before, after);
    tally.steps += 1;
    if (outcome.kind === 'missed') tally.missed += 1;
    tally.pages.add(after.main.facts.url);
    const hasLeft = hasNavigated(before, after) || isLeaving[step.kind] || dialogsOf(before) !== dialogsOf(after);
    const isWhole = await this.#checkErrors({ hasLeft, startedMs });
    if (hasLeft) this.#left = { fromMs: startedMs, untilMs: Date.now() };
    await this.#checkLook(step, before, after);
    await this.#checkMoney();
    if (isWhole && step.kind === 'press' && isNewPage(before, after)) await this.#checkFresh(after);
    else await this.#checkDialog(before, after);
  }

  /** Runs the checks of a step; a fault is checked once more before it counts. */
  async #checkLook(step: Step, before: Look, after: Look): Promise<void> {
    const { words, tally } = this.#parts;
    const { page } = this.#visit;
    const left = step.kind === 'back' || step.kind === 'forward' ? this.#trail.before(page, after) : undefined;
    const inspect = (now: Look) => [
      ...inspectLook(now, words),
      ...(isLoad(step) ? [] : inspectFocus(before, now)),
      ...(left === undefined || now.views.some(({ facts }) => facts.dialogs.length > 0)
        ? []
        : checkBack(left, now.main.facts)),
    ];
    tally.checks += after.views.length * (lookChecks + 1) + (left === undefined ? 0 : 1);
    const first = this.#fresh(inspect(after));
    if (first.length === 0) return;
    await page.waitForTimeout(confirmMs);
    const second = inspect(await this.look());
    await this.#report(second.filter((complaint) => first.some((each) => isSame(each, complaint))));
  }

  /** The server's sums, the receipts against them, and the wallet. */
  async #checkMoney(): Promise<void> {
    const { words, tally } = this.#parts;
    const before = this.#money;
    const after = await readMoneyOf(this.#visit);
    if (before === null || after === null) return;
    tally.checks += 4;
    this.#money = after;
    await this.#report([...checkServerSums(after.bets), ...checkBalance(before, after)]);
    const inspect = (now: Look, money: Money) => [
      ...inspectBets(now, money.bets, words, this.#visit.plan.locale),
      ...checkShownBalance(now.main.facts.balance, money),
    ];
    const first = this.#fresh(inspect(await this.look(), after));
    if (first.length === 0) return;
    await this.#visit.page.waitForTimeout(2 * confirmMs);
    const again = (await readMoneyOf(this.#visit)) ?? after;
    const second = inspect(await this.look(), again);
    this.#money = again;
    await this.#report(second.filter((complaint) => first.some((each) => isSame(each, complaint))));
  }

  async #checkFresh({ main }: Look): Promise<void> {
    const { compared, samples, tally, only } = this.#parts;
    const place = placeOf(main.facts.url);
    const count = compared.get(place) ?? 0;
    compared.set(place, count + 1);
    // Each kind of page twice, later one in four: loading a page afresh takes as long as ten steps.
    if (only !== null ? only !== 'navigated' && only !== 'axe' : count > 1 && samples.whole(4) > 0) return;
    tally.checks += 1;
    const complaints = await compareWithFresh(this.#visit, only === 'axe' || count === 0).catch(() => []);
    const isWhole = await this.#checkErrors({ hasLeft: true, startedMs: 0 });
    if (complaints.length === 0 || !isWhole) return;
    if (isBusy() && (await isDegraded(this.#visit.addresses))) tally.late += 1;
    else await this.#report(complaints);
  }

  /** Whether every answer came in time: a page that lacks one is not compared with another. */
  async #checkErrors(times: { readonly hasLeft: boolean; readonly startedMs: number }): Promise<boolean> {
    const troubles = this.#visit.recorder.take();
    const busy = isBusy();
    const late = busy ? troubles.filter(isLate).length : 0;
    this.#parts.tally.late += late;
    await this.#report(checkErrors(troubles, { ...times, isBusy: busy, left: this.#left }));
    return late === 0;
  }

  /** Axe looks at each kind of dialog once. */
  async #checkDialog(before: Look, after: Look): Promise<void> {
    const { compared, tally } = this.#parts;
    const dialog = after.main.facts.dialogs.at(-1);
    if (dialog === undefined || after.main.scene.kind !== 'page' || dialogsOf(before) >= dialogsOf(after)) return;
    const key = `dialog ${masked(dialog).slice(0, 40)}`;
    if (compared.has(key)) return;
    compared.set(key, 1);
    tally.checks += 1;
    await this.#report(await axeOnDialog(this.#visit.page).catch(() => []));
  }

  #fresh(complaints: readonly Complaint[]): readonly Complaint[] {
    const { findings, only } = this.#parts;
    const url = this.#visit.page.url();
    return complaints.filter((each) => (only === null || each.check === only) && findings.isNew(each, url));
  }

  async #report(complaints: readonly Complaint[]): Promise<void> {
    for (const complaint of complaints) {
      if (this.#fresh([complaint]).length === 0) continue;
      await this.#parts.findings.add(complaint, this.#visit.page, { start: this.#start, steps: [...this.#steps] });
    }
  }
}

/** Steps that cut off what a page was asking for: by leaving it, or by asking something else. */
const isLeaving = {
  go: true,
  press: false,
  type: true,
  scroll: false,
  wait: false,
  back: true,
  forward: true,
  reload: true,
  escape: false,
  'new-tab': true,
  'switch-tab': true,
} as const satisfies Record<Step['kind'], boolean>;

/** A document that is loaded has no focus yet, even at the address of the one before. */
function isLoad({ kind }: Step): boolean {
  return kind === 'go' || kind === 'reload' || kind === 'new-tab' || kind === 'switch-tab';
}

function dialogsOf({ views }: Look): number {
  return views.reduce((sum, { facts }) => sum + facts.dialogs.length, 0);
}

/** A click led to another page of the sportsbook, within the same document. */
function isNewPage(before: Look, after: Look): boolean {
  const [was, is] = [before.main.facts, after.main.facts];
  return was.url !== is.url && was.entry !== null && is.entry !== null && is.entry > was.entry;
}

function isSame(a: Complaint, b: Complaint): boolean {
  return a.check === b.check && a.what === b.what;
}

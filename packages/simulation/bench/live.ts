/// <reference types="node" />
import type { Fixture } from '../src/fixture.ts';
import { playFixture } from '../src/match/play-fixture.ts';
import type { MatchScript } from '../src/match/script.ts';
import { nextChangeAt, pricingAt, stateAt } from '../src/match/state-at.ts';
import { allMarkets, mainMarkets } from '../src/pricing/priced.ts';
import { fixturesBetween } from '../src/world/fixtures.ts';
import { createWorld } from '../src/world/world.ts';

interface BenchRow {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly note: string;
}

const matches = 300;
/** Somebody has opened these: they are priced whole, not only their row. */
const watched = 30;
/** The world runs six times as fast as the wall clock. */
const speed = 6;
const realSeconds = 60;
const hourMs = 3_600_000;

/**
 * A minute of 300 live matches: every change is read and priced when it is due, as the sandbox does it. The work of that minute is
 * done in one go, so its CPU time over sixty seconds is the share of one core it would take in real time.
 */
export async function benchLive(): Promise<readonly BenchRow[]> {
  const nowMs = Date.UTC(2027, 2, 6, 16);
  const scripts = liveScripts(nowMs);
  // The first minute fills the tables of each match and warms the compiler up; the second is what a running server pays.
  const first = minuteOf(scripts, nowMs);
  const second = minuteOf(scripts, nowMs + speed * realSeconds * 1000);
  return [
    row('300 live matches, share of one core', second.share, '%', `at most 25; ${watched} of them priced whole`),
    row('300 live matches, first minute after a start', first.share, '%', 'tables are made'),
    row('changes priced', second.changes / realSeconds, 'per second', 'rows and match pages'),
    row('one row priced', second.rowMicros, 'µs', 'mean'),
    row('one match page priced', second.pageMicros, 'µs', 'mean over all sports'),
  ];
}

function row(name: string, value: number, unit: string, note: string): BenchRow {
  return { name, value: Math.round(value * 100) / 100, unit, note };
}

/** Matches of a busy Saturday that are on at one instant. Where there are fewer, more of the day are moved to it. */
function liveScripts(nowMs: number): readonly MatchScript[] {
  const fixtures = fixturesBetween(createWorld(1), nowMs - 4 * hourMs, nowMs + 2 * hourMs);
  const scripts = fixtures.map((fixture) => playFixture(fixture));
  const live = scripts.filter((script) => script.fixture.startMs <= nowMs && script.endMs > nowMs + 900_000);
  const others = scripts.filter((script) => !live.includes(script)).slice(0, Math.max(0, matches - live.length));
  return [...live, ...others.map((script, at) => playFixture(moved(script, nowMs, at)))].slice(0, matches);
}

function moved({ fixture, endMs }: MatchScript, nowMs: number, at: number): Fixture {
  const share = (at % 17) / 20;
  return { ...fixture, startMs: Math.round(nowMs - share * (endMs - fixture.startMs)) };
}

function minuteOf(scripts: readonly MatchScript[], fromMs: number) {
  const toMs = fromMs + speed * realSeconds * 1000;
  const spent = { row: 0, page: 0 };
  let rows = 0;
  let pages = 0;
  for (const [at, script] of scripts.entries()) {
    const whole = at % Math.floor(matches / watched) === 0;
    const before = cpuMicros();
    let changes = 0;
    for (let due = nextChangeAt(script, fromMs); due !== null && due < toMs; due = nextChangeAt(script, due)) {
      changes++;
      if (whole) allMarkets(script.fixture, stateAt(script, due));
      else mainMarkets(script.fixture, pricingAt(script, due));
    }
    spent[whole ? 'page' : 'row'] += cpuMicros() - before;
    if (whole) pages += changes;
    else rows += changes;
  }
  return {
    share: (spent.row + spent.page) / (realSeconds * 10_000),
    changes: rows + pages,
    rowMicros: spent.row / rows,
    pageMicros: spent.page / pages,
  };
}

function cpuMicros(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

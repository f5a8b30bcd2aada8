import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { z } from 'zod';
import { root } from '../../lib/root.ts';
import type { Compared } from './budgets.ts';
import type { Figures } from './figures.ts';
import type { MeasureSummary } from './measure.ts';
import type { PhaseFigures } from '../replay.ts';

export interface Report {
  readonly script: string;
  /** Of the choices of all clients. */
  readonly seed: string;
  readonly minutes: number;
  readonly scale: number;
  readonly world: { readonly seed: string; readonly date: string };
  /** Whether the stack was started for it, or ran already. */
  readonly stack: 'own' | 'joined';
  readonly startedAt: string;
  readonly figures: Figures;
  readonly phases: readonly PhaseFigures[];
  readonly budgets: readonly Compared[];
}

/** Writes the report with the versions it is of; answers its path in the repository. */
export function saveReport(report: Report): string {
  const folder = join(root, 'reports/load');
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${report.startedAt.replaceAll(':', '-').slice(0, 19)}-${report.seed}.json`);
  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
  const versions = { slipstream: version, commit: commitOf(), node: process.version };
  writeFileSync(path, `${JSON.stringify({ versions, ...report }, null, 2)}\n`);
  return relative(root, path);
}

/** Null outside of a clone. */
function commitOf(): string | null {
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}

/** The figures for people. */
export function figureLines(figures: Figures): readonly string[] {
  const { prices, publications, connections, placements, cashouts, goals, driver, machine } = figures;
  const row = (name: string, { count, p50Ms, p99Ms, failed, outcomes }: MeasureSummary) =>
    `  ${name.padEnd(12)}${cells([count, p50Ms, p99Ms, failed])}  ${counted(outcomes)}`;
  return [
    `  ${''.padEnd(12)}${cells(['count', 'p50 ms', 'p99 ms', 'failed'])}`,
    `  ${'prices'.padEnd(12)}${cells([prices.count, prices.p50Ms, prices.p99Ms, ''])}  from feed to client, give or take ${prices.clockErrorMsMax} ms`,
    row('pages', figures.pages),
    row('calls', figures.calls),
    row('placements', placements),
    row('cashouts', cashouts),
    `  ${placements.acceptedPerSecond} bets a second accepted; ${placements.unsent} not sent, ${placements.repeated} sent twice, ${placements.doubled} of them doubled; ${cashouts.unoffered} players had nothing to cash out`,
    `  ${publications.listPerSecond} publications a second on the list, ${publications.deliveredPerSecond} a second delivered to all, ${publications.missed} missed`,
    `  ${connections.opened} connections, lost: ${counted(connections.lost) || 'none'}; goals at once: ${goals.seen} of ${goals.wanted}`,
    `  this process was late by ${driver.delayP99Ms} ms (p99); machine idle ${percent(machine.idle)}, stolen ${percent(machine.stolen)}`,
  ];
}

function cells(values: readonly (number | string)[]): string {
  return values.map((value) => String(value).padStart(9)).join('');
}

function counted(counts: Readonly<Record<string, number>>): string {
  return Object.entries(counts)
    .map(([what, count]) => `${what} ${count}`)
    .join(', ');
}

function percent(share: number): string {
  return `${(share * 100).toFixed(0)} %`;
}

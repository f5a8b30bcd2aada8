import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../root.ts';

export interface Count {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export interface StepResult {
  readonly count: Count;
  /** How many of those that passed were not run again, because nothing they depend on has changed. */
  readonly unchanged: number;
  /** Printed if the step fails. */
  readonly output: string;
  /** How many tests of a file were skipped, where any were. */
  readonly skipped?: ReadonlyMap<string, number>;
  /** Files of tests that take too long for every change. */
  readonly leftOut?: readonly string[];
}

export interface Finished {
  readonly code: number;
  readonly output: string;
}

/** What one process has compiled the next one need not: a sandbox starts in half the processor time. */
export const compiled = join(root, 'node_modules/.cache/slipstream/compiled');

/** Runs a program and keeps what it prints. */
export function run(
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Finished> {
  return new Promise((resolve) => {
    const child = spawn(program, [...args], {
      cwd: root,
      env: { ...process.env, NODE_COMPILE_CACHE: compiled, FORCE_COLOR: '0', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    }
    child.on('error', (error) => resolve({ code: 1, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

export function failure(output: string): StepResult {
  return { count: { passed: 0, failed: 1, skipped: 0 }, unchanged: 0, output };
}

export function add(a: Count, b: Count): Count {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped };
}

import { spawn } from 'node:child_process';
import { root } from './root.ts';

export interface Count {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export interface Step {
  readonly name: string;
  run(): Promise<StepResult>;
}

export interface StepResult {
  readonly count: Count;
  /** What to read when it failed; printed only then. */
  readonly output: string;
}

export interface Finished {
  readonly code: number;
  readonly output: string;
}

/** Runs a program and keeps what it prints; `echo` also shows it as it comes. */
export function run(
  program: string,
  args: readonly string[],
  env: Record<string, string> = {},
  echo = false,
): Promise<Finished> {
  return new Promise((resolve) => {
    const child = spawn(program, [...args], {
      cwd: root,
      env: { ...process.env, FORCE_COLOR: '0', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        if (echo) process.stdout.write(text);
      });
    }
    child.on('error', (error) => resolve({ code: 1, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** A check that passes or fails as one. */
export function check(name: string, commands: readonly (readonly [string, ...string[]])[]): Step {
  return {
    name,
    run: async () => {
      const results = await Promise.all(commands.map(([program, ...args]) => run(program, args)));
      const failed = results.filter(({ code }) => code !== 0);
      return {
        count: { passed: failed.length === 0 ? 1 : 0, failed: failed.length === 0 ? 0 : 1, skipped: 0 },
        output: failed.map(({ output }) => output).join('\n'),
      };
    },
  };
}

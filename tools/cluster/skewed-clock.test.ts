import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const script = `
const given = new Date(5);
console.log(JSON.stringify([Date.now(), new Date().getTime(), Date.parse(Date()), given.getTime(), given instanceof Date, Date.UTC(1970, 0, 2)]));`;

it('[RUN-6] a process with a wrong clock reads it everywhere, and reads dates as they are', () => {
  const preload = join(import.meta.dirname, 'skewed-clock.ts');
  const env = { ...process.env, CLOCK_SKEW_MS: '60000000' };
  const { stdout } = spawnSync(process.execPath, ['--import', preload, '-e', script], { env, encoding: 'utf8' });
  const [now, made, text, ...given] = JSON.parse(stdout) as number[];
  for (const read of [now, made, text]) expect((read ?? 0) - Date.now()).toBeGreaterThan(59_000_000);
  expect(given).toEqual([5, true, 86_400_000]);
});

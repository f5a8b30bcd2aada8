import { describe, expect, it } from 'vitest';
import { demoPassword, demoPasswordHash } from '../../players/demo-players.data.ts';
import { hashPassword, isPassword, passwordCostUsual } from './password.ts';

const cheap = { cost: 16, blockSize: 1, parallelization: 1 };

describe('passwords', () => {
  it('the same one has another hash each time, with its settings in it, and both prove it', async () => {
    const first = await hashPassword('correct horse', 'here', passwordCostUsual);
    const second = await hashPassword('correct horse', 'here', passwordCostUsual);
    expect(first).toMatch(/^scrypt\$16384\$8\$5\$[\w-]{22}\$[\w-]{43}$/);
    expect(first).not.toBe(second);
    expect(await isPassword('correct horse', second, 'here')).toBe(true);
    expect(await isPassword('Correct horse', second, 'here')).toBe(false);
  });

  it('can be typed on another keyboard: the same letters made of other code points', async () => {
    expect(await isPassword('pässword', await hashPassword('pa\u0308ssword', 'here', cheap), 'here')).toBe(true);
  });

  it('settings of an older hash still prove it', async () => {
    const old = 'scrypt$1024$8$1$AAAAAAAAAAAAAAAAAAAAAA$' + (await hashWith('old one', 1024));
    expect(await isPassword('old one', old, 'here')).toBe(true);
  });

  it('one address holds a few places of the queue, and another one gets its turn', async () => {
    const old = 'scrypt$1024$8$1$AAAAAAAAAAAAAAAAAAAAAA$AAAA';
    const guesses = Array.from({ length: 100 }, () => isPassword('guess', old, 'stranger').catch(() => 'refused'));
    const owner = isPassword('mine', old, 'owner');
    expect((await Promise.all(guesses)).filter((each) => each === 'refused')).toHaveLength(94);
    expect(await owner).toBe(false);
  });

  it('the demo players have the one that is written down', async () => {
    expect(await isPassword(demoPassword, demoPasswordHash, 'here')).toBe(true);
  });
});

async function hashWith(password: string, cost: number): Promise<string> {
  const { scryptSync } = await import('node:crypto');
  const options = { cost, blockSize: 8, parallelization: 1 };
  return scryptSync(password, Buffer.alloc(16), 32, options).toString('base64url');
}

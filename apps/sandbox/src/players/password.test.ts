import { describe, expect, it, vi } from 'vitest';
import { demoPassword, demoPasswordHash } from './demo-players.data.ts';
import { hashPassword, isPassword } from './password.ts';

vi.setConfig({ testTimeout: 60_000 });

describe('passwords', () => {
  it('the same one has another hash each time, with its settings in it, and both prove it', async () => {
    const [first, second] = [await hashPassword('correct horse'), await hashPassword('correct horse')];
    expect(first).toMatch(/^scrypt\$16384\$8\$5\$[\w-]{22}\$[\w-]{43}$/);
    expect(first).not.toBe(second);
    expect(await isPassword('correct horse', second)).toBe(true);
    expect(await isPassword('Correct horse', second)).toBe(false);
  });

  it('can be typed on another keyboard: the same letters made of other code points', async () => {
    expect(await isPassword('pässword', await hashPassword('pa\u0308ssword'))).toBe(true);
  });

  it('settings of an older hash still prove it', async () => {
    const old = 'scrypt$1024$8$1$AAAAAAAAAAAAAAAAAAAAAA$' + (await hashWith('old one', 1024));
    expect(await isPassword('old one', old)).toBe(true);
  });

  it('the demo players have the one that is written down', async () => {
    expect(await isPassword(demoPassword, demoPasswordHash)).toBe(true);
  });
});

async function hashWith(password: string, cost: number): Promise<string> {
  const { scryptSync } = await import('node:crypto');
  const options = { cost, blockSize: 8, parallelization: 1 };
  return scryptSync(password, Buffer.alloc(16), 32, options).toString('base64url');
}

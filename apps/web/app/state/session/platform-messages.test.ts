import { describe, expect, it } from 'vitest';

import { onPlatformMessage } from './platform-messages.ts';

const backend = 'https://api.platform.example';

function heard(origin: string, data: unknown, allowed: readonly string[] = [backend]): number {
  const self = new EventTarget();
  let times = 0;
  onPlatformMessage(self as Window, allowed, () => (times += 1));
  self.dispatchEvent(Object.assign(new Event('message'), { origin, data }));
  return times;
}

describe('a message to the window', () => {
  it.each([
    ['of success from the backend', backend, { success: true }, 1],
    ['of failure', backend, { success: false }, 0],
    ['that is malformed', backend, { success: 'yes' }, 0],
    ['that is a bare word', backend, 'success', 0],
    ['from another origin', 'https://evil.example', { success: true }, 0],
    ['from an origin that begins alike', `${backend}.evil.example`, { success: true }, 0],
  ])('[EMBED-4] %s refreshes the profile: %#', (_, origin, data, times) => {
    expect(heard(origin, data)).toBe(times);
  });

  it('[EMBED-4] counts from a partner that the configuration names; a wildcard names nobody', () => {
    expect(heard('https://partner.example', { success: true }, [backend, 'https://partner.example'])).toBe(1);
    expect(heard('https://anywhere.example', { success: true }, ['*'])).toBe(0);
  });

  it('[EMBED-4] how a deposit ended is heard from the platform alone', () => {
    const self = new EventTarget();
    const said: string[] = [];
    onPlatformMessage(
      self as Window,
      [backend],
      () => said.push('success'),
      (status) => said.push(status),
    );
    for (const [origin, deposit] of [
      [backend, 'pending'],
      ['https://evil.example', 'success'],
      [backend, 'stolen'],
    ])
      self.dispatchEvent(Object.assign(new Event('message'), { origin, data: { success: false, deposit } }));
    expect(said).toEqual(['pending']);
  });
});

import { describe, expect, it } from 'vitest';

import { AuthStore } from './auth-store.ts';

describe('a flow that something waits for', () => {
  it.each([
    ['completed', (auth: AuthStore) => auth.finish(), true],
    ['closed', (auth: AuthStore) => auth.close(), false],
    ['replaced by another', (auth: AuthStore) => void auth.ask('sign_in'), false],
  ])('[SESSION-14] is told that it was %s', async (_, end, isDone) => {
    const auth = new AuthStore(() => 0);
    const asked = auth.ask('confirm_password');
    expect(auth.state.getState().flow).toBe('confirm_password');
    end(auth);
    expect(await asked).toBe(isDone);
  });
});

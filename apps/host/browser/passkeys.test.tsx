import { hostWords } from '@slipstream/locales/host-words';
import { afterEach, expect, it, vi } from 'vitest';

const challenge = { challenge: 'AAAA', rp_id: 'localhost', timeout_ms: 1000 };

afterEach(() => {
  vi.unstubAllGlobals();
  document.documentElement.lang = '';
  document.body.replaceChildren();
});

/** Lets everything happen that waits for nothing. */
const settle = async () =>
  new Promise((resolve) => {
    setTimeout(resolve, 0);
  });

it('[SESSION-12] the button ends the offer of passkeys, also one whose challenge is still on its way', async () => {
  const words = document.createElement('script');
  Object.assign(words, { id: 'words', type: 'application/json', textContent: JSON.stringify(hostWords('en').scripts) });
  document.body.replaceChildren(words);
  document.documentElement.lang = 'en';
  document.body.insertAdjacentHTML(
    'beforeend',
    '<div data-passkey-sign-in hidden><button>Use a passkey</button></div>',
  );
  document.body.insertAdjacentHTML('beforeend', '<p data-passkey-answer></p>');
  const waiting: ((response: Response) => void)[] = [];
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('PublicKeyCredential', { isConditionalMediationAvailable: async () => true });
  vi.stubGlobal('fetch', async () => new Promise<Response>((resolve) => waiting.push(resolve)));
  const asked: string[] = [];
  vi.stubGlobal('navigator', {
    credentials: {
      get: async ({ mediation, signal }: CredentialRequestOptions) => {
        asked.push(`${mediation}${signal?.aborted === true ? ' aborted' : ''}`);
        return null;
      },
    },
  });
  const { servePasskeySignIn } = await import('./passkeys.ts');
  servePasskeySignIn(() => undefined);
  await settle();
  document.querySelector('button')?.click();
  await settle();
  expect(waiting).toHaveLength(2);
  for (const answer of waiting) answer(Response.json(challenge));
  await settle();
  expect(asked).toEqual(['optional']);
});

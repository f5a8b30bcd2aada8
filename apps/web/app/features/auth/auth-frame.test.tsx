import type { AuthFlow } from '@slipstream/contract/embed/auth-flow';
import { loadCatalogue } from '@slipstream/locales/load-catalogue';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { SiteProvider, type Site } from '../../site/site.tsx';
import { createStores } from '../../state/stores.ts';
import { StoresContext } from '../../state/use-stores.ts';
import { MessagesProvider } from '../../shared/messages/messages-provider.tsx';
import { AuthFrame } from './auth-frame.tsx';

const { call } = vi.hoisted(() => ({ call: vi.fn<() => Promise<unknown>>() }));
vi.mock('../../api/site-api.ts', () => ({ siteApi: () => ({ call }) }));

const messages = await loadCatalogue('en');
const loading = 'Loading';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => vi.unstubAllGlobals());

async function framed(change: Partial<Site>, flow: AuthFlow = 'sign_in') {
  const site = { platformUrl: 'about:blank', locale: 'en', preloaders: [], hasBlockedCountries: false, ...change };
  const stores = createStores({ clock: { nowMs: 0, rate: 1 }, oddsFormat: 'european', theme: 'day' });
  const titles: string[] = [];
  const onTitle = (title: string) => void titles.push(title);
  // Not in the document, where the frame would fetch its page.
  const place = document.createElement('div');
  const root = createRoot(place);
  await act(async () =>
    root.render(
      <MessagesProvider locale="en" messages={messages}>
        <SiteProvider site={site as unknown as Site}>
          <StoresContext value={stores}>
            <AuthFrame flow={flow} onTitle={onTitle} />
          </StoresContext>
        </SiteProvider>
      </MessagesProvider>,
    ),
  );
  const frame = () => place.querySelector('iframe');
  return {
    place,
    stores,
    frame,
    titles,
    isWaiting: () => place.querySelector(`[aria-label="${loading}"]`) !== null,
    arrive: async () => act(async () => frame()?.dispatchEvent(new Event('load'))),
    end: () => act(() => root.unmount()),
  };
}

describe('the page of the platform in a frame', () => {
  it('[EMBED-5] with its flag a preloader stands in its place until it has come', async () => {
    const { frame, isWaiting, arrive, end } = await framed({ preloaders: ['sign_in'] });
    expect([isWaiting(), frame()?.dataset['hidden']]).toEqual([true, 'true']);
    await arrive();
    expect([isWaiting(), frame()?.dataset['hidden']]).toEqual([false, undefined]);
    end();
  });

  it.each([[[]], [['sign_up']]] as const)(
    '[EMBED-5] without its own flag (%j) it is shown as it comes',
    async (preloaders) => {
      const { frame, isWaiting, end } = await framed({ preloaders });
      expect([isWaiting(), frame()?.dataset['hidden']]).toEqual([false, undefined]);
      end();
    },
  );
});

describe('what the page in the frame says about itself', () => {
  const said = { page: { title: 'Sign up', height: 612 } };

  it.each([
    ['is believed', 'https://platform.example', true, said, ['Sign up'], '612px'],
    ['of another origin is not', 'https://evil.example', true, said, [], ''],
    ['of another window is not', 'https://platform.example', false, said, [], ''],
    ['is not if it is malformed', 'https://platform.example', true, { page: { title: 'x', height: 1e9 } }, [], ''],
  ] as const)('[EMBED-10] %s', async (_, origin, isFrame, data, titles, height) => {
    const shown = await framed({ platformUrl: 'https://platform.example' });
    const frame = shown.frame();
    // A frame outside the document has no window of its own.
    const source = { name: 'the window in the frame' };
    Object.defineProperty(frame, 'contentWindow', { value: source });
    const event = Object.assign(new Event('message'), { origin, data, source: isFrame ? source : {} });
    act(() => void dispatchEvent(event));
    expect([shown.titles, frame?.style.blockSize]).toEqual([titles, height]);
    shown.end();
  });

  it.each([
    ['closes its dialog', 'https://platform.example', true, null],
    ['of another origin does not', 'https://evil.example', true, 'sign_in'],
    ['of another window does not', 'https://platform.example', false, 'sign_in'],
  ] as const)('[EMBED-10] a page that is left with Escape %s', async (_, origin, isFrame, flow) => {
    const { frame, stores, end } = await framed({ platformUrl: 'https://platform.example' });
    stores.auth.request('sign_in');
    const source = { name: 'the window in the frame' };
    Object.defineProperty(frame(), 'contentWindow', { value: source });
    const event = { origin, data: { close: true }, source: isFrame ? source : {} };
    act(() => void dispatchEvent(Object.assign(new Event('message'), event)));
    expect(stores.auth.state.getState().flow).toBe(flow);
    end();
  });

  it('[EMBED-10] opens in the theme that is shown', async () => {
    const { frame, end } = await framed({ platformUrl: 'https://platform.example' });
    expect(frame()?.src).toContain('theme=day');
    end();
  });
});

/** A backend that knows where the caller is. */
function callerIn(code: string | null): void {
  const system = { userCountry: code === null ? null : { code }, countries: [{ code: 'US', name: 'United States' }] };
  call.mockResolvedValue({ kind: 'reply', reply: { site: { blockedCountryCodes: ['US', 'FR'] }, system } });
}

describe('a country that the site blocks', () => {
  it.each(['sign_in', 'sign_up'] as const)('[EMBED-5] is told by name instead of being offered %s', async (flow) => {
    callerIn('US');
    const { place, frame, end } = await framed({ hasBlockedCountries: true }, flow);
    expect(frame()).toBeNull();
    expect(place.textContent).toContain('United States');
    end();
  });

  it('[EMBED-5] shows no form before it is known', async () => {
    call.mockReturnValue(new Promise(() => undefined));
    const { frame, isWaiting, end } = await framed({ hasBlockedCountries: true });
    expect([frame(), isWaiting()]).toEqual([null, true]);
    end();
  });

  it.each([
    ['DE', 'sign_in', true],
    [null, 'sign_in', true],
    ['US', 'sign_in', false],
    ['US', 'deposit', true],
  ] as const)('[EMBED-5] %s is offered %s where some are blocked (%s)', async (code, flow, hasBlockedCountries) => {
    callerIn(code);
    const { frame, end } = await framed({ hasBlockedCountries }, flow);
    expect(frame()).not.toBeNull();
    end();
  });
});

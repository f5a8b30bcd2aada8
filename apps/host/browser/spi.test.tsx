import { hostWords } from '@slipstream/locales/host-words';
import { beforeAll, expect, it, vi } from 'vitest';

interface Currency {
  readonly code: string;
  readonly subunits: number;
  readonly fiat?: boolean;
  readonly worth?: number | null;
}
interface PaymentScript {
  mount(container: HTMLElement, options: object): () => void;
}

/** The constructor that browsers have and happy-dom has not. */
function option(text: string, value: string): HTMLOptionElement {
  return Object.assign(document.createElement('option'), { text, value });
}

beforeAll(async () => {
  vi.stubGlobal('Option', function Option(text: string, value: string) {
    return option(text, value);
  });
  vi.stubGlobal('locale', 'en');
  vi.stubGlobal('words', hostWords('en').payment);
  await import('./spi.ts');
});

/** The form as the page puts it in, with wallets of these currencies. */
function mounted(...currencies: readonly Currency[]) {
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  (Reflect.get(globalThis, 'spi') as PaymentScript).mount(place, { currencies, onEvent: () => undefined });
  const root = place.shadowRoot!;
  const presets = () => [...root.querySelectorAll<HTMLButtonElement>('.presets button')];
  return {
    presets,
    shown: () => presets().map(({ textContent }) => textContent),
    choose: (code: string) => {
      const list = root.querySelector<HTMLSelectElement>('#currency')!;
      list.value = code;
      list.dispatchEvent(new Event('change'));
    },
    typed: () => root.querySelector('input')?.value,
  };
}

const euro = { code: 'EUR', subunits: 100, fiat: true, worth: 1_000_000_000 };
const bitcoin = { code: 'BTC', subunits: 100_000_000, fiat: false, worth: 90_000_000_000_000 };

it.each([
  [euro, ['10 EUR', '20 EUR', '50 EUR', '100 EUR']],
  [{ ...euro, code: 'GBP', worth: 1_150_000_000 }, ['10 GBP', '20 GBP', '50 GBP', '100 GBP']],
  [{ ...euro, code: 'TRY', worth: 20_000_000 }, ['500 TRY', '1,000 TRY', '2,500 TRY', '5,000 TRY']],
  [{ ...euro, code: 'JPY', subunits: 1, worth: 5_600_000 }, ['2,000 JPY', '4,000 JPY', '10,000 JPY', '20,000 JPY']],
  [{ ...euro, code: 'VND', subunits: 1, worth: 33_000 }, ['200K VND', '400K VND', '1M VND', '2M VND']],
  [bitcoin, ['0.0001 BTC', '0.0002 BTC', '0.0005 BTC', '0.001 BTC']],
  [{ ...bitcoin, code: 'ETH', worth: 3_000_000_000_000 }, ['0.005 ETH', '0.01 ETH', '0.025 ETH', '0.05 ETH']],
  [{ ...euro, worth: null }, ['10 EUR', '20 EUR', '50 EUR', '100 EUR']],
  [{ code: 'EUR', subunits: 100 }, ['10 EUR', '20 EUR', '50 EUR', '100 EUR']],
  [{ ...bitcoin, worth: null }, []],
])('[PAY-2] the deposit form offers amounts that fit the currency, with their unit: %j', (currency, expected) => {
  expect(mounted(currency).shown()).toEqual(expected);
});

it('[PAY-2] offers other amounts for another wallet, and writes the chosen one as it can be typed', () => {
  const { presets, shown, choose, typed } = mounted(euro, bitcoin);
  presets()[1]?.click();
  expect([shown()[1], typed()]).toEqual(['20 EUR', '20']);
  choose('BTC');
  presets()[1]?.click();
  expect([shown()[1], typed()]).toEqual(['0.0002 BTC', '0.0002']);
});

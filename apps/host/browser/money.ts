import { locale } from './words.ts';

/** What the backend says about a currency's smallest unit. */
interface CurrencyInfo {
  readonly code: string;
  readonly subunits: number;
}

let known: readonly CurrencyInfo[] = [];

/** Asked once; without it nothing can be said about money. */
export async function loadCurrencies(): Promise<void> {
  const response = await fetch(`${document.body.dataset['api'] ?? ''}/v2/config`, {
    headers: { accept: 'application/json' },
  });
  const config = (await response.json()) as { system: { currencies: readonly CurrencyInfo[] } };
  known = config.system.currencies;
}

function digitsOf(code: string): number {
  return Math.round(Math.log10(known.find((currency) => currency.code === code)?.subunits ?? 100));
}

/** 1250 of EUR is 12.50 EUR, or 12,50 EUR in German. Digits are moved, nothing is divided. */
export function moneyWords(minor: number, code: string): string {
  const digits = digitsOf(code);
  const text = String(Math.abs(minor)).padStart(digits + 1, '0');
  const whole = text.slice(0, text.length - digits);
  const part = digits === 0 ? '' : `.${text.slice(-digits)}`;
  const exact = `${minor < 0 ? '-' : ''}${whole}${part}` as `${number}`;
  const format = new Intl.NumberFormat(locale, {
    numberingSystem: 'latn',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return `${format.format(exact)} ${code}`;
}

/** 12.5 EUR is 1250; null when it is no amount of that currency. */
export function minorOf(text: string, code: string): number | null {
  const match = /^(\d{1,12})(?:[.,](\d+))?$/.exec(text.trim());
  const digits = digitsOf(code);
  const part = match?.[2] ?? '';
  if (match === null || part.length > digits) return null;
  return Number((match[1] ?? '') + part.padEnd(digits, '0'));
}

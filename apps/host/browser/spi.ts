// The payment script a platform gives to whoever takes money for it (PAY-2). It is loaded by script tag, also into the
// sportsbook's own pages, so it imports nothing, and draws into a shadow root that no page's styles reach.
import type { PaymentEvent, PaymentScriptConfig } from '@slipstream/contract/embed/payment-script';
import type { HostWords } from '@slipstream/locales/host-words';

/** The server puts both in front of the script (`src/scripts.ts`), for the language that its address asks for. */
declare const locale: string;
declare const words: HostWords['payment'];

type Tell = (event: PaymentEvent) => void;
/** As the backend's configuration has it. */
interface Currency {
  readonly code: string;
  readonly subunits: number;
  readonly fiat?: boolean;
  /** Of one of it, in billionths of what all are quoted in; null or absent if the backend does not say. */
  readonly worth?: number | null;
}
interface Options {
  readonly config: PaymentScriptConfig;
  /** The wallets to choose from, the usual one first. */
  readonly currencies: readonly Currency[];
  readonly amount?: string;
  /** For a page that has no cookies at the backend. */
  readonly token?: string | null;
  readonly onEvent: Tell;
}

(() => {
  // Tokens of the page around reach in here, so the form looks like it; a page without them gets its own colours.
  const styles = `:host{display:block;font:inherit;color:inherit}*{box-sizing:border-box}
    form{display:grid;gap:16px;padding:var(--spi-padding,20px)}
    .pair{display:grid;grid-template-columns:minmax(0,1fr) 8rem;gap:12px}
    .field{display:grid;gap:6px;align-content:start}label{color:var(--text-2,inherit);font-weight:550}
    input,select,button{font:inherit;min-block-size:48px;inline-size:100%;padding:8px 14px;
      border:1px solid var(--line-control,currentColor);border-radius:var(--radius-control,8px);
      background:var(--surface-0,transparent);color:inherit}
    input,select{font-size:1rem}input{font-variant-numeric:tabular-nums}
    .choice{display:grid;align-items:center}.choice>*{grid-area:1/1}
    .choice select{appearance:none;padding-inline-end:36px;cursor:pointer}
    svg{inline-size:20px;block-size:20px;justify-self:end;margin-inline-end:10px;pointer-events:none;
      fill:none;stroke:var(--text-muted,currentColor);stroke-width:1.75;stroke-linecap:round;stroke-linejoin:round}
    option{background:var(--surface-1,#fff);color:var(--text,#000)}
    :focus-visible{outline:2px solid var(--focus,currentColor);outline-offset:1px}
    [aria-invalid=true]{border-color:var(--danger,currentColor)}
    .error{color:var(--danger,inherit);font-size:.8125rem;font-weight:550}
    .presets{display:grid;grid-auto-flow:column;grid-auto-columns:minmax(0,1fr);gap:6px}.presets:empty{display:none}
    .presets button{display:grid;justify-items:center;align-content:center;padding:4px 2px;font-size:.875rem;line-height:1.25;
      font-variant-numeric:tabular-nums;border-color:var(--line,currentColor);background:var(--surface-2,transparent)}
    .presets small{font-size:.75rem;font-weight:500;color:var(--text-muted,inherit)}
    button{font-weight:620;cursor:pointer}
    .pay{border:0;background:var(--accent-fill,CanvasText);color:var(--on-accent,Canvas);font-size:1rem}
    .pay:disabled{opacity:.6;cursor:progress}p{margin:0}p:empty{display:none}
    .answer{padding:12px 14px;border-radius:var(--radius-control,8px);background:var(--surface-2,transparent);font-weight:550}`;
  /** Usual amounts: so many times the step of the currency. */
  const presetSteps = [1, 2, 5, 10];
  /** What a step is worth about, in what the backend quotes all currencies in, and its amount where it quotes none. */
  const stepWorth = 10;

  /** Puts the form into the page; the returned function takes it away. */
  function mount(container: HTMLElement, options: Options): () => void {
    const root = container.shadowRoot ?? container.attachShadow({ mode: 'open', delegatesFocus: true });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    root.adoptedStyleSheets = [sheet];
    const form = document.createElement('form');
    form.noValidate = true;
    const amount = field(words.amount, 'input', 'amount');
    amount.control.inputMode = 'decimal';
    amount.control.autocomplete = 'off';
    amount.control.enterKeyHint = 'go';
    amount.control.dir = 'ltr';
    amount.control.value = options.amount ?? '';
    amount.control.addEventListener('input', () => amount.say(''));
    const currency = field(words.currency, 'select', 'currency');
    for (const { code } of options.currencies) currency.control.append(new Option(code, code));
    const method = field(words.method, 'select', 'method');
    method.control.append(new Option(words.card, 'card'), new Option(words.bank, 'bank'));
    const answer = box('p', 'answer');
    answer.setAttribute('role', 'status');
    const button = box('button', 'pay');
    button.textContent = words.deposit;
    const pair = box('div', 'pair');
    pair.append(amount.field, currency.field);
    const presets = box('div', 'presets');
    const choose = (text: string) => {
      amount.control.value = text;
      amount.say('');
    };
    const showPresets = () => {
      const chosen = options.currencies.find(({ code }) => code === currency.control.value);
      presets.replaceChildren(...(chosen === undefined ? [] : presetButtons(chosen, choose)));
    };
    currency.control.addEventListener('change', showPresets);
    showPresets();
    form.append(pair, presets, method.field, answer, button);
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const given = { amount: amount.control.value, currency: currency.control.value, method: method.control.value };
      void submit(given);
    });
    async function submit({ amount: text, ...rest }: Record<'amount' | 'currency' | 'method', string>): Promise<void> {
      answer.textContent = '';
      const minor = minorOf(text, rest.currency, options);
      amount.say(minor === null ? words.noAmount : '');
      if (minor === null) return amount.control.focus();
      button.disabled = true;
      button.setAttribute('aria-busy', 'true');
      answer.textContent = await pay({ ...rest, minor }, options);
      button.disabled = false;
      return button.removeAttribute('aria-busy');
    }
    root.replaceChildren(form);
    return () => root.replaceChildren();
  }

  function box<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, name: string): HTMLElementTagNameMap[Tag] {
    const element = document.createElement(tag);
    element.className = name;
    return element;
  }

  /** A label above its control, and what is wrong with it below. */
  function field<Tag extends 'input' | 'select'>(text: string, tag: Tag, id: string) {
    const label = document.createElement('label');
    label.textContent = text;
    label.htmlFor = id;
    const control = document.createElement(tag);
    control.id = id;
    const error = box('p', 'error');
    error.id = `${id}-error`;
    control.setAttribute('aria-describedby', error.id);
    const whole = box('div', 'field');
    whole.append(label, control instanceof HTMLSelectElement ? withArrow(control) : control, error);
    const say = (fault: string) => {
      error.textContent = fault;
      control.setAttribute('aria-invalid', String(fault !== ''));
    };
    return { field: whole, control, say };
  }

  /** A list has an arrow of ours, since the browser's stands at the very edge. */
  function withArrow(control: HTMLSelectElement): HTMLElement {
    const place = box('div', 'choice');
    const arrow = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    arrow.setAttribute('viewBox', '0 0 24 24');
    arrow.setAttribute('aria-hidden', 'true');
    const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
    path.setAttribute('d', 'M7 10l5 5 5-5');
    arrow.append(path);
    place.append(control, arrow);
    return place;
  }

  /** Amounts of about the same worth in every currency: 10 EUR, 2000 JPY or 0.0001 BTC and some more of it. */
  function presetButtons(currency: Currency, onChosen: (text: string) => void): readonly HTMLElement[] {
    const step = stepMinor(currency);
    if (step === null) return [];
    return presetSteps.map((steps) => {
      const text = amountText(step * steps, currency);
      const button = document.createElement('button');
      button.type = 'button';
      const unit = document.createElement('small');
      unit.textContent = currency.code;
      // A space between the two for whoever hears them; they stand on lines of their own.
      button.append(shownAmount(text), ' ', unit);
      button.addEventListener('click', () => onChosen(text));
      return button;
    });
  }

  /** 1, 2 or 5 with noughts, whichever is nearest to the worth of a step; null if nothing is known of a crypto currency. */
  function stepMinor({ subunits, fiat = true, worth = null }: Currency): number | null {
    if (worth === null) return fiat ? stepWorth * subunits : null;
    const exact = (stepWorth * 1_000_000_000 * subunits) / worth;
    const power = 10 ** Math.floor(Math.log10(exact));
    // The bounds are halfway by ratio: between 2 and 5 lies the root of 10.
    const first = [Math.SQRT2, Math.sqrt(10), Math.sqrt(50)].findIndex((bound) => exact / power < bound);
    return Math.max(1, power * ([1, 2, 5][first] ?? 10));
  }

  /** 25000 with eight digits is 0.00025, as somebody would type it. */
  function amountText(minor: number, { subunits }: Currency): string {
    const digits = digitsOf(subunits);
    const text = String(minor).padStart(digits + 1, '0');
    let part = text.slice(text.length - digits);
    while (part.endsWith('0')) part = part.slice(0, -1);
    return digits === 0 || part === '' ? text.slice(0, text.length - digits) : `${text.slice(0, -digits)}.${part}`;
  }

  /** Four of them stand in one line on the smallest phone, so a long one is shortened. */
  function shownAmount(text: string): string {
    const notation = Number(text) < 100_000 ? 'standard' : 'compact';
    const format = new Intl.NumberFormat(locale, { numberingSystem: 'latn', notation, maximumFractionDigits: 15 });
    return format.format(text as `${number}`);
  }

  async function pay(
    { minor, currency, method }: { readonly minor: number; readonly currency: string; readonly method: string },
    { config, token, onEvent }: Options,
  ): Promise<string> {
    const reply = await fetch(`${config.backendOrigin}${config.apiPrefix}/deposits`, {
      method: 'POST',
      credentials: 'include',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        'accept-language': locale,
        // One key for one press of the button: a lost answer never makes a second deposit.
        'idempotency-key': crypto.randomUUID(),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify({ currency, amount: minor, method }),
    }).catch(() => null);
    if (reply === null) return words.noAnswer;
    const data = (await reply.json().catch(() => ({}))) as {
      status?: 'success' | 'error' | 'pending';
      message?: string;
    };
    if (!reply.ok || data.status === undefined) {
      onEvent({ event: 'notification', level: 'danger', title: 'refused', message: 'refused_text' });
      return data.message ?? words.refused;
    }
    const level = ({ success: 'success', pending: 'warning', error: 'danger' } as const)[data.status];
    onEvent({ event: 'notification', level, title: data.status, message: `${data.status}_text` });
    if (data.status === 'success') onEvent({ event: 'accounts-updated', currencies: [currency] });
    onEvent({ event: 'redirect', to: data.status });
    return words[data.status];
  }

  /** 12.5 with two digits is 1250; null when it is no amount, or nothing. */
  function minorOf(text: string, code: string, { currencies }: Options): number | null {
    const digits = digitsOf(currencies.find((currency) => currency.code === code)?.subunits ?? 100);
    const match = /^(\d{1,12})(?:[.,](\d+))?$/.exec(text.trim());
    const part = match?.[2] ?? '';
    if (match === null || part.length > digits) return null;
    return Number((match[1] ?? '') + part.padEnd(digits, '0')) || null;
  }

  function digitsOf(subunits: number): number {
    return Math.round(Math.log10(subunits));
  }

  Object.assign(globalThis, { spi: { mount } });
})();

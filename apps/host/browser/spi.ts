// The payment script a platform gives to whoever takes money for it (PAY-2). It is loaded by script tag, also into the
// sportsbook's own pages, so it imports nothing, and draws into a shadow root that no page's styles reach.
import type { PaymentEvent, PaymentScriptConfig } from '@slipstream/contract/embed/payment-script';
import type { HostWords } from '@slipstream/locales/host-words';

/** The server puts both in front of the script (`src/scripts.ts`), for the language that its address asks for. */
declare const locale: string;
declare const words: HostWords['payment'];

type Tell = (event: PaymentEvent) => void;
interface Options {
  readonly config: PaymentScriptConfig;
  /** The wallets to choose from, the usual one first. */
  readonly currencies: readonly { readonly code: string; readonly subunits: number }[];
  readonly amount?: string;
  /** For a page that has no cookies at the backend. */
  readonly token?: string | null;
  readonly onEvent: Tell;
}

(() => {
  const styles = `:host{display:block;font:inherit;color:inherit}form{display:grid;gap:12px;padding:16px}
    label{display:grid;gap:4px;font-size:14px}input,select,button{font:inherit;min-block-size:44px;padding:4px 12px;
    border:1px solid currentColor;border-radius:6px;background:transparent;color:inherit;box-sizing:border-box;inline-size:100%}
    option{color:#000}button{font-weight:600;cursor:pointer}button:disabled{opacity:.6}p{margin:0;min-block-size:1.4em}`;

  /** Puts the form into the page; the returned function takes it away. */
  function mount(container: HTMLElement, options: Options): () => void {
    const root = container.shadowRoot ?? container.attachShadow({ mode: 'open', delegatesFocus: true });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    root.adoptedStyleSheets = [sheet];
    const form = document.createElement('form');
    form.noValidate = true;
    const amount = field(words.amount, 'input');
    amount.control.setAttribute('inputmode', 'decimal');
    amount.control.value = options.amount ?? '';
    const currency = field(words.currency, 'select');
    for (const { code } of options.currencies) currency.control.append(new Option(code, code));
    const method = field(words.method, 'select');
    method.control.append(new Option(words.card, 'card'), new Option(words.bank, 'bank'));
    const answer = document.createElement('p');
    answer.setAttribute('role', 'status');
    const button = document.createElement('button');
    button.textContent = words.deposit;
    form.append(amount.label, currency.label, method.label, answer, button);
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      button.disabled = true;
      const given = { amount: amount.control.value, currency: currency.control.value, method: method.control.value };
      void submit(given);
    });
    async function submit(given: Parameters<typeof pay>[0]): Promise<void> {
      answer.textContent = await pay(given, options);
      button.disabled = false;
    }
    root.replaceChildren(form);
    return () => root.replaceChildren();
  }

  function field<Tag extends 'input' | 'select'>(text: string, tag: Tag) {
    const label = document.createElement('label');
    const control = document.createElement(tag);
    label.append(text, control);
    return { label, control };
  }

  async function pay(
    { amount, currency, method }: { amount: string; currency: string; method: string },
    { config, currencies, token, onEvent }: Options,
  ): Promise<string> {
    const subunits = currencies.find(({ code }) => code === currency)?.subunits ?? 100;
    const minor = minorOf(amount, Math.round(Math.log10(subunits)));
    if (minor === null || minor === 0) return words.noAmount;
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

  /** 12.5 with two digits is 1250; null when it is no amount. */
  function minorOf(text: string, digits: number): number | null {
    const match = /^(\d{1,12})(?:[.,](\d+))?$/.exec(text.trim());
    const part = match?.[2] ?? '';
    return match === null || part.length > digits ? null : Number((match[1] ?? '') + part.padEnd(digits, '0'));
  }

  Object.assign(globalThis, { spi: { mount } });
})();

import { moneyWords } from './money.ts';
import { make, one } from './page.ts';
import { call } from './platform.ts';
import { locale, words } from './words.ts';

const { kinds, statuses } = words.transactions;
const times = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });

interface Transaction {
  readonly kind: keyof typeof kinds;
  readonly status: keyof typeof statuses;
  readonly currency: string;
  readonly amount: number;
  readonly balance_after: number | null;
  readonly created_at: string;
}

const pageSize = 25;

/** The history of the wallet, newest first, page by page. */
export async function showTransactions(page = 1): Promise<void> {
  const body = one('[data-transactions]');
  const more = one<HTMLButtonElement>('[data-more]');
  if (body === null || more === null) return;
  const answer = await call<{ data: readonly Transaction[]; pagination: { last_page: number } }>(
    'GET',
    `/transactions?page=${page}&limit=${pageSize}`,
  );
  if (answer.kind === 'refused') return;
  body.append(...answer.reply.data.map(row));
  more.hidden = page >= answer.reply.pagination.last_page;
  more.addEventListener('click', () => void showTransactions(page + 1), { once: true });
}

function row({
  kind,
  status,
  currency,
  amount,
  balance_after: after,
  created_at: at,
}: Transaction): HTMLTableRowElement {
  const cells = [
    times.format(new Date(at)),
    kinds[kind],
    statuses[status],
    moneyWords(amount, currency),
    after === null ? '' : moneyWords(after, currency),
  ];
  const element = make('tr');
  element.append(...cells.map((text) => make('td', text)));
  return element;
}

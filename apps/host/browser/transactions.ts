import { moneyWords } from './money.ts';
import { make, one } from './page.ts';
import { call } from './platform.ts';

interface Transaction {
  readonly kind: string;
  readonly status: string;
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
    at.replace('T', ' ').slice(0, 16),
    kind,
    status,
    moneyWords(amount, currency),
    after === null ? '' : moneyWords(after, currency),
  ];
  const element = make('tr');
  element.append(...cells.map((words) => make('td', words)));
  return element;
}

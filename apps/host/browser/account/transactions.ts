import { moneyWords } from '../money.ts';
import { make, one } from '../page.ts';
import { call } from '../platform.ts';
import { locale, words } from '../words.ts';

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
  const note = one('[data-no-transactions]');
  if (answer.kind === 'refused') return note?.replaceChildren(answer.message);
  body.append(...answer.reply.data.map(row));
  one('[data-records]')?.toggleAttribute('hidden', body.children.length === 0);
  note?.replaceChildren(body.children.length === 0 ? words.transactions.none : '');
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
  const element = make('tr');
  element.role = 'row';
  const sum = cell(moneyWords(amount, currency), 'amount');
  if (amount > 0 && status === 'done') sum.dataset['plus'] = '';
  const badge = make('span', statuses[status]);
  badge.classList.add('badge');
  badge.dataset['status'] = status;
  const state = cell('');
  state.append(badge);
  element.append(
    cell(times.format(new Date(at))),
    cell(kinds[kind]),
    state,
    sum,
    cell(after === null ? '' : moneyWords(after, currency), 'amount'),
  );
  return element;
}

function cell(text: string, name?: string): HTMLTableCellElement {
  const element = make('td', text);
  element.role = 'cell';
  if (name !== undefined) element.classList.add(name);
  return element;
}

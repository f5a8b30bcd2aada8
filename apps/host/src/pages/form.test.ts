import { expect, it } from 'vitest';
import { checkbox, input, select, type Input } from './form.ts';

const flat = (text: string) => text.replaceAll(/\s+/g, ' ');
const drawn = async (field: Input) => flat(await input(field));

it.each([
  ['amount', { inputmode: 'decimal' }, ['inputmode="decimal"', 'dir="ltr"']],
  ['code', { autocomplete: 'one-time-code', inputmode: 'numeric' }, ['inputmode="numeric"', 'dir="ltr"']],
  ['login', { autocomplete: 'username' }, ['autocapitalize="none" spellcheck="false"', 'dir="ltr"']],
  ['password', { type: 'password', lengthMin: 8 }, ['minlength="8"', 'autocapitalize="none"', 'data-reveal']],
  ['name', {}, ['dir="auto"']],
] as const)('[ROUTE-4] %s has the keyboard and the direction it needs', async (name, rest, expected) => {
  const text = await drawn({ name, label: 'A label', ...rest });
  for (const part of expected) expect(text).toContain(part);
});

it('[ROUTE-4] every control has its label above, and its note and its error described beside it', async () => {
  const field = await drawn({ name: 'amount', label: 'Amount', note: 'At most ten', scope: 'limit-bet' });
  expect(field).toContain('<label for="limit-bet-amount">Amount</label>');
  expect(field).toContain('aria-describedby="limit-bet-amount-note limit-bet-amount-error"');
  expect(field).toContain('<p class="error" id="limit-bet-amount-error" hidden></p>');
  const choice = await select({ name: 'period', label: 'In', choices: [['day', 'a day']] });
  expect(flat(choice)).toContain('<label for="period">In</label>');
  expect(flat(choice)).toContain('aria-describedby="period-error"');
  const check = await checkbox('terms', 'I accept', true);
  expect(flat(check)).toContain('aria-describedby="terms-error"');
});

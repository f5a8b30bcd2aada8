import { expect, it } from 'vitest';
import { countryChoices } from './form.ts';

it('[ROUTE-4] countries are offered in the order of their names', () => {
  const countries = [
    ['AT', 'Austria'],
    ['CH', 'Switzerland'],
    ['CI', 'Côte d’Ivoire'],
    ['DE', 'Germany'],
    ['HR', 'Croatia'],
    ['AX', 'Åland Islands'],
  ].map(([code = '', name = '']) => ({ code, name, phonePrefix: '' }));
  const names = countryChoices({ countries }).map(([, name]) => name);
  expect(names).toEqual(['Åland Islands', 'Austria', 'Côte d’Ivoire', 'Croatia', 'Germany', 'Switzerland']);
});

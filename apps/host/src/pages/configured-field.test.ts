import { expect, it } from 'vitest';
import { countryChoices } from './configured-field.ts';

const countries = [
  ['AT', 'Austria'],
  ['CH', 'Switzerland'],
  ['CI', 'Côte d’Ivoire'],
  ['DE', 'Germany'],
  ['HR', 'Croatia'],
  ['AX', 'Åland Islands'],
].map(([code = '', name = '']) => ({ code, name, phonePrefix: '' }));
const namesIn = (locale: 'en' | 'de') => countryChoices({ countries }, { locale }).map(([, name]) => name);

it('[ROUTE-4] countries are offered in the order of their names', () => {
  expect(namesIn('en')).toEqual(['Åland Islands', 'Austria', 'Côte d’Ivoire', 'Croatia', 'Germany', 'Switzerland']);
});

it('[I18N-5] countries have the names and the order of the language of the page', () => {
  expect(namesIn('de')).toEqual(['Ålandinseln', 'Côte d’Ivoire', 'Deutschland', 'Kroatien', 'Österreich', 'Schweiz']);
});

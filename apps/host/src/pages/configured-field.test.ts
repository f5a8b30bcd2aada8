import { expect, it } from 'vitest';
import type { Language } from '../language.ts';
import type { PlatformConfig } from '../platform-config.ts';
import { configuredField, countryChoices, missingField } from './configured-field.ts';

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

it('[SESSION-14] a field that is asked for later is not called optional, whatever it was at sign-up', async () => {
  const field = {
    field: 'date_of_birth',
    type: 'date',
    required: false,
    editable: true,
    lengthMax: 10,
    choices: [],
  } as const;
  const words = { auth: { fields: { date_of_birth: 'Date of birth' }, optional: '{label} (optional)' } };
  const language = { locale: 'en', words } as unknown as Language;
  const config = { system: {} } as PlatformConfig;
  expect((await configuredField(field, config, language)).toString()).toContain('Date of birth (optional)');
  expect((await missingField(field, config, language)).toString()).not.toContain('(optional)');
});

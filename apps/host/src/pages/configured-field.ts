import type { PlayerField } from '@slipstream/contract/site/system';
import { fill } from '../../browser/format.ts';
import type { Language } from '../language.ts';
import type { Html } from '../layout.ts';
import type { PlatformConfig } from '../platform-config.ts';
import { checkbox, input, select, type Choice } from './form.ts';

/** Countries in the order of the names a player reads, which is not that of their codes. */
export function countryChoices(
  { countries }: Pick<PlatformConfig['system'], 'countries'>,
  { locale }: Pick<Language, 'locale'>,
): readonly Choice[] {
  const collator = new Intl.Collator(locale);
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
  return countries
    .map(({ code, name }) => [code, names.of(code) ?? name] as const)
    .toSorted(([, one], [, other]) => collator.compare(one, other));
}

/** What a browser fills in by itself, by the names of the site's configuration. */
const autocompletes: ReadonlyMap<string, string> = new Map([
  ['email', 'email'],
  ['name', 'name'],
  ['date_of_birth', 'bday'],
]);

/** One field as the site's configuration describes it. */
export function configuredField(field: PlayerField, config: PlatformConfig, language: Language): Html {
  const { field: name, required } = field;
  const own = nameOf(name, language);
  return namedField(field, required ? own : fill(language.words.auth.optional, { label: own }), config, language);
}

/** One field that sign-up left open: a script requires it while it is shown. */
export function missingField(field: PlayerField, config: PlatformConfig, language: Language): Html {
  return namedField({ ...field, required: false }, nameOf(field.field, language), config, language);
}

/** A field that only this site has is called what the site calls it. */
function nameOf(name: string, { words }: Language): string {
  return new Map<string, string>(Object.entries(words.auth.fields)).get(name) ?? name.replaceAll('_', ' ');
}

function namedField(field: PlayerField, label: string, { system }: PlatformConfig, language: Language): Html {
  const { field: name, type, required, lengthMax, choices } = field;
  const { passwordLength } = language.words.auth;
  const autocomplete = autocompletes.get(name);
  switch (type) {
    case 'country':
      return select({
        name,
        label,
        choices: countryChoices(system, language),
        chosen: 'DE',
        autocomplete: 'country',
      });
    case 'currency':
      return select({
        name,
        label,
        choices: system.currencies.map(({ code }) => [code, code]),
        chosen: system.defaultCurrencyCode,
      });
    case 'choice':
      return select({ name, label, choices: choices.map((choice) => [choice, choice]) });
    case 'checkbox':
      return checkbox(name, label, required);
    case 'password':
      return input({
        name,
        label,
        type,
        required,
        autocomplete: 'new-password',
        note: fill(passwordLength, { count: String(system.platformSettings.passwordLengthMin) }),
        lengthMin: system.platformSettings.passwordLengthMin,
        lengthMax,
      });
    case 'phone':
      return input({ name, label, type: 'tel', required, autocomplete: 'tel', lengthMax });
    case 'text':
    case 'email':
    case 'date':
      return input({ name, label, type, required, lengthMax, ...(autocomplete !== undefined && { autocomplete }) });
  }
}

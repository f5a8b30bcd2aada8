import { updateLocale } from '@slipstream/contract/http/update-locale';
import type { LocaleCode } from '@slipstream/locales/locale';

import type { Api } from '../../api/call-api.ts';
import { keepLocale } from './preferences.ts';
import type { Stores } from '../stores.ts';

/**
 * Tells the server of a player's new language, and only then may the page be left for the same one in that language
 * (I18N-4). A visitor has nothing to tell, and one whose session has ended is a visitor. False: stay, and say so.
 */
export async function changeLanguage(
  api: Api,
  { session, host }: Pick<Stores, 'session' | 'host'>,
  locale: LocaleCode,
): Promise<boolean> {
  if (session.isPlayer()) {
    const result = await api.call(updateLocale, { body: { locale } });
    const isVisitor = result.kind === 'failure' && result.failure.code === 'refused' && result.failure.status === 401;
    if (result.kind === 'failure' && !isVisitor) return false;
  }
  keepLocale(locale);
  // The platform around the page may want to speak it too.
  host.send({ type: 'locale', locale });
  return true;
}

import { updateLocale } from '@slipstream/contract/http/account/update-locale';
import type { LocaleCode } from '@slipstream/locales/locale';

import type { Api } from '../../api/call-api.ts';
import { keepLocale } from './preferences.ts';
import type { Stores } from '../stores.ts';

/**
 * Stores a player's language on the server before the page navigates to it (I18N-4). Visitors, and players whose
 * session has ended, need no call. False: stay on the page and show the failure.
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
  // The host may want to change its language too.
  host.send({ type: 'locale', locale });
  return true;
}

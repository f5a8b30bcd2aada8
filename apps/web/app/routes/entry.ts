import { acceptedLocale } from '@slipstream/locales/choose-locale';
import { redirect } from 'react-router';

import type { Route } from './+types/entry.ts';
import { basePath, link, targets } from '../site/paths.ts';
import { loadLocaleRules } from '../server/loaders/site/load-site.server.ts';

/** Redirects `/` to the base path, in the visitor's language if it is supported (I18N-1). */
export async function loader({ request }: Route.LoaderArgs): Promise<Response> {
  const rules = await loadLocaleRules();
  if (rules === null) return redirect(basePath);
  const wanted = request.headers.get('accept-language') ?? undefined;
  const locale = acceptedLocale(wanted, rules.locales) ?? rules.locales[0] ?? 'en';
  return redirect(link(targets.home, locale, rules));
}

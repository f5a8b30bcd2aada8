import { readFolder } from '@slipstream/locales/load-catalogue';
import { addOperatorLocales } from '@slipstream/locales/operator-locales';

/** Puts an operator's words for the web app over ours; throws with all that is wrong with them (I18N-7). */
export async function addLocalesOfOperator(folder: string | null): Promise<readonly string[]> {
  if (folder === null) return [];
  const english = (await readFolder('en')) as Readonly<Record<string, unknown>>;
  return addOperatorLocales(folder, { area: 'web', english });
}

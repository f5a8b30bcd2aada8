import { device, readStoredJson, writeStored } from '../storage/stored-text.ts';

const storedKey = 'hiddenSports';
const keyForm = /^[a-z][a-z\d-]{0,49}$/;

/** The attributes that a hidden sport is found by in a page that is the same for everybody. */
export const hideableMark = 'data-hideable';
export const hidesMark = 'data-hides';

/**
 * What of a page a hidden sport takes away: what is marked with its key, and its leagues in lists of all sports, which are
 * found by their links. `%` stands for the key.
 */
const selectors = `[${hideableMark}="%"],[${hidesMark}] [data-rows]:has(a[href*="/%/"])`;
const styles = '{display:none!important}';

/**
 * Runs before the first paint: a shared page cannot know what one visitor has hidden. A constructed style sheet needs no
 * permission of the content security policy.
 */
export const hiddenSportsScript = `try{const keys=JSON.parse(localStorage.getItem('${storedKey}')).filter((key)=>${keyForm}.test(key));if(keys.length>0){const sheet=new CSSStyleSheet();sheet.replaceSync(keys.map((key)=>'${selectors}'.replaceAll('%',key)).join()+'${styles}');document.adoptedStyleSheets=[sheet]}}catch{}`;

/** The hidden sports of this device, by key (SHOW-18). */
export function storedHiddenSports(): readonly string[] {
  const stored = readStoredJson(device, storedKey);
  return Array.isArray(stored) ? stored.filter((key) => typeof key === 'string' && keyForm.test(key)) : [];
}

/** Hides these sports in the page as it is, and in those to come. */
export function storeHiddenSports(keys: readonly string[]): void {
  writeStored(device, storedKey, keys.length > 0 ? JSON.stringify(keys) : null);
  const sheet = new CSSStyleSheet();
  if (keys.length > 0) sheet.replaceSync(keys.map((key) => selectors.replaceAll('%', key)).join(',') + styles);
  document.adoptedStyleSheets = [sheet];
}

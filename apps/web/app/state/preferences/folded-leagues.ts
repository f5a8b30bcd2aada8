import { device, readStoredJson, writeStored } from '../storage/stored-text.ts';

const storedKey = 'foldedLeagues';
const idForm = /^[\w.:-]{1,64}$/;
/** So many a device remembers; the oldest are forgotten. */
const foldedMax = 100;

/** The attribute a card of a list is found by in a page that is the same for everybody. */
export const leagueMark = 'data-league';

/** Runs before the first paint, so that rows which were folded away do not show first and then go. */
export const foldedLeaguesScript = `try{const ids=JSON.parse(localStorage.getItem('${storedKey}')).filter((id)=>${idForm}.test(id));if(ids.length>0){const sheet=new CSSStyleSheet();sheet.replaceSync(ids.map((id)=>'[${leagueMark}="'+id+'"]>ul').join()+'{display:none}');document.adoptedStyleSheets.push(sheet)}}catch{}`;

/** The folded leagues of this device. From here on the cards themselves leave their rows out. */
export function takeFoldedLeagues(): ReadonlySet<string> {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter(
    ({ cssRules: [rule] }) => rule?.cssText.startsWith(`[${leagueMark}`) !== true,
  );
  const stored = readStoredJson(device, storedKey);
  return new Set(Array.isArray(stored) ? stored.filter((id) => typeof id === 'string' && idForm.test(id)) : []);
}

export function storeFoldedLeagues(ids: ReadonlySet<string>): void {
  writeStored(device, storedKey, ids.size > 0 ? JSON.stringify([...ids].slice(-foldedMax)) : null);
}

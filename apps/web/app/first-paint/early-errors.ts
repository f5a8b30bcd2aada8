interface WithErrors {
  /** Set by the script below: hands over what was thrown so far, and ends the recording. */
  earlyErrors?: () => readonly unknown[];
}

/** What a report says of the page itself. */
interface EarlyReport {
  readonly url: string;
  readonly about: { readonly release: string; readonly locale: string; readonly environment: string };
}

/** After this long nobody takes the errors over any more: the page reports them itself. */
const waitMs = 10_000;

/**
 * Records what is thrown before the page's own script reports errors (ERROR-2). It runs in the head before every other script,
 * so it is text and not a module. Where that script never gets as far, the page sends what it has.
 */
export function earlyErrorsScript({ url, about }: EarlyReport): string {
  const given = JSON.stringify({ url, about }).replaceAll('<', '\\u003c');
  return `{const{url,about}=${given},all=[],onError=(event)=>{if(event instanceof ErrorEvent)all.push(event.error??event.message)},onRejection=(event)=>{all.push(event.reason)},end=()=>{removeEventListener('error',onError,true);removeEventListener('unhandledrejection',onRejection);delete window.earlyErrors;return all.splice(0)};addEventListener('error',onError,true);addEventListener('unhandledrejection',onRejection);window.earlyErrors=end;setTimeout(()=>{if(window.earlyErrors!==end)return;for(const error of end().slice(0,5))fetch(url,{method:'POST',keepalive:true,credentials:'omit',headers:{'content-type':'text/plain'},body:JSON.stringify({name:String(error?.name??'Error'),message:String(error?.message??error).slice(0,500),stack:String(error?.stack??'').slice(0,4000),path:location.pathname,...about,request:null})}).catch(()=>undefined)},${waitMs})}`;
}

/** Returns the errors recorded so far and ends the recording. */
export function takeEarlyErrors(): readonly unknown[] {
  return (window as WithErrors).earlyErrors?.() ?? [];
}

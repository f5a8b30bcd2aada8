import { pageMarkScript } from '../../../first-paint/page-marks.ts';
import type { Site } from '../../../site/site.tsx';
import { lastAccountKey, lastBalanceMark } from './last-account.ts';
import { registeredKey } from '../registered-flag.ts';

/** Who is here and what they have: `getPlayer` and `getAccounts`, which the first script has no room for. */
const paths = ['/platform/player', '/platform/player/accounts'];
const timeoutMs = 8000;

interface WithAnswers {
  /** Set by the script below: answers by their address. */
  earlyAnswers?: Readonly<Record<string, Promise<Response>>>;
}

/**
 * Asks for the account of a returning player before anything else, and shows the balance of their last visit as soon as
 * the platform says that they are the same player (SESSION-13). It runs in the head, so it is text and not a module. In a
 * frame the host says who is here.
 */
export function earlyAccountScript({ platformApiUrl, locale }: Pick<Site, 'platformApiUrl' | 'locale'>): string {
  const urls = paths.map((path) => platformApiUrl + path);
  return [
    `try{if(parent===self&&localStorage.getItem('${registeredKey}')){`,
    `const urls=${inScript(urls)},locale=${inScript(locale)},answers={},`,
    `last=JSON.parse(localStorage.getItem('${lastAccountKey}')),`,
    `places=()=>document.querySelectorAll('[${lastBalanceMark}]'),`,
    `show=()=>{if(document.documentElement.dataset.session!=='asking')return;`,
    `for(const place of places()){const form=place.getAttribute('${lastBalanceMark}');place.textContent=last[form]??'';if(form==='whole'){place.dataset.testid='balance';if(last.short)place.dataset.long=''}}`,
    `${pageMarkScript('session', 'returning')}},`,
    `hear=(text)=>{if(last?.locale!==locale||JSON.parse(text).id!==last.id)return;if(places().length>0)show();else addEventListener('DOMContentLoaded',show)};`,
    `for(const url of urls){answers[url]=fetch(url,{credentials:'include',headers:{accept:'application/json','accept-language':locale},signal:AbortSignal.timeout(${timeoutMs})})`,
    // Read at once: an answer whose body is read after the time limit would be cut off.
    `.then(async(answer)=>{const text=await answer.text();try{if(url===urls[0])hear(text)}catch{}return new Response(text,{status:answer.status})});answers[url].catch(()=>{})}`,
    `window.earlyAnswers=answers;`,
    `}}catch{}`,
  ].join('');
}

/** The early answers as a way to fetch, for one time: later they would be old. Undefined if nothing was asked early. */
export function takeEarlyFetch(): typeof fetch | undefined {
  const page = globalThis as WithAnswers;
  const { earlyAnswers } = page;
  delete page.earlyAnswers;
  if (earlyAnswers === undefined) return undefined;
  return async (input, init) => {
    const answer = typeof input === 'string' ? await earlyAnswers[input]?.catch(() => undefined) : undefined;
    return answer ?? fetch(input, init);
  };
}

/** JSON that cannot end a script element. */
function inScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
}

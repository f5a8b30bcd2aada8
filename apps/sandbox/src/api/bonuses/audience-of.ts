import type { Call } from '@slipstream/contract/http/call';
import type { Asked } from '../../http/mount.ts';
import { originOf } from '../../http/origin-of.ts';
import type { Audience } from '../../bonuses/serialise/bonus-facts.ts';
import { offerWords } from '../../bonuses/offer-words.ts';

/** A caller: answered in their language, with pictures where they reach us. */
export function audienceOf({ locale, context }: Pick<Asked<Call>, 'locale' | 'context'>): Audience {
  return { words: offerWords(locale), origin: originOf(context) };
}

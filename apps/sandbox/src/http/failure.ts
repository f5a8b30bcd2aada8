import type { ErrorBody } from '@slipstream/contract/entities/error';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { bonusWords, type BonusWord } from './words/bonus-words.data.ts';
import { platformWords, type PlatformWord } from './words/platform-words.data.ts';
import { words, type FailureWord as FrameWord } from './words/failure-words.data.ts';

export type FailureWord = FrameWord | PlatformWord | BonusWord;

type Vocabulary = Readonly<Record<string, Partial<Readonly<Record<FailureWord, string>>>>>;
const vocabularies: readonly Vocabulary[] = [words, platformWords, bonusWords];

/** A refusal a caller can act on, as a value: a handler answers one instead of a reply. */
export class Failure {
  readonly status: ContentfulStatusCode;
  readonly code: FailureWord;
  readonly details: ErrorBody['details'];

  constructor(status: ContentfulStatusCode, code: FailureWord, details: ErrorBody['details'] = []) {
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

/** The one error body of the contract; its message can be shown to the player as it is. */
export function failureBody({ code, details }: Failure, locale: string): ErrorBody {
  const message = wordIn(locale, code) ?? wordIn('en', code) ?? code;
  return { message, code, details: details.slice(0, 100) };
}

function wordIn(locale: string, code: FailureWord): string | undefined {
  return vocabularies.map((known) => known[locale]?.[code]).find((word) => word !== undefined);
}

import type { ErrorBody } from '@slipstream/contract/entities/error';
import { sandboxWords, type SandboxWords } from '@slipstream/locales/sandbox-words';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

export type FailureWord = keyof SandboxWords['failures'];

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
  return { message: sandboxWords(locale).failures[code], code, details: details.slice(0, 100) };
}

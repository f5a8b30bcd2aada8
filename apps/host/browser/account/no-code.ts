interface CodePhone {
  readonly number: string;
  readonly sms_limit_reached: boolean;
}

/** Why no code was sent: the number has had all of its day, or the last one was sent less than a minute ago. */
export function noCodeWords(
  phone: CodePhone | null,
  number: string,
  words: { readonly codeWait: string; readonly codeLimit: string },
): string {
  return phone?.number === number && phone.sms_limit_reached ? words.codeLimit : words.codeWait;
}

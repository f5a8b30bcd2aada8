const hidden = '(hidden)';

/** Before the `@` of an address stand a name and a password. */
const userInfo = /\/\/[^\s/@]{1,500}@/g;
const bearer = /\b(Bearer|Basic) [\w.~+/=-]{1,4000}/g;
/** Three parts in base64, of which the first begins with `{"`. */
const webToken = /\beyJ[\w-]{1,2000}\.[\w-]{1,4000}\.[\w-]{0,2000}/g;
const named =
  /\b(\w{0,40}(?:token|secret|passw|signature|authorization|api_?key|session|cookie)\w{0,40}["']?[=:] ?["']?)[^\s"'&,;(){}]{1,4000}/gi;
const mail = /[\w.+-]{1,64}@[\w-]{1,63}\.[\w.-]{1,190}/g;

/** Takes out of a text what must not be in a log: passwords, tokens, and the mail addresses of people (RUN-11). */
export function hideSecrets(text: string): string {
  return text
    .replace(userInfo, `//${hidden}@`)
    .replace(bearer, `$1 ${hidden}`)
    .replace(webToken, hidden)
    .replace(named, `$1${hidden}`)
    .replace(mail, hidden);
}

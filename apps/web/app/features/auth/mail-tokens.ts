/** What the links of the platform's mails carry; each opens one door once (ROUTE-6). */
const names = ['reset_password_token', 'confirmation_token', 'unlock_token'] as const;
const form = /^[\w.~-]{1,500}$/;

export interface MailTokens {
  readonly tokens: Readonly<Record<string, string>>;
  /** The same query without them, so that they are in no address any longer. */
  readonly search: string;
}

/** Takes the tokens of a mail out of the address, to be handed to the platform's page and to nobody else. */
export function takeTokens(search: string): MailTokens {
  const query = new URLSearchParams(search);
  const tokens: Record<string, string> = {};
  for (const name of names) {
    const value = query.get(name);
    if (value !== null && form.test(value)) tokens[name] = value;
    query.delete(name);
  }
  return { tokens, search: query.size === 0 ? '' : `?${query}` };
}

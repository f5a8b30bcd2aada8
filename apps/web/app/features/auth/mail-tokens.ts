/** Query keys of one-time tokens in mail links (ROUTE-6). */
const names = ['reset_password_token', 'confirmation_token', 'unlock_token'] as const;
const form = /^[\w.~-]{1,500}$/;

export interface MailTokens {
  readonly tokens: Readonly<Record<string, string>>;
  /** The same query without the tokens. */
  readonly search: string;
}

/** Removes mail tokens from the address and returns them for the platform's page. */
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

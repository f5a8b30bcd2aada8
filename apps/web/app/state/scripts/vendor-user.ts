/** Who talks to a chat, or is sent push messages: a player or somebody unknown, in the language of the page. */
export interface VendorUser {
  readonly locale: string;
  readonly player: {
    /** An id of the player for others, which says nothing about the account. */
    readonly id: string;
    readonly name: string | null;
    readonly email: string | null;
  } | null;
}

/** The player's facts under a vendor's names for them; what is not known is left out. */
export function facts(
  { player }: VendorUser,
  names: { id: string; name: string; email: string },
): Record<string, string> {
  if (player === null) return {};
  const { id, name, email } = player;
  return {
    [names.id]: id,
    ...(name !== null && { [names.name]: name }),
    ...(email !== null && { [names.email]: email }),
  };
}

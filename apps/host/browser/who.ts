import { call } from './platform.ts';
import { make, one } from './page.ts';
import { words } from './words.ts';

/** A player as the platform answers; a visitor is one without an id. */
export interface Player {
  readonly id: string | null;
  readonly name: string | null;
  readonly email: { readonly email: string; readonly confirmed: boolean } | null;
  readonly country: { readonly code: string } | null;
  readonly currency: string;
  readonly auth_fields_missed: readonly string[];
}

/** Who is here, also said at the top of the page. */
export async function askPlayer(): Promise<Player | null> {
  const answer = await call<Player>('GET', '/player');
  const player = answer.kind === 'reply' && answer.reply.id !== null ? answer.reply : null;
  showWho(player);
  return player;
}

export function showWho(player: Pick<Player, 'name' | 'email'> | null): void {
  const place = one<HTMLElement>('[data-who]');
  if (place === null) return;
  if (player !== null) {
    place.replaceChildren(make('span', player.name ?? player.email?.email ?? words.page.signedIn));
    return;
  }
  const link = make('a', words.page.signIn);
  link.classList.add('action', 'small');
  const lead = () => {
    link.href = `/users/sign-in?return_to=${encodeURIComponent(location.pathname + location.search)}`;
  };
  lead();
  // The page inside may be another one by then.
  link.addEventListener('click', lead);
  place.replaceChildren(link);
}

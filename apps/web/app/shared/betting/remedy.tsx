import type { AuthFlow } from '@slipstream/contract/embed/auth-flow';
import { useTranslations } from 'use-intl';

import type { PlatformPage } from '../../state/session/platform-urls.ts';
import { useStores } from '../../state/use-stores.ts';
import { Button } from '../../ui/button/button.tsx';
import { PlatformLink } from '../links/platform-link.tsx';

/** What a player can do about a refused bet: a flow of the platform over this page, or a page of the platform. */
type Remedy =
  | { readonly kind: 'flow'; readonly flow: AuthFlow }
  | { readonly kind: 'page'; readonly page: Extract<PlatformPage, 'limits'> };

const profile = { kind: 'flow', flow: 'missed_auth_fields' } as const;

/** By the code of a refused placement; 118 means an unknown municipality (PLACE-2). */
const remedies: ReadonlyMap<string, Remedy> = new Map<string, Remedy>([
  ['118', profile],
  ['profile_incomplete', profile],
  ['phone_not_verified', { kind: 'flow', flow: 'phone_verification' }],
  ['insufficient_balance', { kind: 'flow', flow: 'deposit' }],
  ['player_limit_reached', { kind: 'page', page: 'limits' }],
]);

/** The first of these codes that the player can act on; null if there is none. */
export function remedyFor(codes: readonly (number | string | null)[]): Remedy | null {
  return codes.map((code) => remedies.get(String(code))).find((remedy) => remedy !== undefined) ?? null;
}

export interface RemedyButtonProps {
  readonly remedy: Remedy;
  /** Called when the remedy is used; the slip stays as it is. */
  readonly onUsed: () => void;
}

/** The button for a remedy. Afterwards the player is back at the same slip (EMBED-2). */
export function RemedyButton({ remedy, onUsed }: RemedyButtonProps) {
  const t = useTranslations();
  const { auth } = useStores();
  if (remedy.kind === 'page')
    return <PlatformLink page={remedy.page}>{t(`account.pages.${remedy.page}`)}</PlatformLink>;
  return (
    <Button
      size="small"
      onClick={() => {
        onUsed();
        auth.request(remedy.flow);
      }}
    >
      {t(`auth.titles.${remedy.flow}`)}
    </Button>
  );
}

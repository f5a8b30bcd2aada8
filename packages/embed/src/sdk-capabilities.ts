// What a host can do, as part of the SDK. Like sdk.ts it imports nothing at run time.
import type { EmbedOptions } from './sdk-options.ts';

/** The capabilities of this host; the sportsbook does the rest itself. */
export function capabilitiesOf({
  session,
  auth,
  deposit,
  openPage,
  consent,
  address,
  on = {},
}: EmbedOptions): string[] {
  return [
    'resize',
    'theme',
    'locale',
    'navigation',
    'viewport',
    ...(address ? ['history', 'address'] : []),
    ...(session ? ['session'] : []),
    ...(auth || on.auth_request ? ['auth'] : []),
    ...(deposit || on.deposit_request ? ['deposit'] : []),
    ...(openPage || on.open_page ? ['pages'] : []),
    ...(on.analytics ? ['analytics'] : []),
    ...(consent === undefined ? [] : ['consent']),
  ];
}

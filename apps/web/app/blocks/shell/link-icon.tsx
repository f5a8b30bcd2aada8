import { Icon } from '../../ui/icon/icon.tsx';
import type { IconName } from '../../ui/icon/icon-names.data.ts';

/** The icon of a link, which the server chose among ours (link-settings.server.ts); a link without one gets an arrow. */
export function LinkIcon({ name, size = 20 }: { readonly name: string | null; readonly size?: 20 | 22 }) {
  return <Icon name={(name ?? 'chevron-right') as IconName} size={size} />;
}

import { useTranslations } from 'use-intl';

import { slipButtonId, slipId } from '../../shared/links/use-go-to-slip.ts';
import { closePanelColumn } from '../../state/panel/panel-column.ts';
import { useStores } from '../../state/use-stores.ts';
import { IconButton } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';

/** Closes the column of the betting panel; the button in the header, which opens it again, takes the focus (PANEL-6). */
export function ClosePanelButton() {
  const t = useTranslations('slip');
  const { panel } = useStores();
  return (
    <IconButton
      label={t('close')}
      aria-expanded
      aria-controls={slipId}
      onClick={() => {
        closePanelColumn(panel);
        document.getElementById(slipButtonId)?.focus();
      }}
    >
      <Icon name="close" size={18} />
    </IconButton>
  );
}

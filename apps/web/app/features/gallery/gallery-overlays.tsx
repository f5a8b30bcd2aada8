import { useCallback, useState } from 'react';

import { Button } from '../../ui/button/button.tsx';
import { Overlay } from '../../ui/dialog/overlay.tsx';
import { Toast } from '../../ui/toast/toast.tsx';
import { Tooltip } from '../../ui/tooltip/tooltip.tsx';
import { words } from './gallery.data.ts';
import styles from './gallery.module.css';
import { Group } from './group.tsx';

const kinds = ['dialog', 'sheet', 'drawer-start', 'drawer-end'] as const;
const tones = ['success', 'warning', 'error', 'info'] as const;

export function GalleryOverlays() {
  const [open, setOpen] = useState<string | null>(null);
  const close = useCallback(() => setOpen(null), []);
  return (
    <Group title={words.overlays}>
      <div className={styles.row}>
        {[...kinds, ...tones].map((name) => (
          <Button key={name} onClick={() => setOpen(name)}>
            {name}
          </Button>
        ))}
        <Tooltip text={words.text}>
          <Button look="quiet">tooltip</Button>
        </Tooltip>
      </div>
      {kinds.map((kind) => (
        <Overlay key={kind} kind={kind} title={kind} closeLabel={words.close} isOpen={open === kind} onClose={close}>
          <p style={{ padding: 16 }}>{words.text}</p>
        </Overlay>
      ))}
      <output>
        {tones.map(
          (tone) => open === tone && <Toast key={tone} tone={tone} title={tone} text={words.text} onClose={close} />,
        )}
      </output>
    </Group>
  );
}

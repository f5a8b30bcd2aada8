import { useState } from 'react';

import type { CrestDesign } from '../../ui/crest/crest-design.ts';
import { Crest, type CrestProps } from '../../ui/crest/crest.tsx';
import { Picture } from '../page/picture.tsx';
import styles from './team-crest.module.css';

export interface TeamCrestProps {
  /** The feed's own picture of the team, if it has one. */
  readonly logo: string | null;
  readonly design: CrestDesign;
  readonly size?: NonNullable<CrestProps['size']>;
}

const pictureWidths = { 20: 32, 32: 32, 56: 64 } as const;

/** A team's crest: the feed's picture, or the one made from its name where there is none or it does not load. */
export function TeamCrest({ logo, design, size = 20 }: TeamCrestProps) {
  const [isBroken, setIsBroken] = useState(false);
  if (logo === null || isBroken) return <Crest design={design} size={size} />;
  return (
    <span className={styles.crest} data-size={size}>
      <Picture src={logo} alt="" width={pictureWidths[size]} onError={() => setIsBroken(true)} />
    </span>
  );
}

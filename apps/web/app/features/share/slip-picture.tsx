import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';

import { siteApi } from '../../api/site-api.ts';
import { useSite } from '../../site/site.tsx';
import { useOddsText } from '../../shared/odds/use-odds-text.ts';
import { readShare } from '../../state/sharing/shared-bets.ts';
import { Button } from '../../ui/button/button.tsx';
import { drawSlip, type DrawnSlip } from './draw-slip.ts';
import styles from './slip-picture.module.css';

export interface SlipPictureProps {
  readonly code: string;
  readonly link: string;
}

const legsMax = 6;

/** A picture of the slip to send: selections, prices and code, nothing about the player. */
export function SlipPicture({ code, link }: SlipPictureProps) {
  const t = useTranslations('share');
  const words = useTranslations();
  const site = useSite();
  const odds = useOddsText();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isDrawn, setIsDrawn] = useState(false);

  useEffect(() => {
    let isGone = false;
    async function draw() {
      const read = await readShare(siteApi(site), code);
      if (isGone || read.kind !== 'bets' || canvas.current === null) return;
      const selections = read.bets.flatMap((bet) => bet.selections);
      const hidden = selections.length - legsMax;
      const slip: DrawnSlip = {
        site: site.name,
        legs: selections.slice(0, legsMax).map(({ outcome, market, match, oddsThen }) => ({
          outcome: outcome.name,
          market: market.name,
          match: match.nameB === '' ? match.nameA : words('slip.match', { home: match.nameA, away: match.nameB }),
          odds: odds(oddsThen),
        })),
        more: hidden > 0 ? t('more', { count: hidden }) : '',
        code: t('pictureCode', { code }),
        link,
      };
      await drawSlip(canvas.current, slip);
      if (!isGone) setIsDrawn(true);
    }
    void draw();
    return () => {
      isGone = true;
    };
  }, [code, link, odds, site, t, words]);

  function save() {
    canvas.current?.toBlob((blob) => {
      if (blob === null) return;
      const anchor = document.createElement('a');
      anchor.href = URL.createObjectURL(blob);
      anchor.download = `${site.name}-${code}.png`;
      anchor.click();
      URL.revokeObjectURL(anchor.href);
    });
  }

  return (
    <div className={styles.picture}>
      <canvas ref={canvas} className={styles.canvas} aria-label={t('picture')} hidden={!isDrawn} />
      {isDrawn && <Button onClick={save}>{t('savePicture')}</Button>}
    </div>
  );
}

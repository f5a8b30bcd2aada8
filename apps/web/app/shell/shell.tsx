import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';

import { slipId, useGoToSlip } from '../shared/links/use-go-to-slip.ts';
import { moveBetweenOdds } from '../shared/odds/move-between-odds.ts';
import { CollapseButton } from './columns/collapse-button.tsx';
import styles from './shell.module.css';

export interface ShellProps {
  readonly header: ReactNode;
  /** Null where the page has none. */
  readonly sidebar: ReactNode;
  readonly panel: ReactNode;
  readonly tabBar: ReactNode;
  readonly children: ReactNode;
}

const mainId = 'main';

/** The frame of every page: header, sidebar, centre and betting panel; on a phone the centre over a tab bar. */
export function Shell({ header, sidebar, panel, tabBar, children }: ShellProps) {
  const t = useTranslations('shell');
  const goToSlip = useGoToSlip();
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    const place = main.current;
    place?.addEventListener('keydown', moveBetweenOdds);
    return () => place?.removeEventListener('keydown', moveBetweenOdds);
  }, []);
  return (
    <div
      className={styles.app}
      data-start={sidebar === null ? 'none' : undefined}
      data-end={panel === null ? 'none' : undefined}
    >
      <a className={styles.skip} href={`#${mainId}`}>
        {t('skip')}
      </a>
      {panel !== null && (
        <a
          className={styles.skip}
          href={`#${slipId}`}
          onClick={(event) => {
            event.preventDefault();
            goToSlip();
          }}
        >
          {t('skipToSlip')}
        </a>
      )}
      <header className={styles.header}>{header}</header>
      {sidebar !== null && (
        <nav className={styles.sidebar} aria-label={t('sportsList')}>
          {sidebar}
          <CollapseButton />
        </nav>
      )}
      <main ref={main} className={styles.main} id={mainId} tabIndex={-1}>
        {children}
      </main>
      {panel}
      {tabBar}
    </div>
  );
}

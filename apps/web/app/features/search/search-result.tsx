import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

import { KickOff } from '../../shared/match/kick-off.tsx';
import { useLinks } from '../../shared/links/use-links.ts';
import { crestsOf } from '../../ui/crest/crest-design.ts';
import { Crest } from '../../ui/crest/crest.tsx';
import { Flag } from '../../ui/flag/flag.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { SportIcon } from '../../sports/sport-icon.tsx';
import { highlight } from './highlight.ts';
import type { SearchOption } from './search-options.ts';
import styles from './search-result.module.css';

export interface SearchResultProps {
  readonly option: SearchOption;
  readonly query: string;
  readonly onOpen: () => void;
}

export function SearchResult({ option, query, onOpen }: SearchResultProps) {
  const t = useTranslations('search');
  const links = useLinks();

  /** A result that opens in another window leaves the search open. */
  function onClick({ metaKey, ctrlKey, shiftKey }: MouseEvent): void {
    if (!metaKey && !ctrlKey && !shiftKey) onOpen();
  }

  return (
    <Link className={styles.line} to={links(option.target)} data-result="" onClick={onClick}>
      <span className={styles.sign}>
        <Sign option={option} />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>
          <Marked name={option.name} query={query} />
          {option.other !== undefined && option.other !== '' && (
            <>
              {' – '}
              <Marked name={option.other} query={query} />
            </>
          )}
        </span>
        {option.place !== '' && (
          <span className={styles.place} title={option.place}>
            {option.place}
          </span>
        )}
      </span>
      <span className={styles.when}>
        {option.isLive && <span className={styles.live}>{t('live')}</span>}
        {!option.isLive && option.startTime !== undefined && <KickOff startTime={option.startTime} />}
      </span>
    </Link>
  );
}

interface SearchCodeProps {
  readonly code: string;
  readonly onOpen: () => void;
}

/** What was typed looks like a share code: the shared bet is the first result (SHARE-6). */
export function SearchCode({ code, onOpen }: SearchCodeProps) {
  const t = useTranslations('shareCode');
  return (
    <button type="button" className={`${styles.line} ${styles.whole}`} data-result="" onClick={onOpen}>
      <span className={styles.sign}>
        <Icon name="share" size={20} />
      </span>
      <span className={styles.name}>{t('search', { code })}</span>
    </button>
  );
}

function Sign({ option: { kind, name, sportKey, countryCode } }: { readonly option: SearchOption }) {
  if (kind === 'teams') return <Crest design={crestsOf(name, '').home} />;
  if (countryCode !== undefined) return <Flag code={countryCode} size={20} />;
  return <SportIcon sportKey={sportKey} size={20} />;
}

function Marked({ name, query }: { readonly name: string; readonly query: string }) {
  let at = 0;
  return highlight(name, query).map(({ text, isFound }) => {
    at += text.length;
    return isFound ? (
      <mark key={at} className={styles.found}>
        {text}
      </mark>
    ) : (
      text
    );
  });
}

import { useRef } from 'react';
import { useTranslations } from 'use-intl';

import { TargetLink } from '../../shared/links/target-link.tsx';
import { ThemedPicture } from '../../shared/page/themed-picture.tsx';
import { visuallyHiddenClass } from '../../ui/visually-hidden/visually-hidden.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import type { BlockProps } from '../block-types.ts';
import styles from './banners.module.css';
import { useCarousel } from './use-carousel.ts';

/** How wide the end of a banner is, which its picture fills. */
const widthMax = 256;

const looks = ['tide', 'ember', 'moss'] as const;

/** Banners side by side; they scroll sideways if there is no room, and advance automatically if the site wants it. */
export function Banners({ settings: { items, seconds }, isFirst = false }: BlockProps<'banners'>) {
  const t = useTranslations('blocks');
  const strip = useRef<HTMLUListElement>(null);
  const { at, show, isMoving, setIsMoving } = useCarousel(strip, items.length, seconds);
  if (items.length === 0) return null;
  return (
    <section className={styles.banners} aria-label={t('banners')}>
      <ul className={styles.strip} ref={strip}>
        {items.map(({ id, title, text, image, href, shown }, index) => (
          <li key={id} className={styles.banner} data-look={looks[index % looks.length]} data-shown={shown}>
            <ThemedPicture
              className={styles.picture}
              night={image.night}
              day={image.day}
              mobile={image.mobile}
              alt={image.alt ?? ''}
              width={widthMax}
              height={Math.round((widthMax * image.height) / image.width)}
              isLazy={!isFirst || index > 0}
            />
            <h2 className={styles.title}>{title}</h2>
            <p className={styles.text}>{text}</p>
            {href !== null && (
              <TargetLink href={href} className={styles.link}>
                {t('open')}
                <span className={visuallyHiddenClass}>{title}</span>
              </TargetLink>
            )}
          </li>
        ))}
      </ul>
      <div className={styles.controls}>
        {items.map(({ id }, index) => (
          <button
            key={id}
            type="button"
            className={styles.dot}
            aria-label={t('banner', { number: index + 1, count: items.length })}
            aria-current={index === at || undefined}
            onClick={() => show(index)}
          />
        ))}
        {seconds > 0 && (
          <button
            type="button"
            className={styles.pause}
            aria-label={t(isMoving ? 'stop' : 'start')}
            onClick={() => setIsMoving(!isMoving)}
          >
            <Icon name={isMoving ? 'pause' : 'play'} size={16} />
          </button>
        )}
      </div>
    </section>
  );
}

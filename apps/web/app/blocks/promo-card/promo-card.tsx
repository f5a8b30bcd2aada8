import { Picture } from '../../shared/page/picture.tsx';
import { TargetLink } from '../../shared/links/target-link.tsx';
import { useOffers } from '../../state/offers/offers.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import type { BlockProps } from '../block-types.ts';
import styles from './promo-card.module.css';

/** One offer as text with a link; hidden for visitors who want no offers. */
export function PromoCard({ settings: { title, text, image, link, shown } }: BlockProps<'promo-card'>) {
  const offers = useOffers();
  if (offers === 'off' || offers === 'paused') return null;
  return (
    <article className={styles.card} data-shown={shown}>
      {image === null ? (
        <span className={styles.icon}>
          <Icon name="gift" size={22} />
        </span>
      ) : (
        <Picture className={styles.picture} src={image} alt="" width={128} height={80} />
      )}
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.text}>{text}</p>
      </div>
      {link !== null && (
        <TargetLink href={link.href} className={styles.link}>
          {link.label}
          <Icon name="arrow-right" size={16} />
        </TargetLink>
      )}
    </article>
  );
}

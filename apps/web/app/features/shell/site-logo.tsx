import { PageLink } from '../../parts/page-link.tsx';
import { Picture } from '../../parts/picture.tsx';
import { useSite } from '../../parts/site.tsx';
import { targets } from '../../paths.ts';
import styles from './site-logo.module.css';

/** The site's own logo, one for each theme and one for a narrow header; its name for whoever sees no pictures. */
export function SiteLogo() {
  const { name, logo } = useSite();
  return (
    <PageLink className={styles.link} target={targets.home} label={name}>
      <span className={styles.wide} data-mobile={logo.mobile !== null || undefined}>
        <Picture className={styles.night} src={logo.night} alt="" width={256} height={32} isLazy={false} />
        <Picture className={styles.day} src={logo.day} alt="" width={256} height={32} isLazy={false} />
      </span>
      {logo.mobile !== null && (
        <span className={styles.narrow}>
          <Picture src={logo.mobile} alt="" width={128} height={32} isLazy={false} />
        </span>
      )}
    </PageLink>
  );
}

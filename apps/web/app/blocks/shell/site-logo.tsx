import { PageLink } from '../../shared/links/page-link.tsx';
import { useSite } from '../../site/site.tsx';
import { ThemedPicture } from '../../shared/page/themed-picture.tsx';
import { targets } from '../../site/paths.ts';
import styles from './site-logo.module.css';

/** The site's logo, one for each theme and one for a narrow header; its name where there is none. */
export function SiteLogo() {
  const { name, logo } = useSite();
  return (
    <PageLink className={styles.link} target={targets.home} label={name}>
      {logo === null ? (
        <strong className={styles.name}>{name}</strong>
      ) : (
        <ThemedPicture {...logo} alt="" width={256} height={32} isLazy={false} />
      )}
    </PageLink>
  );
}

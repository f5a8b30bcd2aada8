import { PageTitle } from '../shared/page/page-title.tsx';
import { useSite } from '../site/site.tsx';
import type { PageParts } from './page-parts.ts';
import { visuallyHiddenClass } from '../ui/visually-hidden/visually-hidden.tsx';
import { ConfiguredPage } from './configured-page.tsx';

/** A page that consists only of blocks: promotions, rules, and pages a site adds (ROUTE-3). */
export function Content({ page }: { readonly page: PageParts }) {
  const { name } = useSite();
  const first = page.main[0];
  const heading = first?.type === 'text' ? first.settings.title : null;
  const title = page.title ?? heading ?? name;
  return (
    <ConfiguredPage
      page={page}
      title={title}
      head={heading !== null ? <h1 className={visuallyHiddenClass}>{title}</h1> : <PageTitle title={title} />}
    />
  );
}

import { PageTitle } from '../shared/page/page-title.tsx';
import type { PageParts } from './page-parts.ts';
import { VisuallyHidden } from '../ui/visually-hidden/visually-hidden.tsx';
import { ConfiguredPage } from './configured-page.tsx';

/** A page that consists only of blocks: promotions, rules, and pages a site adds (ROUTE-3). */
export function Content({ page }: { readonly page: PageParts }) {
  const title = page.title ?? '';
  const first = page.main[0];
  const isTitled = first?.type === 'text' && first.settings.title !== null;
  return (
    <ConfiguredPage
      page={page}
      title={title}
      head={
        isTitled ? (
          <VisuallyHidden>
            <h1>{title}</h1>
          </VisuallyHidden>
        ) : (
          <PageTitle title={title} />
        )
      }
    />
  );
}

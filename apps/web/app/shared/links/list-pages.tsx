import type { Pagination as Pages } from '@slipstream/contract/entities/pagination';
import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';

import { Pagination } from '../../ui/pagination/pagination.tsx';
import { listSearch } from './list-search.ts';

/** Pagination of a list; nothing if there is only one page. */
export function ListPages({ pages: { page, lastPage } }: { readonly pages: Pages }) {
  const t = useTranslations('ui');
  const { pathname, search } = useLocation();
  if (lastPage <= 1) return null;
  return (
    <Pagination
      label={t('pages')}
      page={page}
      lastPage={lastPage}
      renderLink={(number, className) => (
        <Link
          className={className}
          to={pathname + listSearch(search, { page: number === 1 ? null : String(number) })}
          aria-label={t('page', { page: number })}
        >
          {number}
        </Link>
      )}
    />
  );
}

import { useSite } from '../site/site.tsx';
import { visuallyHiddenClass } from '../ui/visually-hidden/visually-hidden.tsx';

/** The application shell alone: header, menus and panel around an empty page, for whoever fills it (ROUTE-13). */
export default function AppShell() {
  const { name } = useSite();
  return (
    <>
      <title>{name}</title>
      <meta name="robots" content="noindex,nofollow" />
      <h1 className={visuallyHiddenClass}>{name}</h1>
    </>
  );
}

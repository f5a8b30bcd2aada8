import { createContext, use, type ReactNode } from 'react';

const InsideContext = createContext(false);

/**
 * Content for readers without script; the browser renders it later and elsewhere. A nested `noscript` would end the
 * outer one, so inner ones are left out.
 */
export function WithoutScript({ children }: { readonly children: () => ReactNode }) {
  if (use(InsideContext)) return children();
  return (
    <noscript>
      <InsideContext value>{children()}</InsideContext>
    </noscript>
  );
}

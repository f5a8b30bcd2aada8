import { createContext, use, type ReactNode } from 'react';

const InsideContext = createContext(false);

/**
 * What only a reader without script sees; the browser makes it later and elsewhere. One inside of another would end the
 * outer one, so that one is left out.
 */
export function WithoutScript({ children }: { readonly children: () => ReactNode }) {
  if (use(InsideContext)) return children();
  return (
    <noscript>
      <InsideContext value>{children()}</InsideContext>
    </noscript>
  );
}

import { createContext } from 'react';

/** Opens the side menu. */
export const SideMenuContext = createContext<() => void>(() => {});

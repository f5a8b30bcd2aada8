import { createContext } from 'react';

/** Opens the side menu, for a block that is a way to it. */
export const SideMenuContext = createContext<() => void>(() => {});

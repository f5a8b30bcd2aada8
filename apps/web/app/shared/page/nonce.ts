import { createContext } from 'react';

/** What lets an inline script of ours run. Only the server knows it; a browser hides it from scripts once it is read. */
export const NonceContext = createContext<string | undefined>(undefined);

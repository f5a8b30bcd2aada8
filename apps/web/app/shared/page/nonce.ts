import { createContext } from 'react';

/** The CSP nonce for inline scripts. Only the server knows it; browsers hide it from scripts. */
export const NonceContext = createContext<string | undefined>(undefined);

import { createContext } from 'react';

/** The tokens of the site's brand as a style sheet. Only the server makes it; hydration keeps the one that the page came with. */
export const BrandSheetContext = createContext('');

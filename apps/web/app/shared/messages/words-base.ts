import { createContext } from 'react';

import { wordsMark } from './words.ts';

/** The address of the words of the page's language. The browser reads it from the document that it was given. */
export const WordsBaseContext = createContext(
  typeof document === 'undefined' ? '' : (document.documentElement.getAttribute(wordsMark) ?? ''),
);

import { hostWords } from '@slipstream/locales/host-words';

/** A page of the host as far as its scripts read it when they are loaded: its language and their words. */
export function writeWords(): void {
  const words = document.createElement('script');
  words.id = 'words';
  words.type = 'application/json';
  words.textContent = JSON.stringify(hostWords('en').scripts);
  document.head.append(words);
  document.documentElement.lang = 'en';
}

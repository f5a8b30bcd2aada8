import type { HostWords } from '@slipstream/locales/host-words';

/** What the scripts of this page say. The server puts it into the page, in the language of the page and no other. */
export const words = JSON.parse(document.querySelector('#words')?.textContent ?? '') as HostWords['scripts'];

export const locale = document.documentElement.lang;

import { pageMarkScript } from './page-marks.ts';

/** Lists and markets are laid out by container queries. Without them the narrow layout of every component stays, which works at any width. */
export const browserCheckScript = `if(!(window.CSS&&CSS.supports&&CSS.supports('container-type','inline-size')))${pageMarkScript('browser', 'old')};`;

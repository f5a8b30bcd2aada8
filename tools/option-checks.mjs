// What the value of an option must be: each answers null, or what is wrong with it. Plain JavaScript, as commands.mjs.

/** @param {string} text */
export const port = (text) => {
  const number = Number(text);
  return /^\d+$/.test(text) && number >= 1 && number <= 65535 ? null : 'must be a port number from 1 to 65535';
};

/** @param {string} text */
export const seed = (text) => (/^[\w-]{1,64}$/.test(text) ? null : 'must be 1 to 64 letters, digits, - or _');

/** Of a world: its name, and how many tiers of leagues it has. @param {string} text */
export const worldSeed = (text) =>
  /^[\w-]{1,62}(\/[1-5])?$/.test(text)
    ? null
    : 'must be 1 to 62 letters, digits, - or _, and may end in /1 to /5, the tiers of leagues there are';

/** @param {string} text */
export const speed = (text) => {
  const number = Number(text);
  return /^\d+(\.\d+)?$/.test(text) && number >= 0.1 && number <= 600 ? null : 'must be a number from 0.1 to 600';
};

/** @param {string} text */
export const count = (text) => (/^[1-9]\d{0,5}$/.test(text) ? null : 'must be a whole number from 1 to 999999');

/** @param {string} text */
export const minutes = (text) =>
  /^\d+(\.\d+)?$/.test(text) && Number(text) > 0 && Number(text) <= 600 ? null : 'must be a number up to 600';

/** @param {string} text */
export const scale = (text) =>
  /^\d+(\.\d+)?$/.test(text) && Number(text) >= 0.01 && Number(text) <= 20 ? null : 'must be a number from 0.01 to 20';

/** @param {string} text */
export const controlsKey = (text) =>
  /^[\w-]{32,200}$/.test(text) ? null : 'must be 32 or more letters, digits, - or _';

/** @param {string} text */
export const widths = (text) =>
  /^\d{3,4}(,\d{3,4})*$/.test(text) ? null : 'must be widths in pixels with commas between them';

/** @param {string} text */
export const address = (text) => (URL.canParse(text) ? null : 'must be an address such as http://localhost:3001');

/** @param {readonly string[]} words @returns {(text: string) => string | null} */
export const oneOf = (words) => (text) => (words.includes(text) ? null : `must be one of ${words.join(', ')}`);

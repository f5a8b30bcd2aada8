/** A share code as the contract has it; easily misread letters are never in one. */
const form = /^[2-9A-HJKMNP-TV-Z]{6,16}$/;

/** As long as the codes that players are given. */
const usualLength = 10;

/** The code in what a player typed or pasted: spaces and dashes do not count, and a whole link has its code in it. Null if there is none. */
export function typedCode(typed: string): string | null {
  const linked = /[?&]betcode=([^&#\s]+)/i.exec(typed)?.[1];
  const code = (linked ?? typed).replaceAll(/[\s-]/g, '').toUpperCase();
  return form.test(code) ? code : null;
}

/** The same for a search, where a name of a team must not be taken for a code. */
export function searchedCode(typed: string): string | null {
  const code = typedCode(typed);
  return code !== null && (code.length === usualLength || /\d/.test(code)) ? code : null;
}

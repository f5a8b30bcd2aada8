import { crestsOf, type CrestDesign } from '../../ui/crest/crest-design.ts';

interface NamedOutcome {
  readonly outcomeName: string;
  readonly nameA: string;
  readonly nameB: string;
}

/** `(-1.5)`, `+0.25`, `(0:1)`: a head start, which leaves the outcome with its team. A bare `2:1` is a score. */
const headStart = /^\s+(?:\([+\-−]?\d[\d.,:]*\)|[+\-−]\d[\d.,]*)$/u;

/** The crest of the team an outcome names (SHOW-1). A draw, a total or a combination is no team. */
export function outcomeCrest({ outcomeName, nameA, nameB }: NamedOutcome): CrestDesign | null {
  // An outright is one name and no opponents.
  if (nameB === '') return null;
  const crests = crestsOf(nameA, nameB);
  if (isTeam(outcomeName, nameA)) return crests.home;
  return isTeam(outcomeName, nameB) ? crests.away : null;
}

function isTeam(outcomeName: string, team: string): boolean {
  return outcomeName === team || (outcomeName.startsWith(team) && headStart.test(outcomeName.slice(team.length)));
}

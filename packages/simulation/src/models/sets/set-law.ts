import type { SetRules, SideIndex } from './sets-sport.ts';

/** One way a set can end: its score, and who opens the next one. */
export interface SetEnd {
  readonly home: number;
  readonly away: number;
  readonly opener: SideIndex;
  readonly chance: number;
}

interface SetStart {
  readonly home: number;
  readonly away: number;
  readonly server: SideIndex;
  readonly opener: SideIndex;
  readonly target: number;
  /** Chance that home wins the unit being played. */
  readonly current: number;
}

const chanceMin = 1e-15;

/**
 * Solves a set exactly: pushes all chance forward from the standing score, unit by unit, until every path has ended. `unit` is the
 * chance that home wins a fresh unit, by server and score.
 */
export function setLaw(
  rules: SetRules,
  start: SetStart,
  unit: (server: SideIndex, home: number, away: number) => number,
): readonly SetEnd[] {
  const width = rules.most + 1;
  const open = new Float64Array(2 * width * width);
  const ends = new Float64Array(2 * width * width);
  open[2 * (start.home * width + start.away) + start.server] = 1;
  const push = (server: SideIndex, home: number, away: number, winner: SideIndex, chance: number) => {
    const serves = rules.nextServer(server, start.opener, home, away, winner);
    const over = rules.over(home, away, start.target);
    const at = 2 * (home * width + away) + (over ? rules.nextOpener(start.opener, serves) : serves);
    const into = over ? ends : open;
    into[at] = (into[at] ?? 0) + chance;
  };
  for (let total = start.home + start.away; total <= 2 * rules.most; total++) {
    for (
      let home = Math.max(start.home, total - rules.most);
      home <= Math.min(rules.most, total - start.away);
      home++
    ) {
      const away = total - home;
      for (const server of [0, 1] as const) {
        const chance = open[2 * (home * width + away) + server] ?? 0;
        if (chance < chanceMin) continue;
        const wins = home === start.home && away === start.away ? start.current : unit(server, home, away);
        push(server, home + 1, away, 0, chance * wins);
        push(server, home, away + 1, 1, chance * (1 - wins));
      }
    }
  }
  return listed(ends, width);
}

function listed(ends: Float64Array, width: number): readonly SetEnd[] {
  const list: SetEnd[] = [];
  for (let at = 0; at < ends.length; at++) {
    const chance = ends[at] ?? 0;
    if (chance < chanceMin) continue;
    const score = at >> 1;
    list.push({ home: Math.floor(score / width), away: score % width, opener: (at & 1) as SideIndex, chance });
  }
  return list;
}

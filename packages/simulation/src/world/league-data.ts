/** How leagues are written down, and turned into entities once. */
export interface LeagueData {
  readonly name: string;
  /** The feed's number of the tournament where it is well known; others are numbered in order. */
  readonly id: number | null;
  /** A code of the table of regions. */
  readonly category: string;
  readonly zone: string;
  /** 1 for what a player expects on top of the list, up to 5. */
  readonly tier: number;
  /** Ratings of the first and the last of the field; the others lie between. */
  readonly best: number;
  readonly worst: number;
  readonly format: number | null;
  readonly calendarKind: string;
  readonly options: ReadonlyMap<string, string>;
  readonly rounds: string;
  /** The competitors as written, strongest first. On a fight card each line is a division. */
  readonly field: string;
}

/**
 * Reads leagues of the form
 *
 *     = Premier League #17 | gb-eng | Europe/London | 1 | 2.1 0.2 | league: Fri 20:00, Sat 15:00*4
 *     Arsenal|ARS|Emirates Stadium|London
 *     Chelsea, Cardiff City :gb-wls
 *
 * with the category, time zone, tier, ratings of the best and the worst, and calendar in the head; `best of 5` or the
 * like may stand before the calendar as `x5`. Below, one competitor a line or a comma, or `* men cz+pl 40` for so many
 * made-up people of those countries.
 */
export function parseLeagues(text: string): readonly LeagueData[] {
  return text
    .split(/^= /mu)
    .slice(1)
    .map((part) => parseLeague(part.trim()));
}

function parseLeague(text: string): LeagueData {
  const [head = '', ...field] = text.split('\n');
  const [title = '', category = '', zone = '', tier = '', ratings = '', ...rest] = head.split(' | ');
  const [name = '', id] = title.split(' #');
  const [best = 0, worst = 0] = ratings.split(' ').map(Number);
  const [calendar = '', length] = rest.toReversed();
  const [, calendarKind = '', options = '', rounds = ''] = /^(\w+)(?:\(([^)]*)\))?:? ?(.*)$/u.exec(calendar) ?? [];
  return {
    name,
    id: id === undefined ? null : Number(id),
    category,
    zone,
    tier: Number(tier),
    best,
    worst,
    format: length === undefined ? null : Number(length.slice(1)),
    calendarKind,
    options: new Map(options.split(' ').map((option) => optionOf(option))),
    rounds,
    field: field.join('\n'),
  };
}

function optionOf(text: string): readonly [string, string] {
  const [key = '', value = ''] = text.split('=');
  return [key, value];
}

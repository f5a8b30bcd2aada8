/** How a sport divides its time; what a stage is called follows from it. */
export type SportFamily = 'half' | 'quarter' | 'period' | 'set' | 'inning' | 'round' | 'frame' | 'map';

export interface SportFacts {
  readonly family?: SportFamily;
  /** The folder with its `icon.svg`, or an icon `sport-<name>` of lucide. */
  readonly icon: string;
  /** The folder with its `field.data.ts`. */
  readonly field?: string;
}

/** By the key a feed gives them. A variant names the icon and the field of the sport it comes from. */
export const sports: Readonly<Record<string, SportFacts>> = {
  soccer: { family: 'half', icon: 'soccer', field: 'soccer' },
  'e-soccer': { family: 'half', icon: 'esports', field: 'soccer' },
  'beach-soccer': { icon: 'soccer' },
  futsal: { family: 'half', icon: 'futsal', field: 'soccer' },
  handball: { family: 'half', icon: 'handball', field: 'handball' },
  rugby: { family: 'half', icon: 'rugby', field: 'rugby' },
  'rugby-union': { family: 'half', icon: 'rugby', field: 'rugby' },
  'rugby-league': { family: 'half', icon: 'rugby', field: 'rugby' },
  'aussie-rules': { family: 'quarter', icon: 'rugby' },
  basketball: { family: 'quarter', icon: 'basketball', field: 'basketball' },
  'e-basketball': { family: 'quarter', icon: 'esports', field: 'basketball' },
  'american-football': { family: 'quarter', icon: 'american-football', field: 'american-football' },
  'water-polo': { family: 'quarter', icon: 'other' },
  'ice-hockey': { family: 'period', icon: 'ice-hockey', field: 'ice-hockey' },
  floorball: { family: 'period', icon: 'ice-hockey', field: 'ice-hockey' },
  'field-hockey': { icon: 'ice-hockey' },
  tennis: { family: 'set', icon: 'tennis', field: 'tennis' },
  padel: { family: 'set', icon: 'tennis', field: 'tennis' },
  'table-tennis': { family: 'set', icon: 'table-tennis', field: 'table-tennis' },
  badminton: { family: 'set', icon: 'badminton', field: 'volleyball' },
  squash: { family: 'set', icon: 'badminton' },
  volleyball: { family: 'set', icon: 'volleyball', field: 'volleyball' },
  'beach-volleyball': { family: 'set', icon: 'volleyball', field: 'volleyball' },
  darts: { family: 'set', icon: 'darts', field: 'darts' },
  baseball: { family: 'inning', icon: 'baseball', field: 'baseball' },
  softball: { icon: 'baseball' },
  cricket: { family: 'inning', icon: 'cricket', field: 'cricket' },
  'premium-cricket': { family: 'inning', icon: 'cricket', field: 'cricket' },
  mma: { family: 'round', icon: 'mma', field: 'mma' },
  boxing: { family: 'round', icon: 'boxing', field: 'boxing' },
  snooker: { family: 'frame', icon: 'snooker', field: 'snooker' },
  pool: { icon: 'snooker' },
  golf: { icon: 'golf' },
  racing: { icon: 'racing' },
  'horse-racing': { icon: 'racing' },
};

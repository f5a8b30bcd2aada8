/** The words of the gallery. It is for those who build the product and is not part of it, so they are not translated. */
export const words = {
  title: 'User interface',
  night: 'Night',
  day: 'Day',
  colours: 'Colours',
  type: 'Type',
  buttons: 'Buttons',
  odds: 'Odds buttons',
  chips: 'Chips, badges and dots',
  forms: 'Fields, selects and switches',
  tabs: 'Tabs',
  accordion: 'Accordion',
  overlays: 'Dialog, sheet, drawers, toast and tooltip',
  table: 'Table and pages',
  figures: 'Figures and progress',
  states: 'Skeleton and empty state',
  crests: 'Crests',
  flags: 'Flags',
  sports: 'Sports',
  sample: 'The quick brown fox jumps over the lazy dog 0123456789',
  open: 'Open',
  link: 'Link',
  logo: 'Mark, and words that are said instead of those shown',
  close: 'Close',
  text: 'Short, plain words about what happened, whether money moved, and what to do next.',
} as const;

export const tokens = [
  'surface-0',
  'surface-1',
  'surface-2',
  'surface-3',
  'line',
  'line-control',
  'text',
  'text-2',
  'text-muted',
  'accent',
  'accent-fill',
  'accent-surface',
  'price',
  'price-up',
  'price-down',
  'live',
  'gold',
  'danger',
  'focus',
] as const;

export const sizes = ['text-28', 'text-20', 'text-16', 'text-14', 'text-13', 'text-12'] as const;

export const teams = [
  ['Arsenal', 'Tottenham Hotspur'],
  ['Real Sociedad', 'Athletic Club'],
  ['Bayern München', 'Paris Saint-Germain'],
  ['J. Sinner', 'C. Alcaraz'],
  ['Wolverhampton Wanderers', 'Crystal Palace'],
  ['Borussia Mönchengladbach', 'FC St. Pauli'],
] as const;

export const flags = ['gb-eng', 'es', 'de', 'it', 'fr', 'br', 'jp', 'us', 'ae', null] as const;

export const sports = [
  'soccer',
  'tennis',
  'basketball',
  'mma',
  'cs2',
  'cricket',
  'american-football',
  'volleyball',
  'baseball',
  'darts',
  'ice-hockey',
  'handball',
  'table-tennis',
  'badminton',
  'rugby',
  'snooker',
  'boxing',
  'golf',
  'racing',
  'curling',
] as const;

export const bets = [
  { ref: 'A-1042', legs: 3, stake: '10.00', returns: '122.11' },
  { ref: 'A-1041', legs: 1, stake: '25.00', returns: '51.25' },
  { ref: 'A-1040', legs: 8, stake: '2.00', returns: '1,204.80' },
] as const;

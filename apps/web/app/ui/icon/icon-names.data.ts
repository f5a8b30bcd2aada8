/** Icons taken from lucide, by the name we use and the name they have there. */
export const lucideIcons = {
  'arrow-right': 'arrow-right',
  bell: 'bell',
  calendar: 'calendar',
  chart: 'chart-line',
  check: 'check',
  'chevron-down': 'chevron-down',
  'chevron-left': 'chevron-left',
  'chevron-right': 'chevron-right',
  clock: 'clock',
  close: 'x',
  copy: 'copy',
  gift: 'gift',
  grid: 'layout-grid',
  info: 'info',
  live: 'radio',
  lock: 'lock-keyhole',
  lottery: 'ticket',
  menu: 'menu',
  moon: 'moon',
  'panel-close': 'panel-left-close',
  'panel-open': 'panel-left-open',
  pause: 'pause',
  play: 'play',
  plus: 'plus',
  receipt: 'receipt-text',
  refresh: 'refresh-cw',
  results: 'clipboard-check',
  search: 'search',
  settings: 'sliders-horizontal',
  share: 'share-2',
  star: 'star',
  sun: 'sun',
  swap: 'arrow-left-right',
  system: 'monitor',
  trash: 'trash-2',
  user: 'circle-user-round',
  video: 'tv-minimal-play',
  wallet: 'wallet',
  warning: 'triangle-alert',
  'wifi-off': 'wifi-off',
  zap: 'zap',
  'sport-darts': 'target',
  'sport-esports': 'gamepad-2',
  'sport-mma': 'hand-fist',
  'sport-other': 'trophy',
  'sport-volleyball': 'volleyball',
} as const;

/** Our own, on lucide's grid: 24 by 24, strokes of the current colour. Only the inside of the svg. */
export const ownIcons = {
  'sport-american-football':
    '<path d="M4.2 19.8C1.6 15 3.4 8.4 7.4 5.2 11 2.4 16.6 2 19.8 4.2c2.2 3.2 1.8 8.8-1 12.4-3.2 4-9.8 5.8-14.6 3.2Z"/><path d="m8.5 15.5 7-7"/><path d="m9.8 11.8 2.4 2.4"/><path d="m11.8 9.8 2.4 2.4"/><path d="M4 14.5 9.5 20"/><path d="M14.5 4 20 9.5"/>',
  'sport-badminton':
    '<circle cx="6.5" cy="17.5" r="3"/><path d="M8.2 15 12 5.5"/><path d="m9.2 15.8 9.3-3.6"/><path d="M12 5.5c2.5.200 6.3 4 6.5 6.5"/><path d="m8.8 15.3 7-7"/><path d="M12 5.5 13.5 3l1.8 2.2L18 4l-.7 2.7L20 7.8l-1.2 2L21 11l-2.5 1.2"/>',
  'sport-baseball':
    '<circle cx="12" cy="12" r="10"/><path d="M5 5c3.7 4 3.7 10 0 14"/><path d="M19 5c-3.7 4-3.7 10 0 14"/>',
  'sport-basketball':
    '<circle cx="12" cy="12" r="10"/><path d="M2 12h20"/><path d="M12 2v20"/><path d="M5 5c3.7 4 3.7 10 0 14"/><path d="M19 5c-3.7 4-3.7 10 0 14"/>',
  'sport-boxing':
    '<path d="M7 15V9.5A5.5 5.5 0 0 1 12.5 4h.5a5 5 0 0 1 5 5v4l-2 3v1H7Z"/><path d="M7 12H5.5A1.5 1.5 0 0 1 4 10.5 2.5 2.5 0 0 1 6.5 8H12"/><path d="M7 17v3h9v-3"/>',
  'sport-cricket':
    '<path d="m13.5 10.5-7.8 7.8a2 2 0 0 1-2.8-2.8l7.8-7.8 6.6-4.4 1.2 1.2Z"/><path d="m17.5 3.5 2-2"/><circle cx="18" cy="17" r="3"/><path d="m9 9 3 3"/>',
  'sport-futsal': '<circle cx="12" cy="12" r="10"/><path d="m12 8 4 3-1.5 4.5h-5L8 11Z"/>',
  'sport-golf':
    '<path d="M11 18V3l8 4-8 4"/><path d="M5 18.5c0-1.4 3.1-2.5 7-2.5s7 1.1 7 2.5S15.9 21 12 21s-7-1.1-7-2.5Z"/>',
  'sport-handball':
    '<circle cx="12" cy="12" r="10"/><path d="M12 12 4.5 5.5"/><path d="M12 12l9.5 2.5"/><path d="M12 12l-4.5 9"/><path d="M15.5 2.7c-1 4-.8 6.6-3.5 9.3"/>',
  'sport-ice-hockey':
    '<path d="m6 2 6.5 14.5H20a2 2 0 0 1 0 4h-9L3 2"/><path d="M2 17c0-.8 1.3-1.5 3-1.5S8 16.2 8 17v2c0 .8-1.3 1.5-3 1.5S2 19.8 2 19Z"/>',
  'sport-racing':
    '<path d="M4 21c0-4 1-7 3.5-9.5L6 9l3-5 1.5 2c5 0 8.5 2.5 10 7l-1.5 3-3 .5-3.5-2.5c-1 2-1 4.5 0 7"/><path d="M14 10h.010"/>',
  'sport-rugby':
    '<path d="M4.2 19.8C1.6 15 3.4 8.4 7.4 5.2 11 2.4 16.6 2 19.8 4.2c2.2 3.2 1.8 8.8-1 12.4-3.2 4-9.8 5.8-14.6 3.2Z"/><path d="M5 8.5c4 .5 10 6.5 10.5 10.5"/><path d="M8.5 5c4 .5 10 6.5 10.5 10.5"/>',
  'sport-snooker':
    '<circle cx="12" cy="12" r="10"/><circle cx="12" cy="10" r="4.5"/><path d="M10.8 9.2c0-1 2.4-1 2.4 0S10.8 11 10.8 12h2.4"/>',
  'sport-soccer':
    '<circle cx="12" cy="12" r="10"/><path d="m12 7.5 4.3 3.1-1.6 5H9.3l-1.6-5Z"/><path d="M12 7.5V2"/><path d="m16.3 10.6 5.3-1.7"/><path d="m14.7 15.6 3.2 4.5"/><path d="m9.3 15.6-3.2 4.5"/><path d="M7.7 10.6 2.4 8.9"/>',
  'sport-table-tennis':
    '<path d="M14.8 15.3a7.5 7.5 0 1 0-5.5-2.5L14.5 18"/><path d="m9.3 12.8-6.5 6.5 1.9 1.9 6.5-6.5"/><circle cx="19" cy="18.5" r="2.2"/>',
  'sport-tennis':
    '<circle cx="12" cy="12" r="10"/><path d="M4.5 5.4c4 2.6 4 10.6 0 13.2"/><path d="M19.5 5.4c-4 2.6-4 10.6 0 13.2"/>',
} as const;

export type IconName = keyof typeof lucideIcons | keyof typeof ownIcons;

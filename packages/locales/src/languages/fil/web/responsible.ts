export default {
  limits: 'Mga limit at pahinga',
  help: 'Tulong',
  goOn: 'Ituloy ang laro',
  leave: 'Mag-log out',
  understood: 'OK',
  failed: 'Hindi maabot ang server. Subukan ulit.',
  reality_check: {
    title: 'Paalala sa paglalaro',
    time: '{hours, plural, =0 {} one {# oras at } other {# oras at }}{minutes, plural, one {# minuto} other {# minuto}} ka nang naglalaro.',
    money: 'Sa panahong iyon, {staked} ang itinaya mo at {returned} ang natanggap mo.',
    up: 'Panalo ka ng {amount}.',
    down: 'Talo ka ng {amount}.',
    even: 'Tabla ka.',
  },
  out_of_session: {
    title: 'Naabot ang limit ng session',
    text: 'Naabot mo ang limit ng session na itinakda mo, kaya ni-log out ka namin. Naka-save ang bet slip mo, at walang tayang nailagay o nabago. Makakapag-log in ka ulit pagkatapos magpahinga.',
  },
  activity_limit: {
    title: 'Naabot ang limit sa oras',
    text: 'Naabot mo ang limit sa oras na itinakda mo, kaya ni-log out ka namin. Naka-save ang bet slip mo, at walang tayang nailagay o nabago.',
  },
} as const;

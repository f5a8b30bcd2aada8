export default {
  enter: 'Maglagay ng share code',
  label: 'Share code',
  open: 'Buksan',
  malformed: 'Hindi ito share code. Ang code ay may 6 hanggang 16 na letra at numero, halimbawa 7KMQ2XW9PA.',
  search: 'Buksan ang na-share na taya {code}',
  unknownTitle: 'Hindi namin kilala ang code na ito',
  unknownText: 'Suriin ang baybay o humingi ng bago: nag-e-expire ang mga code.',
} as const;

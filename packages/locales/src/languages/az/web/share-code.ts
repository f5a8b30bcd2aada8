export default {
  enter: 'Mərc kodunu daxil et',
  label: 'Mərc kodu',
  open: 'Aç',
  malformed: 'Bu, mərc kodu deyil. Kod 6–16 hərf və rəqəmdən ibarətdir, məsələn 7KMQ2XW9PA.',
  search: 'Paylaşılan mərci aç: {code}',
  unknownTitle: 'Bu kodu tanımırıq',
  unknownText: 'Yazılışı yoxlayın və ya yenisini istəyin: kodların vaxtı bitir.',
} as const;

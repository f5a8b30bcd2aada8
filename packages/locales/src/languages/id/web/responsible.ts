export default {
  limits: 'Batas dan jeda',
  help: 'Bantuan',
  goOn: 'Lanjut bermain',
  leave: 'Keluar',
  understood: 'OK',
  failed: 'Server tidak dapat dihubungi. Coba lagi.',
  reality_check: {
    title: 'Pengingat bermain',
    time: 'Anda sudah bermain selama {hours, plural, =0 {} other {# jam }}{minutes, plural, other {# menit}}.',
    money: 'Selama itu Anda mempertaruhkan {staked} dan dibayar {returned}.',
    up: 'Anda untung {amount}.',
    down: 'Anda rugi {amount}.',
    even: 'Anda impas.',
  },
  out_of_session: {
    title: 'Batas sesi tercapai',
    text: 'Anda mencapai batas sesi yang Anda tetapkan, jadi Anda otomatis keluar dari akun. Slip taruhan tersimpan, dan tidak ada taruhan yang dipasang atau diubah. Anda bisa masuk lagi setelah jeda.',
  },
  activity_limit: {
    title: 'Batas waktu tercapai',
    text: 'Anda mencapai batas waktu yang Anda tetapkan, jadi Anda otomatis keluar dari akun. Slip taruhan tersimpan, dan tidak ada taruhan yang dipasang atau diubah.',
  },
} as const;

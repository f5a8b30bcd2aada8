export default {
  enter: 'Masukkan kode berbagi',
  label: 'Kode berbagi',
  open: 'Buka',
  malformed: 'Ini bukan kode berbagi. Kode terdiri dari 6 sampai 16 huruf dan angka, misalnya 7KMQ2XW9PA.',
  search: 'Buka taruhan dibagikan {code}',
  unknownTitle: 'Kode ini tidak kami kenal',
  unknownText: 'Periksa ejaan, atau minta kode baru: kode bisa kedaluwarsa.',
} as const;

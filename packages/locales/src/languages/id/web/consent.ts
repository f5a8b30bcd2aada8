export default {
  title: 'Cookie',
  text: 'Kami memakai cookie untuk mengukur penggunaan situs dan memuat layanan seperti obrolan. Anda bisa bertaruh tanpa cookie.',
  more: 'Selengkapnya',
  necessary: 'Yang perlu saja',
  all: 'Izinkan semua',
  options: { necessary: 'Yang perlu saja', all: 'Semua' },
} as const;

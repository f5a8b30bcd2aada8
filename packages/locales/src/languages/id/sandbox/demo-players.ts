import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  ordinary: 'Pemain biasa dengan uang dalam empat mata uang.',
  rich: 'Cukup uang di setiap mata uang untuk mencapai batas apa pun.',
  empty: 'Tanpa uang sampai deposit pertama.',
  pve: 'Ditandai pve oleh regulator Brasil: tidak bisa bertaruh (114).',
  brazil: 'Pemain Brasil tanpa data kota: taruhan tidak diterima (118).',
  limited: 'Punya semua jenis batas: pengingat tiap 10 menit, sesi 60 menit, deposit dan taruhan kecil.',
  vip: 'VIP: trader menerima taruhan, menolaknya, atau menawarkan nominal lebih kecil.',
  spi_test: 'Status spi_test: melihat fitur uji deposit cepat.',
} satisfies SandboxWords['demoPlayers'];

import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  ordinary: 'Çoğunluk gibi bir oyuncu: dört para biriminde biraz para.',
  rich: 'Her para biriminde, bahis sitesinin her limitine ulaşacak kadar para.',
  empty: 'Para yatırana kadar bahis yapacak bir şeyi yok.',
  pve: 'Brezilya düzenleyicisi tarafından pve olarak işaretli: bahis yapamaz (114).',
  brazil: 'Belediyesi bilinmeyen bir Brezilyalı: bahisler 118 ile reddedilir.',
  limited:
    'Her türden limit koymuş: 10 dakikada bir süre hatırlatması, 60 dakikalık oturum, küçük yatırma ve bahisler.',
  vip: 'vip durumunda: bahisler, kabul eden, reddeden ya da daha küçük tutar öneren bir trader’a gider.',
  spi_test: 'spi_test durumunda: hızlı para yatırma test özelliğini görür.',
} satisfies SandboxWords['demoPlayers'];

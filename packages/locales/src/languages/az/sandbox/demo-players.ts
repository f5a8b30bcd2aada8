import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  ordinary: 'Dörd valyutada pulu olan adi oyunçu.',
  rich: 'Hər valyutada istənilən limitə çatacaq qədər pul.',
  empty: 'İlk depozitə qədər pulu yoxdur.',
  pve: 'Braziliya tənzimləyicisi pve kimi qeyd edib: mərc edə bilməz (114).',
  brazil: 'Braziliyadan, bələdiyyəsi məlum deyil: mərclər qəbul edilmir (118).',
  limited: 'Hər növ limiti var: hər 10 dəqiqədən bir xatırlatma, 60 dəqiqəlik seanslar, kiçik depozitlər və mərclər.',
  vip: 'VIP: treyder mərci qəbul edir, rədd edir və ya daha kiçik məbləğ təklif edir.',
  spi_test: 'spi_test statusu: sürətli depozitin test funksiyasını görür.',
} satisfies SandboxWords['demoPlayers'];

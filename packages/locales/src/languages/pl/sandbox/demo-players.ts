import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  ordinary: 'Typowy gracz z pieniędzmi w czterech walutach.',
  rich: 'Dość pieniędzy w każdej walucie, by osiągnąć każdy limit.',
  empty: 'Bez pieniędzy do pierwszej wpłaty.',
  pve: 'Oznaczony jako pve przez brazylijskiego regulatora: nie może stawiać (114).',
  brazil: 'Brazylijczyk bez podanej gminy: zakłady nie są przyjmowane (118).',
  limited: 'Ma wszystkie rodzaje limitów: kontrola czasu co 10 minut, sesje po 60 minut, małe wpłaty i zakłady.',
  vip: 'VIP: trader przyjmuje zakład, odrzuca go lub proponuje niższą stawkę.',
  spi_test: 'Status spi_test: widzi testową funkcję szybkiej wpłaty.',
} satisfies SandboxWords['demoPlayers'];

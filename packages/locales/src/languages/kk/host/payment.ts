import type { HostWords } from '../../../host-words.ts';

export default {
  amount: 'Сома',
  currency: 'Валюта',
  method: 'Төлем тәсілі',
  card: 'Карта',
  bank: 'Банк аударымы',
  deposit: 'Толтыру',
  noAmount: 'Соманы енгізіңіз.',
  noAnswer: 'Жауап келмеді. Қайта толтырмас бұрын операцияларды тексеріңіз.',
  refused: 'Депозит қабылданбады. Ақша алынбады.',
  success: 'Ақша балансыңызда.',
  pending: 'Депозит өңделуде. Ақша түскен бойда балансыңызда болады.',
  error: 'Депозит өтпеді. Ақша алынбады.',
} satisfies HostWords['payment'];

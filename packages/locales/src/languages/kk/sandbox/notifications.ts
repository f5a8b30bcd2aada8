import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  welcome: {
    title: 'Slipstream-ге қош келдіңіз',
    caption: 'Ойын ақшаңыз балансыңызда',
    body: 'Матчтар симуляция, ақша шын емес. Бастамас бұрын лимиттеріңізді қойыңыз.',
  },
  deposit_done: {
    title: 'Депозит түсті',
    caption: '{amount}',
    body: 'Ақша балансыңызда.',
  },
  deposit_failed: {
    title: 'Депозит өтпеді',
    caption: '{amount}',
    body: 'Ақша алынбады. Қайталап көріңіз немесе басқа төлем тәсілін таңдаңыз.',
  },
  password_changed: {
    title: 'Құпиясөзіңіз өзгертілді',
    caption: 'Басқа құрылғыларда аккаунттан шықтыңыз',
    body: 'Бұл сіз болмасаңыз, құпиясөзді қазір ауыстырыңыз.',
  },
  limit_set: {
    title: 'Лимит сақталды',
    caption: '',
    body: 'Ол «Лимиттер мен үзілістер» бөлімінде.',
  },
} satisfies SandboxWords['notifications'];

import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  welcome: {
    title: 'Ti diamo il benvenuto su Slipstream',
    caption: 'Il tuo denaro finto è sul saldo',
    body: 'Le partite sono simulate e il denaro non è reale. Imposta i tuoi limiti prima di iniziare.',
  },
  deposit_done: {
    title: 'Deposito ricevuto',
    caption: '{amount}',
    body: 'Il denaro è sul tuo saldo.',
  },
  deposit_failed: {
    title: 'Deposito non riuscito',
    caption: '{amount}',
    body: 'Nessun addebito. Riprova o scegli un altro metodo di pagamento.',
  },
  password_changed: {
    title: 'La tua password è stata cambiata',
    caption: 'Ti abbiamo disconnesso dagli altri dispositivi',
    body: 'Se non l’hai fatto tu, reimposta subito la password.',
  },
  limit_set: {
    title: 'Limite salvato',
    caption: '',
    body: 'Lo trovi in Limiti e pause.',
  },
} satisfies SandboxWords['notifications'];

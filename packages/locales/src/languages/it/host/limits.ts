import type { HostWords } from '../../../host-words.ts';

export default {
  title: 'Limiti e pause',
  rule: 'Un limite più severo vale subito. Per allentare o togliere un limite servono 24 ore. Una pausa si può solo allungare.',
  holding: 'I tuoi limiti',
  setLimit: 'Imposta un limite',
  set: 'Imposta limite',
  amount: 'Importo',
  currency: 'Valuta',
  duration: 'Durata',
  period: 'Ogni',
  periods: { day: 'giorno', week: 'settimana', month: 'mese' },
  kinds: {
    reality_check: {
      name: 'Promemoria di gioco',
      about: 'Ogni quanto ti ricordiamo da quanto tempo giochi e se stai vincendo o perdendo.',
    },
    sportsbook_session: {
      name: 'Sessione di scommesse',
      about: 'Il tempo massimo di scommesse senza pausa. Poi le scommesse si fermano per 15 minuti.',
    },
    session: { name: 'Durata dell’accesso', about: 'Il tempo massimo di accesso. Dopo ti disconnettiamo.' },
    activity: {
      name: 'Tempo sul sito',
      about: 'Il tempo massimo che puoi passare qui al giorno, alla settimana o al mese.',
    },
    time: { name: 'Tempo di scommesse' },
    deposit: { name: 'Depositi', about: 'Il massimo che puoi depositare al giorno, alla settimana o al mese.' },
    loss: { name: 'Perdite', about: 'Il massimo che puoi perdere al giorno, alla settimana o al mese.' },
    wager: { name: 'Puntate', about: 'Il massimo che puoi puntare al giorno, alla settimana o al mese.' },
    bet: { name: 'Puntata per scommessa', about: 'Il massimo che puoi puntare su una scommessa.' },
    coolingoff: { name: 'Fai una pausa', about: 'Niente depositi e scommesse fino alla fine della pausa.' },
    selfexclusion: {
      name: 'Autoesclusione',
      about: 'Ti disconnettiamo ovunque e non puoi accedere finché non finisce. Non si può annullare.',
    },
  },
} satisfies HostWords['limits'];

import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  ordinary: 'Un giocatore tipico con denaro in quattro valute.',
  rich: 'Abbastanza denaro in ogni valuta per raggiungere qualsiasi limite.',
  empty: 'Niente denaro fino al primo deposito.',
  pve: 'Segnalato come pve dal regolatore brasiliano: non può scommettere (114).',
  brazil: 'Brasiliano senza comune noto: le scommesse non vengono accettate (118).',
  limited:
    'Ha ogni tipo di limite: promemoria di gioco ogni 10 minuti, sessioni di 60 minuti, depositi e scommesse piccoli.',
  vip: 'VIP: un trader accetta la scommessa, la rifiuta o propone una puntata più bassa.',
  spi_test: 'Stato spi_test: vede la funzione di prova del deposito rapido.',
} satisfies SandboxWords['demoPlayers'];

export default {
  title: 'Deposito',
  failedToLoad:
    'Non siamo riusciti a caricare il modulo di pagamento. Nessun addebito. Riprova o usa la pagina di deposito.',
  openPage: 'Apri la pagina di deposito',
  result: {
    success: { title: 'Deposito ricevuto', text: 'Il denaro è sul tuo saldo.' },
    pending: { title: 'Deposito in attesa', text: 'Il denaro sarà sul tuo saldo appena arriva.' },
    error: {
      title: 'Deposito non riuscito',
      text: 'Nessun addebito. Riprova o scegli un altro metodo di pagamento.',
    },
  },
} as const;

export default {
  title: 'Sua conta',
  open: 'Conta de {name}',
  player: 'Jogador',
  balance: 'Saldo',
  deposit: 'Depositar',
  wallets: 'As apostas saem de',
  clock: 'Hora atual',
  signOut: 'Sair',
  signOutFailed: 'Você ainda está conectado',
  signOutFailedText: 'Não foi possível falar com a plataforma. Verifique a conexão e saia de novo.',
  pages: {
    transactions: 'Transações',
    limits: 'Limites e pausas',
    profile: 'Perfil',
    support: 'Ajuda',
    terms: 'Termos e condições',
  },
} as const;

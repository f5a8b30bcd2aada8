export default {
  title: 'Tu cuenta',
  open: 'Cuenta de {name}',
  player: 'Jugador',
  balance: 'Saldo',
  deposit: 'Depositar',
  wallets: 'Se apuesta desde',
  clock: 'Hora actual',
  signOut: 'Cerrar sesión',
  signOutFailed: 'Sigues con la sesión abierta',
  signOutFailedText: 'No se pudo contactar con la plataforma. Revisa la conexión y cierra sesión de nuevo.',
  pages: {
    transactions: 'Movimientos',
    limits: 'Límites y pausas',
    profile: 'Perfil',
    support: 'Ayuda',
    terms: 'Términos y condiciones',
  },
} as const;

export default {
  reconnecting: 'Reconectando, cuotas en pausa',
  offline: 'Estás sin conexión. Las cuotas se pausan hasta que vuelva',
} as const;

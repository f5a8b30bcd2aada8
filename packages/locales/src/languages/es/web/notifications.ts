export default {
  title: 'Notificaciones',
  open: '{count, plural, =0 {Notificaciones} one {Notificaciones, # sin leer} other {Notificaciones, # sin leer}}',
  unread: '{count, plural, one {# sin leer} other {# sin leer}}',
  readAll: 'Marcar todo como leído',
  new: 'Nuevo',
  seeBet: 'Ver la apuesta',
  seeBonus: 'Ver el bono',
  none: 'Aún nada',
  noneText: 'Aquí se cuenta lo que pasa con tus apuestas, bonos y depósitos.',
  failed: 'No se pudieron cargar las notificaciones',
  failedText: 'No se ha perdido nada. Inténtalo de nuevo en un momento.',
  retry: 'Reintentar',
} as const;

export default {
  terms: {
    title: 'Términos',
    text: 'Nuestros términos han cambiado.',
    read: 'Leer los términos',
    accept: 'Aceptar',
  },
  oddsWarning: {
    text: 'Tu apuesta se hace también si bajan las cuotas. Abajo puedes fijar la cuota mínima que aceptas para cada selección.',
    ok: 'Entendido',
  },
  top: {
    label: 'Volver arriba',
    switch: 'Botón para volver arriba',
  },
} as const;

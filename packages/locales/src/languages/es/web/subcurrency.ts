export default {
  label: 'Mostrar {currency} como',
} as const;

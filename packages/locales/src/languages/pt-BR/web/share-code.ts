export default {
  enter: 'Digitar um código compartilhado',
  label: 'Código compartilhado',
  open: 'Abrir',
  malformed: 'Este não é um código compartilhado. Um código tem de 6 a 16 letras e números, por exemplo 7KMQ2XW9PA.',
  search: 'Abrir a aposta compartilhada {code}',
  unknownTitle: 'Não conhecemos este código',
  unknownText: 'Confira se está escrito certo ou peça um novo: os códigos expiram.',
} as const;

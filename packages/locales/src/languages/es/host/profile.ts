import type { HostWords } from '../../../host-words.ts';

export default {
  visitor: { text: 'Nadie ha iniciado sesión.', signIn: 'Iniciar sesión' },
  account: {
    title: 'Tu cuenta',
    phone: 'Teléfono',
    confirmEmail: 'Confirmar el correo',
    signOut: 'Cerrar sesión',
  },
  missing: {
    title: 'Completa tu perfil',
    save: 'Guardar',
    municipality: 'Municipio',
    municipalityNote: 'Las siete cifras de su código IBGE, por ejemplo 3550308 para São Paulo.',
  },
  phone: {
    title: 'Verifica tu teléfono',
    byCode: 'Un código por SMS comprueba el número.',
    byProvider: '{provider} comprueba el número por nosotros.',
    rejected: 'Un número que termina en 0000 se rechaza, para ver cómo es.',
    numberHeading: '1. Tu número',
    send: 'Enviar un código',
    codeHeading: '2. El código que llegó',
    code: 'Código',
    verify: 'Verificar',
    note: 'Los SMS de esta demo están en su {mailbox}.',
    mailbox: 'buzón',
  },
  deposit: {
    title: 'Depositar',
    note: 'Dinero ficticio. Un importe que termina en 13 (13, 113 o 10,13) se rechaza, uno que termina en 77 tarda diez segundos, uno que termina en 78 tarda diez segundos y se rechaza.',
  },
  transactions: {
    title: 'Movimientos',
    when: 'Cuándo',
    what: 'Qué',
    state: 'Estado',
    amount: 'Importe',
    balance: 'Saldo',
    more: 'Ver más',
  },
} satisfies HostWords['profile'];

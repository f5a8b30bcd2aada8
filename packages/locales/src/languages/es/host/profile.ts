import type { HostWords } from '../../../host-words.ts';

export default {
  visitor: { text: 'No has iniciado sesión.', signIn: 'Iniciar sesión' },
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
    byCode: 'Te enviamos un código por SMS para verificar tu número.',
    byProvider: '{provider} comprueba el número por nosotros.',
    rejected: 'Demo: un número que termina en 0000 no pasa la comprobación.',
    numberHeading: '1. Tu número',
    send: 'Enviar un código',
    codeHeading: '2. Tu código',
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
  passkeys: {
    title: 'Llaves de acceso',
    about: 'Entra con tu huella, tu cara o el bloqueo de pantalla en lugar de una contraseña.',
    add: 'Añadir una llave de acceso',
  },
} satisfies HostWords['profile'];

import type { HostWords } from '../../../host-words.ts';

export default {
  signIn: {
    title: 'Iniciar sesión',
    login: 'Correo o teléfono',
    forgotten: '¿Olvidaste la contraseña?',
    locked: '¿Cuenta bloqueada?',
    signUp: '¿Aún no tienes cuenta? Regístrate',
    passkey: 'Usar una llave de acceso',
  },
  demoPlayers: {
    title: 'Jugadores de prueba',
    password: 'Todos tienen la contraseña {password}. El dinero no es real.',
  },
  signUp: {
    title: 'Registrarse',
    open: 'Crear cuenta',
    signIn: '¿Ya tienes cuenta? Inicia sesión',
  },
  mailNote: {
    text: 'Esta demo no envía correos. Tus mensajes están en el {mailbox}.',
    mailbox: 'buzón de la demo',
  },
  instructions: {
    password: 'Restablecer la contraseña',
    confirmation: 'Confirma tu cuenta de nuevo',
    unlock: 'Desbloquea tu cuenta',
    send: 'Enviar enlace',
    back: 'Volver a iniciar sesión',
  },
  newPassword: { title: 'Define una nueva contraseña', label: 'Nueva contraseña', set: 'Guardar e iniciar sesión' },
  confirmPassword: {
    title: 'Confirma tu contraseña',
    text: 'Introduce tu contraseña otra vez para continuar.',
    label: 'Tu contraseña',
    confirm: 'Confirmar',
  },
  confirmation: { title: 'Confirma tu cuenta', confirm: 'Confirmar' },
  unlock: { title: 'Desbloquea tu cuenta', unlock: 'Desbloquear' },
  fields: {
    email: 'Correo',
    password: 'Contraseña',
    name: 'Nombre',
    phone: 'Teléfono, con prefijo del país',
    country: 'País',
    currency: 'Moneda de la cuenta',
    date_of_birth: 'Fecha de nacimiento',
    terms: 'Tengo 18 años o más y acepto los términos',
  },
  optional: '{label} (opcional)',
  passwordLength: 'Al menos {count} caracteres.',
} satisfies HostWords['auth'];

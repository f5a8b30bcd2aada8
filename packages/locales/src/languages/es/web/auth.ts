export default {
  titles: {
    sign_in: 'Iniciar sesión',
    sign_up: 'Registrarse',
    forgot_password: 'Nueva contraseña',
    confirm_password: 'Confirma tu contraseña',
    edit_password: 'Define una nueva contraseña',
    resend_confirmation_instructions: 'Confirma tu correo',
    resend_unlock_instructions: 'Desbloquea tu cuenta',
    unlock_user: 'Desbloquea tu cuenta',
    missed_auth_fields: 'Completa tu perfil',
    phone_verification: 'Verifica tu teléfono',
    deposit: 'Depositar',
  },
  loading: 'Cargando',
  slow: 'Tarda más de lo normal. Puedes abrirla en otra ventana.',
  openPage: 'Abrir en otra ventana',
  blockedTitle: 'No disponible en tu país',
  blockedText:
    'No se puede iniciar sesión ni registrarse desde {countryName}. Puedes seguir viendo cuotas y resultados.',
} as const;

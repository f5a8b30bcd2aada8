export default {
  titles: {
    sign_in: 'Accedi',
    sign_up: 'Registrati',
    forgot_password: 'Nuova password',
    confirm_password: 'Conferma la password',
    edit_password: 'Imposta una nuova password',
    resend_confirmation_instructions: 'Conferma l’e-mail',
    resend_unlock_instructions: 'Sblocca il conto',
    unlock_user: 'Sblocca il conto',
    missed_auth_fields: 'Completa il profilo',
    phone_verification: 'Verifica il telefono',
    deposit: 'Deposito',
  },
  loading: 'Caricamento',
  slow: 'Ci vuole più del solito. Puoi aprirlo in una nuova finestra.',
  openPage: 'Apri in una nuova finestra',
  blockedTitle: 'Non disponibile nel tuo Paese',
  blockedText:
    'Non puoi accedere né registrarti da questo Paese: {countryName}. Puoi comunque vedere quote e risultati.',
} as const;

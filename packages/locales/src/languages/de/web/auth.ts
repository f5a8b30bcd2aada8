export default {
  titles: {
    sign_in: 'Anmelden',
    sign_up: 'Registrieren',
    forgot_password: 'Neues Passwort',
    confirm_password: 'Passwort bestätigen',
    edit_password: 'Neues Passwort festlegen',
    resend_confirmation_instructions: 'E-Mail bestätigen',
    resend_unlock_instructions: 'Konto entsperren',
    unlock_user: 'Konto entsperren',
    missed_auth_fields: 'Profil vervollständigen',
    phone_verification: 'Telefon bestätigen',
    deposit: 'Einzahlen',
  },
  loading: 'Wird geladen',
  slow: 'Das dauert länger als sonst. Du kannst sie in einem eigenen Fenster öffnen.',
  openPage: 'In neuem Fenster öffnen',
  blockedTitle: 'In deinem Land nicht verfügbar',
  blockedText:
    'Anmelden und Registrieren sind aus {countryName} nicht möglich. Quoten und Ergebnisse kannst du weiter ansehen.',
} as const;

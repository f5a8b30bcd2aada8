export default {
  titles: {
    sign_in: 'Connexion',
    sign_up: 'Inscription',
    forgot_password: 'Nouveau mot de passe',
    confirm_password: 'Confirmez votre mot de passe',
    edit_password: 'Choisir un nouveau mot de passe',
    resend_confirmation_instructions: 'Confirmez votre e-mail',
    resend_unlock_instructions: 'Débloquer votre compte',
    unlock_user: 'Débloquer votre compte',
    missed_auth_fields: 'Complétez votre profil',
    phone_verification: 'Vérifiez votre téléphone',
    deposit: 'Dépôt',
  },
  loading: 'Chargement',
  slow: 'C’est plus long que d’habitude. Vous pouvez l’ouvrir dans une nouvelle fenêtre.',
  openPage: 'Ouvrir dans une nouvelle fenêtre',
  blockedTitle: 'Non disponible dans votre pays',
  blockedText:
    'Connexion et inscription impossibles depuis ce pays : {countryName}. Vous pouvez toujours voir les cotes et les résultats.',
} as const;

import type { HostWords } from '../../../host-words.ts';

export default {
  signIn: {
    title: 'Connexion',
    login: 'E-mail ou téléphone',
    forgotten: 'Mot de passe oublié ?',
    locked: 'Compte bloqué ?',
    signUp: 'Pas encore de compte ? Inscrivez-vous',
    passkey: 'Utiliser une clé d’accès',
  },
  demoPlayers: {
    title: 'Joueurs de démo',
    password: 'Le mot de passe de tous les joueurs de démo est {password}. L’argent est fictif.',
  },
  signUp: {
    title: 'Inscription',
    open: 'Créer un compte',
    signIn: 'Déjà un compte ? Connectez-vous',
  },
  mailNote: {
    text: 'Cette démo n’envoie aucun e-mail. Vos messages sont dans la {mailbox}.',
    mailbox: 'boîte mail de démo',
  },
  instructions: {
    password: 'Réinitialiser votre mot de passe',
    confirmation: 'Confirmer votre compte',
    unlock: 'Débloquer votre compte',
    send: 'Envoyer le lien',
    back: 'Retour à la connexion',
  },
  newPassword: {
    title: 'Choisir un nouveau mot de passe',
    label: 'Nouveau mot de passe',
    set: 'Enregistrer et se connecter',
  },
  confirmPassword: {
    title: 'Confirmez votre mot de passe',
    text: 'Saisissez à nouveau votre mot de passe pour continuer.',
    label: 'Votre mot de passe',
    confirm: 'Confirmer',
  },
  confirmation: { title: 'Confirmez votre compte', confirm: 'Confirmer' },
  unlock: { title: 'Débloquer votre compte', unlock: 'Débloquer' },
  /** By the names of the site's configuration. */
  fields: {
    email: 'E-mail',
    password: 'Mot de passe',
    name: 'Nom',
    phone: 'Téléphone, avec l’indicatif',
    country: 'Pays',
    currency: 'Devise du compte',
    date_of_birth: 'Date de naissance',
    terms: 'J’ai 18 ans ou plus et j’accepte les conditions',
  },
  optional: '{label} (facultatif)',
  passwordLength: 'Au moins {count} caractères.',
} satisfies HostWords['auth'];

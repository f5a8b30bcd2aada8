import type { HostWords } from '../../../host-words.ts';

export default {
  visitor: { text: 'Aucune session ouverte.', signIn: 'Se connecter' },
  account: {
    title: 'Votre compte',
    phone: 'Téléphone',
    confirmEmail: 'Confirmer l’e-mail',
    signOut: 'Se déconnecter',
  },
  missing: {
    title: 'Complétez votre profil',
    save: 'Enregistrer',
    municipality: 'Commune',
    municipalityNote: 'Les sept chiffres de son code IBGE, par exemple 3550308 pour São Paulo.',
  },
  phone: {
    title: 'Vérifiez votre téléphone',
    byCode: 'Nous vous envoyons un code par SMS pour vérifier votre numéro.',
    byProvider: '{provider} vérifie le numéro pour nous.',
    rejected: 'Démo : un numéro qui se termine par 0000 échoue à la vérification.',
    numberHeading: '1. Votre numéro',
    send: 'Envoyer le code',
    codeHeading: '2. Votre code',
    code: 'Code',
    verify: 'Vérifier',
    note: 'Les SMS de cette démo sont dans la {mailbox}.',
    mailbox: 'boîte mail de démo',
  },
  deposit: {
    title: 'Dépôt',
    note: 'Argent fictif. Démo : un montant qui se termine par 13 (13, 113 ou 10,13) est refusé, 77 prend dix secondes, 78 prend dix secondes et est refusé.',
  },
  transactions: {
    title: 'Opérations',
    when: 'Date',
    what: 'Type',
    state: 'Statut',
    amount: 'Montant',
    balance: 'Solde',
    more: 'Afficher plus',
  },
  passkeys: {
    title: 'Clés d’accès',
    about: 'Connectez-vous avec votre empreinte, votre visage ou le verrouillage de l’écran au lieu d’un mot de passe.',
    add: 'Ajouter une clé d’accès',
  },
} satisfies HostWords['profile'];

import type { HostWords } from '../../../host-words.ts';

export default {
  kinds: {
    confirmation: {
      text: 'Confirmez cette adresse et vous pourrez commencer.',
      button: 'Confirmer',
    },
    unlock: {
      text: 'Quelqu’un a saisi de mauvais mots de passe pour votre compte. Si c’était vous, débloquez-le.',
      button: 'Débloquer le compte',
    },
    password: {
      text: 'Choisissez un nouveau mot de passe. Le lien est valable deux heures.',
      button: 'Nouveau mot de passe',
    },
    known_account: {
      text: 'Quelqu’un a essayé de s’inscrire avec cette adresse. Vous avez déjà un compte.',
      button: 'Se connecter',
    },
  },
  note: 'Vous recevez ce message car cette adresse a été utilisée sur {site}.',
  view: 'Voir le message',
} satisfies HostWords['mail'];

import type { HostWords } from '../../../host-words.ts';

export default {
  nav: { play: 'Paris sportifs', inspector: 'Inspecteur', app: 'Mode appli', account: 'Compte', help: 'Aide' },
  language: 'Langue',
  needsScript: 'Activez JavaScript pour utiliser cette page.',
  landing: {
    title: 'Bienvenue',
    heading: 'Une plateforme avec des paris sportifs intégrés',
    text: 'Meridian représente le système dont un opérateur dispose déjà : comptes, portefeuilles et pages propres. Il a sa propre origine et intègre Slipstream dans un cadre qui grandit avec son contenu.',
    play: 'Ouvrir les paris sportifs',
    inspector: 'Voir chaque message échangé entre les deux',
    app: 'Voir le résultat dans une appli mobile',
  },
  play: {
    title: 'Paris sportifs',
    tools: 'Outils',
    theme: 'Thème',
    day: 'Jour',
    night: 'Nuit',
    measuring: 'Mesure d’audience autorisée',
    waiting: 'En attente des paris sportifs',
    close: 'Fermer',
  },
  inspector: {
    messages: 'Messages',
    newestFirst: 'Messages, du plus récent au plus ancien',
    say: 'Envoyer un message en tant qu’hôte',
    send: 'Envoyer',
    clear: 'Vider la liste',
  },
  terms: {
    title: 'Conditions générales',
    demo: 'Meridian est une démo. L’argent est fictif, les joueurs sont inventés et rien ici ne constitue une offre.',
    age: 'Vous devez avoir 18 ans ou plus. Une auto-exclusion dure aussi longtemps que vous l’avez choisi.',
  },
  help: {
    text: 'Parier doit rester un plaisir. Si ce n’en est plus un, faites une pause et parlez-en à quelqu’un.',
    limits: 'Fixer une limite ou faire une pause',
    password: 'Réinitialiser votre mot de passe',
    unlock: 'Débloquer votre compte',
    transactions: 'Voir vos opérations',
    mailbox: 'Ouvrir la boîte mail de démo',
  },
  notFound: { title: 'Page introuvable', heading: 'Cette page est introuvable', start: 'Aller à l’accueil' },
  unavailable: {
    title: 'Non disponible',
    heading: 'Une erreur est survenue',
    text: 'Notre serveur ne répond pas. Rien n’a été modifié. Réessayez dans un instant.',
  },
  menu: 'Menu',
} satisfies HostWords['site'];

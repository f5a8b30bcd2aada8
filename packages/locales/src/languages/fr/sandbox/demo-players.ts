import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  ordinary: 'Un joueur type avec de l’argent dans quatre devises.',
  rich: 'Assez d’argent dans chaque devise pour atteindre toutes les limites.',
  empty: 'Pas d’argent avant le premier dépôt.',
  pve: 'Marqué pve par le régulateur brésilien : ne peut pas parier (114).',
  brazil: 'Brésilien sans commune connue : ses paris ne sont pas acceptés (118).',
  limited:
    'A tous les types de limites : rappel de jeu toutes les 10 minutes, sessions de 60 minutes, petits dépôts et petits paris.',
  vip: 'VIP : un trader accepte le pari, le refuse ou propose une mise plus basse.',
  spi_test: 'Statut spi_test : voit la fonction de test du dépôt rapide.',
} satisfies SandboxWords['demoPlayers'];

import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  England: 'Anglia',
  Scotland: 'Szkocja',
  Wales: 'Walia',
  'Northern Ireland': 'Irlandia Północna',
  'West Indies': 'Indie Zachodnie',
  Pacific: 'Pacyfik',
  'Simulated Reality': 'Symulowana rzeczywistość',
  'ITF Men': 'ITF mężczyźni',
  'ITF Women': 'ITF kobiety',
} satisfies SandboxWords['categories'];

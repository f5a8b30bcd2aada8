import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  welcome: {
    title: 'Välkommen till Slipstream',
    caption: 'Dina lekpengar finns på ditt saldo',
    body: 'Matcherna är simulerade och pengarna är inte riktiga. Sätt dina gränser innan du börjar.',
  },
  deposit_done: {
    title: 'Insättningen är mottagen',
    caption: '{amount}',
    body: 'Pengarna finns på ditt saldo.',
  },
  deposit_failed: {
    title: 'Insättningen misslyckades',
    caption: '{amount}',
    body: 'Inga pengar har dragits. Försök igen eller välj ett annat betalsätt.',
  },
  password_changed: {
    title: 'Ditt lösenord har ändrats',
    caption: 'Du har loggats ut på dina andra enheter',
    body: 'Om det inte var du, återställ lösenordet nu.',
  },
  limit_set: {
    title: 'Gränsen är sparad',
    caption: '',
    body: 'Se den under Gränser och pauser.',
  },
} satisfies SandboxWords['notifications'];

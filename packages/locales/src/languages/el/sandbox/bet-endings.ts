import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  won: ['Το στοίχημά σου κέρδισε', '{paid} στο υπόλοιπό σου.'],
  lost: ['Το στοίχημά σου έχασε', 'Το ποντάρισμά σου ήταν {stake}.'],
  void: ['Το στοίχημά σου είναι άκυρο', '{paid} ξανά στο υπόλοιπό σου.'],
  settled: ['Το στοίχημά σου διευθετήθηκε', '{paid} στο υπόλοιπό σου.'],
  cashed_out: ['Έγινε cashout', '{paid} στο υπόλοιπό σου.'],
  cashed_part: ['Έγινε μερικό cashout', '{paid} στο υπόλοιπό σου. Από το ποντάρισμα μένουν {left}.'],
  rejected: ['Το στοίχημά σου δεν έγινε δεκτό', '{stake} ξανά στο υπόλοιπό σου.'],
} satisfies SandboxWords['betEndings'];

import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  soccer: 'फ़ुटबॉल',
  tennis: 'टेनिस',
  basketball: 'बास्केटबॉल',
  'ice-hockey': 'आइस हॉकी',
  'american-football': 'अमेरिकन फ़ुटबॉल',
  baseball: 'बेसबॉल',
  volleyball: 'वॉलीबॉल',
  handball: 'हैंडबॉल',
  cricket: 'क्रिकेट',
  'table-tennis': 'टेबल टेनिस',
  rugby: 'रग्बी',
  mma: 'MMA',
  boxing: 'बॉक्सिंग',
  darts: 'डार्ट्स',
  'premium-cricket': 'प्रीमियम क्रिकेट',
} satisfies SandboxWords['sports'];

import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  England: 'इंग्लैंड',
  Scotland: 'स्कॉटलैंड',
  Wales: 'वेल्स',
  'Northern Ireland': 'उत्तरी आयरलैंड',
  'West Indies': 'वेस्ट इंडीज़',
  Pacific: 'प्रशांत क्षेत्र',
  'Simulated Reality': 'सिम्युलेटेड रियलिटी',
  'ITF Men': 'ITF पुरुष',
  'ITF Women': 'ITF महिला',
} satisfies SandboxWords['categories'];

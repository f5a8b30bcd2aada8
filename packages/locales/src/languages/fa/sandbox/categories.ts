import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  England: 'انگلستان',
  Scotland: 'اسکاتلند',
  Wales: 'ولز',
  'Northern Ireland': 'ایرلند شمالی',
  'West Indies': 'هند غربی',
  Pacific: 'اقیانوس آرام',
  'Simulated Reality': 'واقعیت شبیه‌سازی‌شده',
  'ITF Men': 'ITF مردان',
  'ITF Women': 'ITF زنان',
} satisfies SandboxWords['categories'];

import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  England: 'อังกฤษ',
  Scotland: 'สกอตแลนด์',
  Wales: 'เวลส์',
  'Northern Ireland': 'ไอร์แลนด์เหนือ',
  'West Indies': 'เวสต์อินดีส',
  Pacific: 'แปซิฟิก',
  'Simulated Reality': 'เกมจำลองเสมือนจริง',
  'ITF Men': 'ITF ชาย',
  'ITF Women': 'ITF หญิง',
} satisfies SandboxWords['categories'];

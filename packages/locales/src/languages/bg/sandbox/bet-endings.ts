import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  won: ['Залогът ти спечели', '{paid} са в баланса ти.'],
  lost: ['Залогът ти загуби', 'Сумата беше {stake}.'],
  void: ['Залогът ти е анулиран', '{paid} са отново в баланса ти.'],
  settled: ['Залогът ти е уреден', '{paid} са в баланса ти.'],
  cashed_out: ['Кешаутът е направен', '{paid} са в баланса ти.'],
  cashed_part: ['Частичният кешаут е направен', '{paid} са в баланса ти. Остават {left} от сумата.'],
  rejected: ['Залогът ти не е приет', '{stake} са отново в баланса ти.'],
} satisfies SandboxWords['betEndings'];

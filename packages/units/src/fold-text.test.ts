import { expect, it } from 'vitest';

import { foldText } from './fold-text.ts';

it.each([
  ['Ёлка', 'елка'],
  ['İstanbul IŞIK ışık', 'istanbul isik isik'],
  ['Groß GROSS', 'gross gross'],
  ['Atlético Łódź Ødegaard', 'atletico lodz odegaard'],
  ['أحمد إحمد آحمد', 'احمد احمد احمد'],
  ['مُبَاراة کی', 'مباراه كي'],
  ['バスケ ﾊﾞｽｹ ばすけ', 'はすけ はすけ はすけ'],
  ['ＡＢＣ', 'abc'],
  ['Άρης Παναθηναϊκός', 'αρησ παναθηναικοσ'],
  ['Қайрат', 'каират'],
  ['Đà Nẵng', 'da nang'],
  ['हिन्दी ไทย', 'हिन्दी ไทย'],
])('[CAT-4] %s is searched as %s', (text, expected) => {
  expect(foldText(text)).toBe(expected);
});

it.each(['Ёлка', 'İstanbul', 'バスケ', 'Қайрат'])('[CAT-4] %s folded twice is folded once', (text) => {
  expect(foldText(foldText(text))).toBe(foldText(text));
});

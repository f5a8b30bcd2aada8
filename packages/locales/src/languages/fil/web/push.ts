export default {
  title: 'Push notification',
  device: 'Sa device na ito',
  states: {
    off: 'I-on para maabisuhan ka kahit sarado ang page.',
    on: 'Aabisuhan ka ng device na ito, kahit sarado ang page.',
    blocked: 'Hinaharang ng browser mo ang mga abiso ng site na ito. Payagan sa settings ng browser para ma-on ito.',
  },
  about: 'Abisuhan ako tungkol sa',
  topics: {
    bet_settled: 'Mga na-settle na taya',
    cashout_reached: 'Mga auto cash out',
    match_started: 'Simula ng mga paboritong laban',
    goal: 'Mga goal sa paboritong laban',
    bonus: 'Mga bagong bonus',
  },
  ask: {
    title: 'Alamin ang kalalabasan',
    text: 'Maaabisuhan ka namin kapag na-settle ang tayang ito, kahit sarado ang page.',
    yes: 'Abisuhan ako',
    later: 'Hindi muna',
    done: 'Naka-on ang mga abiso',
  },
  failed: {
    title: 'Hindi nabago ang mga abiso',
    text: 'Subukan ulit mamaya.',
  },
  notSaved: {
    title: 'Hindi na-save ang pinili mo',
    text: 'Subukan ulit mamaya.',
  },
} as const;

/** What a drawing shows, on a field of 200 by 200. `line`, `fill` and `bright` are classes of the drawing's own style. */
export const motifs = {
  comboboost: `<g class="fill"><rect x="10" y="140" width="24" height="40" rx="4"/><rect x="46" y="116" width="24" height="64" rx="4"/><rect x="82" y="88" width="24" height="92" rx="4"/><rect x="118" y="56" width="24" height="124" rx="4"/></g><rect class="bright" x="154" y="20" width="24" height="160" rx="4"/><path class="line" d="M12 120C60 104 104 72 148 28"/><path class="line" d="M124 26l26 0 0 26"/>`,
  freebet_all_win: `<path class="fill" d="M24 50h152a10 10 0 0 1 10 10v22a18 18 0 0 0 0 36v22a10 10 0 0 1-10 10H24a10 10 0 0 1-10-10v-22a18 18 0 0 0 0-36V60a10 10 0 0 1 10-10z"/><path class="line" stroke-dasharray="6 8" d="M132 56v88"/><path class="bright" d="M76 70l9 19 21 3-15 15 4 21-19-10-19 10 4-21-15-15 21-3z"/>`,
  freebet_only_win: `<path class="fill" d="M24 50h152a10 10 0 0 1 10 10v22a18 18 0 0 0 0 36v22a10 10 0 0 1-10 10H24a10 10 0 0 1-10-10v-22a18 18 0 0 0 0-36V60a10 10 0 0 1 10-10z"/><path class="line" stroke-dasharray="6 8" d="M132 56v88"/><path class="bright" d="M68 76h16v16h16v16H84v16H68v-16H52V92h16z"/>`,
  freebet_no_risk: `<path class="fill" d="M100 16l70 24v52c0 44-30 74-70 92-40-18-70-48-70-92V40z"/><path class="line" d="M72 118a36 36 0 1 0 2-40"/><path class="line" d="M70 56v26h26"/><circle class="bright" cx="103" cy="98" r="10"/>`,
  hunting: `<circle class="fill" cx="104" cy="100" r="82"/><circle class="line" cx="104" cy="100" r="82"/><circle class="line" cx="104" cy="100" r="54"/><circle class="line" cx="104" cy="100" r="26"/><circle class="bright" cx="104" cy="100" r="10"/><path class="line" stroke-dasharray="2 14" d="M-60 176C-10 172 48 142 96 106"/>`,
  lootbox: `<path class="fill" d="M24 84h152v88a8 8 0 0 1-8 8H32a8 8 0 0 1-8-8z"/><path class="fill" d="M14 52h172v32H14z"/><path class="bright" d="M88 52h24v128H88z"/><path class="line" d="M14 84h172M100 52C70 52 58 18 78 18c14 0 22 18 22 34 0-16 8-34 22-34 20 0 8 34-22 34"/>`,
  tournament: `<path class="fill" d="M4 132h60v52H4zM136 148h60v36h-60z"/><path class="bright" d="M70 104h60v80H70z"/><path class="line" d="M72 18h56v24a28 28 0 0 1-56 0zM72 26H54a18 18 0 0 0 20 24M128 26h18a18 18 0 0 1-20 24M100 70v14M82 88h36"/>`,
  jackpot: `<g class="fill"><path d="M0 96h36v92H0zM44 60h40v128H44zM92 24h32v164H92zM132 76h36v112h-36zM174 112h26v76h-26z"/></g><g class="bright"><circle cx="54" cy="78" r="3"/><circle cx="74" cy="78" r="3"/><circle cx="54" cy="100" r="3"/><circle cx="102" cy="44" r="3"/><circle cx="114" cy="66" r="3"/><circle cx="102" cy="88" r="3"/><circle cx="144" cy="94" r="3"/><circle cx="158" cy="116" r="3"/><circle cx="12" cy="114" r="3"/><circle cx="24" cy="134" r="3"/><circle cx="186" cy="130" r="3"/></g><path class="line" d="M108 24V2"/>`,
} as const;

/** The shade of each: an angle of the colour circle. */
export const hues: Readonly<Record<keyof typeof motifs, number>> = {
  comboboost: 198,
  freebet_all_win: 158,
  freebet_only_win: 172,
  freebet_no_risk: 214,
  hunting: 28,
  lootbox: 282,
  tournament: 44,
  jackpot: 256,
};

/** A box on a field of 200 by 200, shut and open. */
export const boxes = {
  closed: `<path class="fill" d="M30 92h140v80a8 8 0 0 1-8 8H38a8 8 0 0 1-8-8z"/><path class="deep" d="M20 60h160v32H20z"/><path class="bright" d="M90 60h20v120H90z"/><path class="line" d="M100 60C72 60 60 28 80 28c13 0 20 17 20 32 0-15 7-32 20-32 20 0 8 32-20 32"/>`,
  opened: `<path class="light" d="M40 96L4 8h192l-36 88z"/><path class="fill" d="M30 96h140v76a8 8 0 0 1-8 8H38a8 8 0 0 1-8-8z"/><path class="deep" d="M30 96l-18-30 58 8 30 22zM170 96l18-30-58 8-30 22z"/><path class="bright" d="M90 96h20v84H90z"/>`,
} as const;

export default {
  loading: 'Se deschide {name}',
  failed: {
    title: 'Nu am putut deschide {name}',
    text: 'Nu ți s-au luat bani. Încearcă din nou puțin mai târziu.',
  },
  signIn: {
    title: 'Intră în cont ca să deschizi {name}',
    text: 'Se deschide aici imediat ce intri în cont.',
  },
  needsScript: 'Activează JavaScript ca să folosești această pagină.',
  racing: { title: 'Curse de cai', description: 'Programe, cote și rezultate.' },
  lotteries: { title: 'Loterii', description: 'Extrageri non-stop.' },
  arena: { title: 'Arenă virtuală', description: 'Jocuri virtuale cu rezultate în câteva minute.' },
} as const;

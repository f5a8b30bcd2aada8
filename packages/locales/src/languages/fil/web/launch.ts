export default {
  loading: 'Binubuksan ang {name}',
  failed: {
    title: 'Hindi nabuksan ang {name}',
    text: 'Walang nabawas na pera. Subukan ulit mamaya.',
  },
  signIn: {
    title: 'Mag-log in para buksan ang {name}',
    text: 'Bubukas ito rito kapag naka-log in ka na.',
  },
  needsScript: 'I-on ang JavaScript para magamit ang page na ito.',
  racing: { title: 'Karera ng kabayo', description: 'Mga karera, odds at resulta.' },
  lotteries: { title: 'Loterya', description: 'May bola buong araw.' },
  arena: { title: 'Virtual arena', description: 'Mga virtual na laro na may resulta sa ilang minuto.' },
} as const;

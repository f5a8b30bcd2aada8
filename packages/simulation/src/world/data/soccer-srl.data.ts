/**
 * Simulated Reality Leagues play on while the real ones sleep: two rounds a day, their breaks at different hours so that
 * one of them is always under way.
 */
const rounds = (first: number) => {
  const times = Array.from({ length: 10 }, (_, match) => minutes(first + 60 * match)).join(' ');
  const later = Array.from({ length: 10 }, (_, match) => minutes(first + 720 + 60 * match)).join(' ');
  return `Day ${times}; Day ${later}`;
};
const minutes = (minute: number) => `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`;

export const soccerSrl = `
= Premier League SRL | srl | UTC | 5 | 1.6 -0.2 | league: ${rounds(0)}
Manchester City SRL, Arsenal SRL, Liverpool SRL, Chelsea SRL, Newcastle United SRL, Aston Villa SRL, Manchester United SRL, Tottenham SRL, Brighton SRL, Crystal Palace SRL, Nottingham Forest SRL, Bournemouth SRL, Everton SRL, Brentford SRL, Fulham SRL, West Ham SRL, Wolverhampton SRL, Leeds United SRL, Sunderland SRL, Burnley SRL

= La Liga SRL | srl | UTC | 5 | 1.6 -0.2 | league: ${rounds(170)}
Real Madrid SRL, Barcelona SRL, Atlético Madrid SRL, Athletic Club SRL, Villarreal SRL, Real Betis SRL, Real Sociedad SRL, Celta Vigo SRL, Girona SRL, Sevilla SRL, Rayo Vallecano SRL, Osasuna SRL, Valencia SRL, Mallorca SRL, Getafe SRL, Espanyol SRL, Alavés SRL, Levante SRL, Elche SRL, Real Oviedo SRL

= Serie A SRL | srl | UTC | 5 | 1.5 -0.2 | league: ${rounds(340)}
Inter SRL, Napoli SRL, Juventus SRL, AC Milan SRL, Atalanta SRL, Roma SRL, Como SRL, Lazio SRL, Bologna SRL, Fiorentina SRL, Torino SRL, Udinese SRL, Sassuolo SRL, Genoa SRL, Parma SRL, Cagliari SRL, Lecce SRL, Verona SRL, Cremonese SRL, Pisa SRL

= Bundesliga SRL | srl | UTC | 5 | 1.6 -0.2 | league: ${rounds(510)}
Bayern Munich SRL, Bayer Leverkusen SRL, Borussia Dortmund SRL, RB Leipzig SRL, Eintracht Frankfurt SRL, VfB Stuttgart SRL, SC Freiburg SRL, TSG Hoffenheim SRL, Mönchengladbach SRL, VfL Wolfsburg SRL, Mainz 05 SRL, Werder Bremen SRL, Union Berlin SRL, FC Augsburg SRL, 1. FC Köln SRL, Hamburger SV SRL, FC St. Pauli SRL, 1. FC Heidenheim SRL
`;

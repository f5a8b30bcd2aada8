import { srlRounds } from '../../world/calendar/srl-rounds.ts';

export const soccerSrl = `
= Premier League SRL | srl | UTC | 5 | 1.6 -0.2 | league: ${srlRounds(0, 10)}
Manchester City SRL, Arsenal SRL, Liverpool SRL, Chelsea SRL, Newcastle United SRL, Aston Villa SRL, Manchester United SRL, Tottenham SRL, Brighton SRL, Crystal Palace SRL, Nottingham Forest SRL, Bournemouth SRL, Everton SRL, Brentford SRL, Fulham SRL, West Ham SRL, Wolverhampton SRL, Leeds United SRL, Sunderland SRL, Burnley SRL

= La Liga SRL | srl | UTC | 5 | 1.6 -0.2 | league: ${srlRounds(170, 10)}
Real Madrid SRL, Barcelona SRL, Atlético Madrid SRL, Athletic Club SRL, Villarreal SRL, Real Betis SRL, Real Sociedad SRL, Celta Vigo SRL, Girona SRL, Sevilla SRL, Rayo Vallecano SRL, Osasuna SRL, Valencia SRL, Mallorca SRL, Getafe SRL, Espanyol SRL, Alavés SRL, Levante SRL, Elche SRL, Real Oviedo SRL

= Serie A SRL | srl | UTC | 5 | 1.5 -0.2 | league: ${srlRounds(340, 10)}
Inter SRL, Napoli SRL, Juventus SRL, AC Milan SRL, Atalanta SRL, Roma SRL, Como SRL, Lazio SRL, Bologna SRL, Fiorentina SRL, Torino SRL, Udinese SRL, Sassuolo SRL, Genoa SRL, Parma SRL, Cagliari SRL, Lecce SRL, Verona SRL, Cremonese SRL, Pisa SRL

= Bundesliga SRL | srl | UTC | 5 | 1.6 -0.2 | league: ${srlRounds(510, 9)}
Bayern Munich SRL, Bayer Leverkusen SRL, Borussia Dortmund SRL, RB Leipzig SRL, Eintracht Frankfurt SRL, VfB Stuttgart SRL, SC Freiburg SRL, TSG Hoffenheim SRL, Mönchengladbach SRL, VfL Wolfsburg SRL, Mainz 05 SRL, Werder Bremen SRL, Union Berlin SRL, FC Augsburg SRL, 1. FC Köln SRL, Hamburger SV SRL, FC St. Pauli SRL, 1. FC Heidenheim SRL

= Ligue 1 SRL | srl | UTC | 5 | 1.6 -0.2 | league: ${srlRounds(680, 9)}
PSG SRL, Marseille SRL, Monaco SRL, Lille SRL, Lyon SRL, Lens SRL, Strasbourg SRL, Rennes SRL, Nice SRL, Toulouse SRL, Paris FC SRL, Brest SRL, Nantes SRL, Auxerre SRL, Angers SRL, Le Havre SRL, Lorient SRL, Metz SRL
`;

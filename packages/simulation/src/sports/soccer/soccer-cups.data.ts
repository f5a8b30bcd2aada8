/**
 * Cups of clubs that also play in a league of theirs. Leagues keep to Friday to Monday and cups to Tuesday to Thursday:
 * continental ones in even weeks, domestic ones in odd weeks, so nobody is ever due in two places.
 */
const NIGHTS = 'Tue 18:45*2 21:00*7, Wed 18:45*2 21:00*7';
const CUP =
  'Tue 18:45*2 20:45*6, Wed 18:45*2 20:45*6; Tue+2 18:45 20:45*3, Wed+2 18:45 20:45*3; Tue+4 20:45*2, Wed+4 20:45*2; Tue+6 20:45, Wed+6 20:45; Wed+8 20:45';
const CUP_UK =
  'Tue 19:30*4 19:45*4, Wed 19:30*4 19:45*4; Tue+2 19:45*4, Wed+2 19:45*4; Tue+4 19:45*2, Wed+4 19:45*2; Tue+6 20:00, Wed+6 20:00; Wed+8 20:00';

export const soccerCups = `
= UEFA Champions League #7 | eu | Europe/Paris | 1 | 2.2 0.0 | league(every=2/0): ${NIGHTS}
Real Madrid, Manchester City, Bayern Munich, Paris Saint-Germain, Arsenal, Liverpool, Barcelona, Inter, Chelsea, Atlético Madrid, Napoli, Borussia Dortmund, Juventus, Newcastle United, Bayer Leverkusen, Tottenham Hotspur, Atalanta, Sporting CP, Athletic Club, Villarreal, Eintracht Frankfurt, Benfica, PSV Eindhoven, Marseille, Monaco, Ajax, Club Brugge, Galatasaray, Olympiacos, Union Saint-Gilloise, Slavia Praha, FC Copenhagen, Bodø/Glimt, Pafos, Kairat :kz, Qarabağ :az

= UEFA Europa League #679 | eu | Europe/Paris | 1 | 1.5 -0.3 | league(every=2/0): Wed 18:45 21:00*2, Thu 18:45*8 21:00*7
Aston Villa, Roma, Real Betis, FC Porto, Lille, Lyon, Nottingham Forest, Bologna, Celta Vigo, VfB Stuttgart, SC Freiburg, Fenerbahçe, Celtic, Rangers, Feyenoord, Nice, Braga, Red Bull Salzburg, Sturm Graz, Genk, Go Ahead Eagles, FC Utrecht, PAOK, Panathinaikos, Crvena zvezda, Dinamo Zagreb, FCSB, Ferencváros, Ludogorets, Malmö FF, Midtjylland, Brann, Viktoria Plzeň, Basel, Young Boys, Maccabi Tel Aviv

= UEFA Conference League #34480 | eu | Europe/Paris | 2 | 1.0 -0.8 | league(every=2/0): Thu 18:45*9 21:00*9
Crystal Palace, Fiorentina, Strasbourg, Mainz 05, Rayo Vallecano, AZ Alkmaar, AEK Athens, Shakhtar Donetsk, Dynamo Kyiv, Sparta Praha, Sigma Olomouc, Legia Warszawa, Lech Poznań, Raków Częstochowa, Jagiellonia Białystok, Samsunspor, Rijeka, Hajduk Split, Rapid Wien, Omonia, AEK Larnaca, Aberdeen, Shamrock Rovers, Shelbourne, KuPS, Häcken, Slovan Bratislava, Celje, Universitatea Craiova, Lugano, Zürich, Puskás Akadémia, Partizan, CSKA Sofia, Hapoel Be'er Sheva, Rosenborg

= FA Cup #19 | gb-eng | Europe/London | 2 | 2 -1 | knockout(every=10/1 hosted): ${CUP_UK}
Manchester City, Arsenal, Liverpool, Chelsea, Newcastle United, Aston Villa, Manchester United, Tottenham Hotspur, Brighton & Hove Albion, Crystal Palace, Nottingham Forest, Bournemouth, Everton, Brentford, Fulham, West Ham United, Wolverhampton Wanderers, Leeds United, Sunderland, Burnley, Southampton, Ipswich Town, Leicester City, Coventry City, Middlesbrough, West Bromwich Albion, Norwich City, Birmingham City, Sheffield United, Wrexham, Millwall, Grimsby Town

= Copa del Rey #329 | es | Europe/Madrid | 2 | 2 -1 | knockout(every=10/3 hosted): ${CUP}
Real Madrid, Barcelona, Atlético Madrid, Athletic Club, Villarreal, Real Betis, Real Sociedad, Celta Vigo, Girona, Sevilla, Rayo Vallecano, Osasuna, Valencia, Mallorca, Getafe, Espanyol, Alavés, Levante, Elche, Real Oviedo, Deportivo La Coruña, Almería, Las Palmas, Racing Santander, Valladolid, Leganés, Málaga, Sporting Gijón, Cádiz, Burgos, Real Zaragoza, Granada

= DFB Pokal #217 | de | Europe/Berlin | 2 | 2 -1 | knockout(every=10/5 hosted): ${CUP}
Bayern Munich, Bayer Leverkusen, Borussia Dortmund, RB Leipzig, Eintracht Frankfurt, VfB Stuttgart, SC Freiburg, TSG Hoffenheim, Borussia Mönchengladbach, VfL Wolfsburg, Mainz 05, Werder Bremen, Union Berlin, FC Augsburg, 1. FC Köln, Hamburger SV, FC St. Pauli, 1. FC Heidenheim, Schalke 04, Hertha BSC, Hannover 96, SV Darmstadt 98, SV Elversberg, SC Paderborn, Fortuna Düsseldorf, 1. FC Kaiserslautern, Karlsruher SC, 1. FC Nürnberg, VfL Bochum, Holstein Kiel, Rot-Weiss Essen, Energie Cottbus

= Coppa Italia #328 | it | Europe/Rome | 2 | 2 -1 | knockout(every=10/7 hosted): ${CUP}
Inter, Napoli, Juventus, AC Milan, Atalanta, Roma, Como, Lazio, Bologna, Fiorentina, Torino, Udinese, Sassuolo, Genoa, Parma, Cagliari, Lecce, Verona, Cremonese, Pisa, Palermo, Monza, Venezia, Empoli, Spezia, Sampdoria, Bari, Catanzaro, Modena, Cesena, Frosinone, Südtirol

= Coupe de France #335 | fr | Europe/Paris | 2 | 2 -1 | knockout(every=10/9 hosted): ${CUP}
Paris Saint-Germain, Marseille, Monaco, Lille, Lyon, Lens, Strasbourg, Rennes, Nice, Toulouse, Paris FC, Brest, Nantes, Auxerre, Angers, Le Havre, Lorient, Metz, Saint-Étienne, Montpellier, Reims, Troyes, Guingamp, Red Star, Le Mans, Dunkerque, Amiens, Annecy, Pau, Grenoble, Rodez, Nancy

= Copa Libertadores #384 | sam | America/Sao_Paulo | 2 | 1.2 -0.3 | league(every=2/0): Tue 19:00*2 21:30*3, Wed 19:00*2 21:30*3, Thu 19:00*3 21:30*3
Flamengo, Palmeiras, Cruzeiro, Botafogo, Fluminense, Atlético Mineiro, São Paulo, Bahia, Corinthians, Internacional, River Plate, Boca Juniors, Racing Club, Estudiantes, Rosario Central, Vélez Sarsfield, Atlético Nacional, Junior, Millonarios, América de Cali, Colo-Colo, Universidad de Chile, Universidad Católica, Peñarol, Nacional Montevideo, Cerro Porteño, Olimpia, Libertad, Universitario, Alianza Lima, LDU Quito, Independiente del Valle

= AFC Champions League Elite #463 | asi | Asia/Riyadh | 3 | 1.3 -0.2 | league(every=2/0): Tue 13:00*3 19:00*3, Wed 13:00*3 19:00*3
Al-Hilal, Al-Nassr, Al-Ittihad, Al-Ahli, Shabab Al-Ahli, Al-Ain, Sharjah, Al-Wahda, Al-Sadd, Al-Duhail, Al-Gharafa, Kashima Antlers, Vissel Kobe, Sanfrecce Hiroshima, Machida Zelvia, Shanghai Port, Shanghai Shenhua, Chengdu Rongcheng, Melbourne City, Buriram United, Bangkok United, Johor Darul Ta'zim :my, Persib Bandung, Mohun Bagan

= World Cup Qualification #11 | int | Europe/Zurich | 1 | 2.3 -1.6 | league(every=4/3): Thu 18:00*3 20:45*4, Fri 18:00*3 20:45*4; Sun 15:00*2 18:00*4 20:45*3, Mon+1 18:00*2 20:45*3
Argentina :ar, France :fr, Spain :es, England :gb-eng, Brazil :br, Portugal :pt, Netherlands :nl, Germany :de, Italy :it, Belgium :be, Croatia :hr, Morocco :ma, Uruguay :uy, Colombia :co, Japan :jp, USA :us, Mexico :mx, Switzerland :ch, Denmark :dk, Senegal :sn, South Korea :kr, Turkey :tr, Austria :at, Norway :no, Ukraine :ua, Poland :pl, Sweden :se, Serbia :rs

= International Friendly Games #851 | int | Europe/Zurich | 3 | 0.4 -1.8 | league(every=4/1 neutral): Tue 17:00*4 19:00*4, Wed 17:00*3 19:00*3
Ecuador :ec, Iran :ir, Australia :au, Canada :ca, Egypt :eg, Nigeria :ng, Algeria :dz, Ivory Coast :ci, Wales :gb-wls, Scotland :gb-sct, Czechia :cz, Hungary :hu, Greece :gr, Romania :ro, Slovakia :sk, Slovenia :si, Ireland :ie, Tunisia :tn, Cameroon :cm, Ghana :gh, Saudi Arabia :sa, Qatar :qa, Finland :fi, Iceland :is, Israel :il, Bulgaria :bg, Georgia :ge, Albania :al
`;

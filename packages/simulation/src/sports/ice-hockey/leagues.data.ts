const NHL_NIGHT = '19:00*6 19:30*3 20:00*3 21:00 22:00*3';
const FINNISH = '17:30*2 18:30*5';

export const iceHockey = `
= NHL #234 | us | America/New_York | 1 | 1.2 -0.9 | league: Mon 19:00*3 20:00*2, Tue ${NHL_NIGHT}; Wed 19:30*2 22:00, Thu ${NHL_NIGHT}; Fri 19:00*2 20:00, Sat 13:00 19:00*7 22:00*3, Sun 13:00 18:00
Florida Panthers|FLA|Amerant Bank Arena|Sunrise
Colorado Avalanche|COL|Ball Arena|Denver
Dallas Stars|DAL|American Airlines Center|Dallas
Edmonton Oilers :ca|EDM|Rogers Place|Edmonton
Carolina Hurricanes|CAR|Lenovo Center|Raleigh
Vegas Golden Knights|VGK|T-Mobile Arena|Las Vegas
Winnipeg Jets :ca|WPG|Canada Life Centre|Winnipeg
Tampa Bay Lightning|TBL|Benchmark International Arena|Tampa
Toronto Maple Leafs :ca|TOR|Scotiabank Arena|Toronto
Washington Capitals|WSH|Capital One Arena|Washington
New Jersey Devils|NJD|Prudential Center|Newark
Los Angeles Kings|LAK|Crypto.com Arena|Los Angeles
Minnesota Wild|MIN|Grand Casino Arena|Saint Paul
Ottawa Senators :ca|OTT|Canadian Tire Centre|Ottawa
Montréal Canadiens :ca|MTL|Bell Centre|Montréal
St. Louis Blues|STL|Enterprise Center|St. Louis
New York Rangers|NYR|Madison Square Garden|New York
Utah Mammoth|UTA|Delta Center|Salt Lake City
Vancouver Canucks :ca|VAN|Rogers Arena|Vancouver
Detroit Red Wings|DET|Little Caesars Arena|Detroit
Calgary Flames :ca|CGY|Scotiabank Saddledome|Calgary
Columbus Blue Jackets|CBJ|Nationwide Arena|Columbus
New York Islanders|NYI|UBS Arena|Elmont
Anaheim Ducks|ANA|Honda Center|Anaheim
Boston Bruins|BOS|TD Garden|Boston
Seattle Kraken|SEA|Climate Pledge Arena|Seattle
Philadelphia Flyers|PHI|Xfinity Mobile Arena|Philadelphia
Nashville Predators|NSH|Bridgestone Arena|Nashville
Buffalo Sabres|BUF|KeyBank Center|Buffalo
Pittsburgh Penguins|PIT|PPG Paints Arena|Pittsburgh
Chicago Blackhawks|CHI|United Center|Chicago
San Jose Sharks|SJS|SAP Center|San Jose

= AHL #844 | us | America/New_York | 4 | -0.2 -1.0 | league: Tue 19:00*2, Wed 19:00*6 20:00*3 22:00*3, Thu 19:00*2; Fri 19:00*9 20:00*4 22:00*3; Sat 16:00 19:00*8 20:00*4 22:00*3
Hershey Bears, Laval Rocket :ca, Milwaukee Admirals, Colorado Eagles, Abbotsford Canucks :ca, Texas Stars, Rochester Americans, Charlotte Checkers, Ontario Reign, Coachella Valley Firebirds, Grand Rapids Griffins, Providence Bruins, Lehigh Valley Phantoms, Syracuse Crunch, Cleveland Monsters, Toronto Marlies :ca, Hartford Wolf Pack, Springfield Thunderbirds, Manitoba Moose :ca, Rockford IceHogs, Chicago Wolves, Calgary Wranglers :ca, San Jose Barracuda, San Diego Gulls, Bakersfield Condors, Henderson Silver Knights, Tucson Roadrunners, Iowa Wild, Utica Comets, Bridgeport Islanders, Belleville Senators :ca, Wilkes-Barre Penguins

= KHL #268 | ru | Europe/Moscow | 2 | 0.8 -0.7 | league: Mon 19:00*4, Tue 17:00*2 19:30*5; Wed 19:30*4, Thu 17:00*2 19:30*5; Fri 19:30*4, Sat 14:00*2 17:00*3, Sun 14:00 17:00
Lokomotiv Yaroslavl, SKA Saint Petersburg, CSKA Moscow, Ak Bars Kazan, Metallurg Magnitogorsk, Dynamo Moscow, Salavat Yulaev, Avangard Omsk, Traktor Chelyabinsk, Spartak Moscow, Avtomobilist, Dinamo Minsk :by, Severstal, Torpedo, Sibir, Neftekhimik, Amur, Admiral, Barys :kz, Lada, HC Sochi, Shanghai Dragons :cn

= SHL #261 | se | Europe/Stockholm | 2 | 0.5 -0.5 | league: Tue 19:00*7; Thu 19:00*7; Sat 15:15*4 18:00*3
Skellefteå AIK, Frölunda, Färjestad, Luleå, Växjö Lakers, Brynäs, Timrå, Rögle, Örebro, Leksands IF, Linköping, HV71, Malmö Redhawks, Djurgården

= HockeyAllsvenskan #304001 | se | Europe/Stockholm | 4 | -0.4 -1.0 | league: Wed 19:00*7; Fri 19:00*7; Sun 16:00*7
Modo, AIK, Björklöven, BIK Karlskoga, Mora, Södertälje, Almtuna, Kalmar, Nybro, Västerås, Östersund, Oskarshamn, Troja-Ljungby, Vimmerby

= Liiga #134 | fi | Europe/Helsinki | 3 | 0.3 -0.7 | league: Tue ${FINNISH}; Thu ${FINNISH}; Fri ${FINNISH}; Sat 17:00*8
Tappara, Ilves, Lukko, KalPa, SaiPa, HIFK, Kärpät, HPK, Pelicans, TPS, JYP, Ässät, KooKoo, Sport, Jukurit, Kiekko-Espoo

= DEL #225 | de | Europe/Berlin | 3 | 0.4 -0.6 | league: Tue 19:30*7; Fri 19:30*7; Sun 14:00*3 16:30*4
Eisbären Berlin, Adler Mannheim, Kölner Haie, Red Bull München, ERC Ingolstadt, Fischtown Pinguins, Straubing Tigers, Grizzlys Wolfsburg, Nürnberg Ice Tigers, Löwen Frankfurt, Augsburger Panther, Schwenninger Wild Wings, Iserlohn Roosters, Dresdner Eislöwen

= DEL2 #226 | de | Europe/Berlin | 4 | -0.5 -1.1 | league: Fri 19:30*7; Sun 17:00*4 18:30*3
Kassel Huskies, Krefeld Pinguine, EV Landshut, Düsseldorfer EG, Ravensburg Towerstars, Eispiraten Crimmitschau, Rosenheim, Lausitzer Füchse, Blue Devils Weiden, Eisbären Regensburg, EC Bad Nauheim, EHC Freiburg, ESV Kaufbeuren, Bietigheim Steelers

= National League #128 | ch | Europe/Zurich | 3 | 0.4 -0.5 | league: Tue 19:45*7; Fri 19:45*7; Sat 19:45*7
ZSC Lions, Lausanne HC, Davos, Fribourg-Gottéron, SC Bern, EV Zug, Genève-Servette, Rapperswil-Jona Lakers, Kloten, Ambrì-Piotta, EHC Biel, HC Lugano, SCL Tigers, Ajoie

= Extraliga #237 | cz | Europe/Prague | 3 | 0.3 -0.6 | league: Tue 17:30*3 18:00*4; Fri 17:30*3 18:00*4; Sun 15:30*3 16:00*2 17:30*2
Dynamo Pardubice, Sparta Praha, Oceláři Třinec, Kometa Brno, Vítkovice, Bílí Tygři Liberec, Mountfield HK, Plzeň, Motor České Budějovice, Mladá Boleslav, Karlovy Vary, Verva Litvínov, Rytíři Kladno, Olomouc

= Tipos Extraliga #236 | sk | Europe/Bratislava | 4 | -0.2 -0.9 | league: Wed 17:30*6; Fri 17:30*6; Sun 17:00*6
HC Košice, Slovan Bratislava, Nitra, Spišská Nová Ves, Poprad, Dukla Michalovce, Zvolen, Žilina, Liptovský Mikuláš, Dukla Trenčín, Banská Bystrica, HC Prešov

= ICE Hockey League #227 | at | Europe/Vienna | 4 | -0.1 -0.8 | league: Tue 19:15*6; Fri 19:15*6; Sun 16:00*3 17:30*3
Red Bull Salzburg, KAC Klagenfurt, HC Bozen :it, Black Wings Linz, Villacher SV, Vienna Capitals, Graz99ers, Fehérvár AV19 :hu, HC Pustertal :it, Innsbruck, Pioneers Vorarlberg, Olimpija Ljubljana :si, Ferencváros :hu

= Eliteserien #229 | no | Europe/Oslo | 4 | -0.6 -1.3 | league: Tue 19:00*5; Thu 19:00*5; Sat 16:00*5
Storhamar, Stavanger Oilers, Sparta Warriors, Vålerenga, Frisk Asker, Stjernen, Lillehammer, Comet, Lørenskog, Nidaros

= Metal Ligaen #228 | dk | Europe/Copenhagen | 4 | -0.6 -1.2 | league: Tue 19:30*4; Fri 19:30*4; Sun 15:00*2 16:00*2
Aalborg Pirates, Esbjerg Energy, Herning Blue Fox, SønderjyskE, Rungsted Seier Capital, Odense Bulldogs, Rødovre Mighty Bulls, Frederikshavn White Hawks

= Ligue Magnus #230 | fr | Europe/Paris | 4 | -0.6 -1.3 | league: Tue 20:15*6; Fri 20:15*6; Sun 16:00 18:00*5
Ducs d'Angers, Brûleurs de Loups, Dragons de Rouen, Boxers de Bordeaux, Jokers de Cergy, Rapaces de Gap, Pionniers de Chamonix, Spartiates de Marseille, Gothiques d'Amiens, Aigles de Nice, Diables Rouges de Briançon, Hormadi Anglet
`;

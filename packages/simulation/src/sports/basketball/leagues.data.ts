import { srlRounds } from '../../world/calendar/srl-rounds.ts';

const NBA_NIGHT = '19:00*3 19:30*4 20:00*2 21:00*2 22:00*2';

export const basketball = `
= NBA #132 | us | America/New_York | 1 | 1.9 -1.3 | x48 | league: Mon ${NBA_NIGHT}, Tue 20:00*2; Wed ${NBA_NIGHT}, Thu 20:00*2; Fri ${NBA_NIGHT}, Sat 20:30*2
Oklahoma City Thunder|OKC|Paycom Center|Oklahoma City
Denver Nuggets|DEN|Ball Arena|Denver
Houston Rockets|HOU|Toyota Center|Houston
Cleveland Cavaliers|CLE|Rocket Arena|Cleveland
New York Knicks|NYK|Madison Square Garden|New York
San Antonio Spurs|SAS|Frost Bank Center|San Antonio
Los Angeles Lakers|LAL|Crypto.com Arena|Los Angeles
Detroit Pistons|DET|Little Caesars Arena|Detroit
Minnesota Timberwolves|MIN|Target Center|Minneapolis
Orlando Magic|ORL|Kia Center|Orlando
Golden State Warriors|GSW|Chase Center|San Francisco
Boston Celtics|BOS|TD Garden|Boston
Atlanta Hawks|ATL|State Farm Arena|Atlanta
Miami Heat|MIA|Kaseya Center|Miami
Toronto Raptors :ca|TOR|Scotiabank Arena|Toronto
Philadelphia 76ers|PHI|Xfinity Mobile Arena|Philadelphia
Los Angeles Clippers|LAC|Intuit Dome|Inglewood
Milwaukee Bucks|MIL|Fiserv Forum|Milwaukee
Phoenix Suns|PHX|Mortgage Matchup Center|Phoenix
Chicago Bulls|CHI|United Center|Chicago
Portland Trail Blazers|POR|Moda Center|Portland
Dallas Mavericks|DAL|American Airlines Center|Dallas
Memphis Grizzlies|MEM|FedExForum|Memphis
Indiana Pacers|IND|Gainbridge Fieldhouse|Indianapolis
Sacramento Kings|SAC|Golden 1 Center|Sacramento
Charlotte Hornets|CHA|Spectrum Center|Charlotte
New Orleans Pelicans|NOP|Smoothie King Center|New Orleans
Utah Jazz|UTA|Delta Center|Salt Lake City
Brooklyn Nets|BKN|Barclays Center|Brooklyn
Washington Wizards|WAS|Capital One Arena|Washington

= EuroLeague #138 | eu | Europe/Berlin | 1 | 1.4 -0.2 | league: Tue 19:00*2 20:30*3, Wed 19:00*2 20:30*3; Thu 18:00*2 19:00*3 20:30*5
Olympiacos :gr, Panathinaikos :gr, Fenerbahçe :tr, Real Madrid :es, Monaco :mc, Žalgiris :lt, Crvena zvezda :rs, Hapoel Tel Aviv :il, Valencia Basket :es, Barcelona :es, Partizan :rs, Olimpia Milano :it, Anadolu Efes :tr, Virtus Bologna :it, Dubai Basketball :ae, Paris Basketball :fr, Bayern München :de, Baskonia :es, Maccabi Tel Aviv :il, ASVEL :fr

= EuroCup #141 | eu | Europe/Berlin | 2 | 0.4 -0.6 | league: Tue 18:00*3 20:00*2, Wed 18:00*3 20:00*2
Bahçeşehir :tr, Türk Telekom :tr, Beşiktaş :tr, Hapoel Jerusalem :il, Cluj-Napoca :ro, Budućnost :me, Cedevita Olimpija :si, Reyer Venezia :it, Trento :it, Bourg :fr, Chemnitz :de, ratiopharm Ulm :de, Hamburg Towers :de, Manresa :es, Panionios :gr, Aris :gr, Lietkabelis :lt, Neptūnas :lt, Śląsk Wrocław :pl, London Lions :gb-eng

= Liga ACB #264 | es | Europe/Madrid | 2 | 1.1 -0.4 | league: Sat 18:00*2 20:45*3, Sun 12:30*2 17:00*2
Real Madrid, Valencia Basket, Barcelona, Unicaja, Baskonia, Tenerife, Joventut Badalona, Gran Canaria, Manresa, Murcia, Bilbao Basket, Zaragoza, Río Breogán, Girona, Lleida, Andorra :ad, Granada, San Pablo Burgos

= Lega A #262 | it | Europe/Rome | 3 | 0.9 -0.6 | league: Sat 18:15 20:00*2, Sun 16:00*2 17:00 18:15 19:00
Olimpia Milano, Virtus Bologna, Germani Brescia, Reyer Venezia, Trento, Tortona, Trieste, Reggiana, Napoli Basket, Varese, Sassari, Cremona, Udine, Treviso, Cantù, Trapani

= BBL #263 | de | Europe/Berlin | 3 | 0.7 -0.7 | league: Fri 20:00*2, Sat 18:30*2 20:00, Sun 15:00*2 16:30 18:00
Bayern München, ALBA Berlin, ratiopharm Ulm, Würzburg Baskets, MHP Riesen Ludwigsburg, Rasta Vechta, EWE Baskets Oldenburg, Bamberg Baskets, Telekom Baskets Bonn, Chemnitz, Hamburg Towers, Braunschweig, Heidelberg, Rostock Seawolves, Frankfurt Skyliners, Syntainics MBC, Jena, Trier

= Betclic Élite #156 | fr | Europe/Paris | 3 | 0.9 -0.6 | league: Fri 20:30, Sat 18:30*3 20:00*2, Sun 16:00 18:30
Monaco :mc, Paris Basketball, ASVEL, Cholet, Bourg, Dijon, Strasbourg IG, Le Mans Sarthe, Nanterre, Limoges, Saint-Quentin, Nancy SLUC, Gravelines, Chalon, Le Portel, Boulazac

= Basketbol Süper Ligi #519 | tr | Europe/Istanbul | 3 | 1.1 -0.8 | league: Sat 13:00 15:30*2 18:00, Sun 13:00 15:30 18:00*2
Fenerbahçe, Anadolu Efes, Beşiktaş, Bahçeşehir, Türk Telekom, Galatasaray, Tofaş, Karşıyaka, Manisa, Bursaspor, Trabzonspor, Merkezefendi, Petkimspor, Esenler, Mersin, Büyükçekmece

= HEBA A1 #304 | gr | Europe/Athens | 4 | 1.3 -1.0 | league: Sat 16:00*2 18:00, Sun 16:00*2 18:15
Olympiacos, Panathinaikos, AEK, PAOK, Aris, Promitheas Patras, Peristeri, Kolossos Rodou, Panionios, Karditsa, Maroussi, Iraklis

= ABA League #235 | eu | Europe/Belgrade | 3 | 1.0 -0.8 | league: Sat 17:00*3 19:00*2, Sun 17:00 19:00*2
Partizan :rs, Crvena zvezda :rs, Dubai Basketball :ae, Budućnost :me, Cedevita Olimpija :si, Cluj-Napoca :ro, Igokea :ba, Mega :rs, FMP :rs, Zadar :hr, Split :hr, SC Derby :me, Spartak Subotica :rs, Krka :si, Borac Čačak :rs, Vienna :at

= LKL #328001 | lt | Europe/Vilnius | 4 | 1.0 -0.8 | league: Sat 15:00 17:30*2, Sun 15:00 17:30
Žalgiris, Rytas Vilnius, Lietkabelis, Neptūnas, Šiauliai, Jonava, Juventus Utena, Nevėžis, Gargždai, Mažeikiai

= PLK #320 | pl | Europe/Warsaw | 4 | 0.1 -0.9 | league: Fri 18:00 20:00, Sat 15:30 17:30*2 19:30, Sun 15:30 17:30
Legia Warszawa, Trefl Sopot, Śląsk Wrocław, Anwil Włocławek, King Szczecin, Start Lublin, Górnik Wałbrzych, Stal Ostrów, Czarni Słupsk, Arka Gdynia, Zastal Zielona Góra, MKS Dąbrowa, Spójnia Stargard, Twarde Pierniki Toruń, GTK Gliwice, Dziki Warszawa

= Winner League #290 | il | Asia/Jerusalem | 4 | 0.9 -0.9 | league: Sat 19:30*2, Sun 18:00*2 20:30*2
Maccabi Tel Aviv, Hapoel Tel Aviv, Hapoel Jerusalem, Hapoel Holon, Bnei Herzliya, Ironi Ness Ziona, Hapoel HaEmek, Maccabi Ramat Gan, Ironi Kiryat Ata, Hapoel Be'er Sheva, Elitzur Netanya, Maccabi Ra'anana

= NCAA Division I #648 | us | America/New_York | 2 | 1.0 -0.8 | x40 | league: Tue 18:30*3 19:00*4 20:30*3 21:00*2, Wed 19:00*3 21:00*3; Sat 12:00*2 13:00*2 14:00*3 16:00*3 18:00*3 20:00*3, Sun 13:00*2
Duke, Houston Cougars, Purdue, UConn Huskies, Kentucky, Arizona, Michigan, Kansas Jayhawks, Alabama, Florida Gators, St. John's, Gonzaga, Tennessee, UCLA, Arkansas, Illinois, Iowa State, Texas Tech, BYU, North Carolina, Auburn, Michigan State, Louisville, Wisconsin, Creighton, Baylor, Ohio State, Oregon, Indiana Hoosiers, Marquette, Villanova, Syracuse, Memphis Tigers, Virginia, Georgetown, Maryland

= WNBA #486 | us | America/New_York | 3 | 1.0 -0.9 | league: Tue 19:00*2 20:00 22:00*2, Wed 19:30 22:00; Thu 19:00*2 20:00 22:00*2, Fri 19:30 22:00; Sat 15:00 20:00*2, Sun 13:00 15:00 18:00*2
Minnesota Lynx, New York Liberty, Las Vegas Aces, Phoenix Mercury, Atlanta Dream, Indiana Fever, Seattle Storm, Golden State Valkyries, Los Angeles Sparks, Washington Mystics, Chicago Sky, Connecticut Sun, Dallas Wings, Portland Fire

= NBL #1524 | au | Australia/Sydney | 3 | 0.3 -0.6 | league: Thu 19:30, Fri 19:30, Sat 17:30 19:30, Sun 15:00
Sydney Kings, Perth Wildcats, Melbourne United, Adelaide 36ers, South East Melbourne Phoenix, Illawarra Hawks, Tasmania JackJumpers, Brisbane Bullets, New Zealand Breakers :nz, Cairns Taipans

= CBA #1566 | cn | Asia/Shanghai | 3 | 0.3 -1.0 | league: Tue 19:35*5, Wed 19:35*5; Thu 19:35*5, Fri 19:35*5; Sat 15:30*2 19:35*3, Sun 15:30*2 19:35*3
Guangdong Southern Tigers, Liaoning Flying Leopards, Zhejiang Golden Bulls, Shanghai Sharks, Beijing Ducks, Xinjiang Flying Tigers, Guangsha Lions, Shandong Heroes, Qingdao Eagles, Shanxi Loongs, Guangzhou Loong Lions, Beijing Royal Fighters, Shenzhen Leopards, Nanjing Monkey Kings, Jilin Northeast Tigers, Tianjin Pioneers, Fujian Sturgeons, Jiangsu Dragons, Sichuan Blue Whales, Ningbo Rockets

= B.League #1502 | jp | Asia/Tokyo | 4 | 0.3 -0.8 | league: Wed 19:05*13; Sat 14:05*3 15:05*4 16:05*3 18:05*3; Sun 13:05*3 14:05*4 15:05*3 16:05*3
Utsunomiya Brex, Ryukyu Golden Kings, Chiba Jets, Alvark Tokyo, Nagoya Diamond Dolphins, Mikawa SeaHorses, Gunma Crane Thunders, Shimane Susanoo Magic, Hiroshima Dragonflies, Kawasaki Brave Thunders, Sunrockers Shibuya, Yokohama B-Corsairs, Osaka Evessa, Nagasaki Velca, Akita Northern Happinets, Levanga Hokkaido, Sendai 89ers, Saga Ballooners, Shiga Lakes, Toyama Grouses, Ibaraki Robots, San-en NeoPhoenix, Kyoto Hannaryz, Koshigaya Alphas, Altiri Chiba, Fighting Eagles Nagoya

= KBL #1546 | kr | Asia/Seoul | 4 | 0.1 -0.7 | league: Tue 19:00*2, Wed 19:00*2, Thu 19:00; Fri 19:00, Sat 14:00*2 16:30*2; Sun 14:00*2 16:30*3
Seoul SK Knights, Changwon LG Sakers, Suwon KT Sonicboom, Wonju DB Promy, Ulsan Hyundai Mobis Phoebus, Anyang JungKwanJang, Daegu KOGAS Pegasus, Busan KCC Egis, Goyang Sono Skygunners, Seoul Samsung Thunders

= PBA #1552 | ph | Asia/Manila | 4 | -0.2 -1.0 | league: Wed 17:00 19:30, Fri 17:00 19:30, Sat 17:00 19:30
San Miguel Beermen, Barangay Ginebra, TNT Tropang Giga, Meralco Bolts, Rain or Shine, Magnolia Hotshots, NLEX Road Warriors, Converge FiberXers, Phoenix Fuel Masters, Titan Ultra, Blackwater Bossing, Terrafirma Dyip

= NBB #1562 | br | America/Sao_Paulo | 4 | 0.2 -0.9 | league: Tue 19:30*3, Wed 19:30 20:00*2, Thu 19:30 20:00*2; Sat 16:00 18:00*2, Sun 11:00 17:00 18:00, Mon+1 19:30*3
Franca, Flamengo, Minas, Bauru, Pinheiros, São Paulo, Unifacisa, Corinthians, Mogi, Brasília, União Corinthians, Vasco da Gama, Pato Basquete, São José, Paulistano, Caxias do Sul, Botafogo, Cruzeiro

= Liga Nacional #1548 | ar | America/Argentina/Buenos_Aires | 4 | 0.2 -0.9 | league: Mon 20:00*2 21:00, Wed 20:00*3, Thu 21:00*3; Fri 20:00*2 21:00, Sat 20:00*3, Sun 20:00*3
Boca Juniors, Instituto, Quimsa, Regatas Corrientes, Ferro Carril Oeste, Peñarol Mar del Plata, Obras Sanitarias, San Martín Corrientes, Gimnasia Comodoro, Oberá, Platense, Argentino Junín, Zárate Basket, Olímpico La Banda, Unión Santa Fe, La Unión Formosa, Independiente Oliva, Atenas

= NBA SRL | srl | UTC | 5 | 1.4 -0.9 | x48 | league: ${srlRounds(90, 15)}
Oklahoma City Thunder SRL, Denver Nuggets SRL, Houston Rockets SRL, Cleveland Cavaliers SRL, New York Knicks SRL, San Antonio Spurs SRL, Los Angeles Lakers SRL, Detroit Pistons SRL, Minnesota Timberwolves SRL, Orlando Magic SRL, Golden State Warriors SRL, Boston Celtics SRL, Atlanta Hawks SRL, Miami Heat SRL, Toronto Raptors SRL, Philadelphia 76ers SRL, Los Angeles Clippers SRL, Milwaukee Bucks SRL, Phoenix Suns SRL, Chicago Bulls SRL, Portland Trail Blazers SRL, Dallas Mavericks SRL, Memphis Grizzlies SRL, Indiana Pacers SRL, Sacramento Kings SRL, Charlotte Hornets SRL, New Orleans Pelicans SRL, Utah Jazz SRL, Brooklyn Nets SRL, Washington Wizards SRL

= EuroLeague SRL | srl | UTC | 5 | 1.2 -0.4 | league: ${srlRounds(420, 10)}
Olympiacos SRL, Panathinaikos SRL, Fenerbahçe SRL, Real Madrid SRL, Monaco SRL, Žalgiris SRL, Crvena zvezda SRL, Hapoel Tel Aviv SRL, Valencia Basket SRL, Barcelona SRL, Partizan SRL, Olimpia Milano SRL, Anadolu Efes SRL, Virtus Bologna SRL, Dubai Basketball SRL, Paris Basketball SRL, Bayern München SRL, Baskonia SRL, Maccabi Tel Aviv SRL, ASVEL SRL
`;

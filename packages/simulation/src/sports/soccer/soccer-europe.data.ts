/** European leagues below the great ones. */
export const soccerEurope = `
= Championship #18 | gb-eng | Europe/London | 2 | 0.5 -0.6 | league: Fri 20:00, Sat 12:30 15:00*7 17:30, Sun 12:00 15:00
Southampton, Ipswich Town, Leicester City, Coventry City, Middlesbrough, West Bromwich Albion, Norwich City, Birmingham City, Sheffield United, Bristol City, Stoke City, Swansea City :gb-wls, Wrexham :gb-wls, Watford, Millwall, Hull City, Derby County, Preston North End, Blackburn Rovers, Queens Park Rangers, Portsmouth, Charlton Athletic, Oxford United, Sheffield Wednesday

= League One #24 | gb-eng | Europe/London | 3 | -0.3 -1.1 | league: Fri 19:45, Sat 12:30 15:00*6 17:30, Sun 12:00 15:00; Tue 19:45*6, Wed 19:45*6
Cardiff City :gb-wls, Bolton Wanderers, Huddersfield Town, Luton Town, Plymouth Argyle, Bradford City, Stockport County, Wycombe Wanderers, Lincoln City, Reading, Barnsley, Stevenage, Blackpool, Wigan Athletic, Leyton Orient, Peterborough United, Rotherham United, Exeter City, Doncaster Rovers, Mansfield Town, AFC Wimbledon, Northampton Town, Burton Albion, Port Vale

= League Two #25 | gb-eng | Europe/London | 4 | -0.8 -1.6 | league: Fri 19:45, Sat 12:30 15:00*8 17:30, Sun 15:00
Milton Keynes Dons, Notts County, Chesterfield, Grimsby Town, Salford City, Gillingham, Swindon Town, Walsall, Colchester United, Bromley, Cambridge United, Fleetwood Town, Oldham Athletic, Barnet, Crewe Alexandra, Tranmere Rovers, Bristol Rovers, Shrewsbury Town, Barrow, Accrington Stanley, Harrogate Town, Cheltenham Town, Crawley Town, Newport County :gb-wls

= LaLiga 2 #54 | es | Europe/Madrid | 3 | 0.1 -0.8 | league: Fri 20:30, Sat 14:00 16:15*2 18:30*2 21:00, Sun 14:00 16:15 18:30*2, Mon+1 20:30
Deportivo La Coruña, Almería, Las Palmas, Racing Santander, Valladolid, Leganés, Málaga, Sporting Gijón, Cádiz, Burgos, Real Zaragoza, Granada, Eibar, Castellón, Albacete, Huesca, Córdoba, Cultural Leonesa, Ceuta, Mirandés, Andorra, Real Sociedad B

= 2. Bundesliga #44 | de | Europe/Berlin | 2 | 0.3 -0.7 | league: Fri 18:30*2, Sat 13:00*3 20:30, Sun 13:30*3
Schalke 04, Hertha BSC, Hannover 96, SV Darmstadt 98, SV Elversberg, SC Paderborn, Fortuna Düsseldorf, 1. FC Kaiserslautern, Karlsruher SC, 1. FC Nürnberg, VfL Bochum, Holstein Kiel, 1. FC Magdeburg, Arminia Bielefeld, Dynamo Dresden, Greuther Fürth, Preußen Münster, Eintracht Braunschweig

= 3. Liga #491 | de | Europe/Berlin | 3 | -0.5 -1.2 | league: Fri 19:00, Sat 14:00*5 16:30, Sun 13:30 16:30 19:30
MSV Duisburg, VfL Osnabrück, Energie Cottbus, Hansa Rostock, Rot-Weiss Essen, TSV 1860 München, SC Verl, Waldhof Mannheim, FC Ingolstadt, SV Wehen Wiesbaden, Viktoria Köln, Alemannia Aachen, 1. FC Saarbrücken, Jahn Regensburg, SSV Ulm, Erzgebirge Aue, TSG Hoffenheim II, VfB Stuttgart II, TSV Havelse, 1. FC Schweinfurt

= Serie B #53 | it | Europe/Rome | 3 | 0.1 -0.8 | league: Fri 20:30, Sat 15:00*5 17:15 19:30, Sun 15:00 17:15
Palermo, Monza, Venezia, Empoli, Spezia, Sampdoria, Bari, Catanzaro, Modena, Cesena, Frosinone, Südtirol, Juve Stabia, Avellino, Padova, Reggiana, Carrarese, Pescara, Mantova, Virtus Entella

= Ligue 2 #182 | fr | Europe/Paris | 3 | -0.1 -0.9 | league: Fri 20:00*5, Sat 14:00*2 20:00, Mon+1 20:45
Saint-Étienne, Montpellier, Reims, Troyes, Guingamp, Red Star, Le Mans, Dunkerque, Amiens, Annecy, Pau, Grenoble, Rodez, Nancy, Clermont Foot, Laval, Boulogne, Bastia

= Süper Lig #52 | tr | Europe/Istanbul | 2 | 1.1 -0.6 | league: Fri 20:00, Sat 14:30 17:00 20:00*2, Sun 14:30 17:00 20:00, Mon+1 20:00
Galatasaray|GS|RAMS Park|Istanbul
Fenerbahçe|FB|Şükrü Saracoğlu|Istanbul
Beşiktaş|BJK|Tüpraş Stadyumu|Istanbul
Trabzonspor|TS|Papara Park|Trabzon
Başakşehir, Samsunspor, Göztepe, Alanyaspor, Konyaspor, Rizespor, Gaziantep, Kasımpaşa, Antalyaspor, Kocaelispor, Gençlerbirliği, Kayserispor, Eyüpspor, Karagümrük

= Pro League #38 | be | Europe/Brussels | 2 | 0.9 -0.5 | league: Fri 20:45, Sat 16:00 18:15 20:45, Sun 13:30 16:00 18:30 19:15
Club Brugge|CLB|Jan Breydel|Bruges
Union Saint-Gilloise|USG|Joseph Marien|Brussels
Anderlecht|AND|Lotto Park|Brussels
Genk, Gent, Antwerp, Standard Liège, Mechelen, Charleroi, Sint-Truiden, Westerlo, OH Leuven, Cercle Brugge, Zulte Waregem, La Louvière, Dender

= Premiership #36 | gb-sct | Europe/London | 2 | 0.9 -0.7 | league: Sat 12:30 15:00*3, Sun 12:00 15:00
Celtic|CEL|Celtic Park|Glasgow
Rangers|RAN|Ibrox|Glasgow
Heart of Midlothian|HEA|Tynecastle Park|Edinburgh
Hibernian|HIB|Easter Road|Edinburgh
Aberdeen|ABE|Pittodrie|Aberdeen
Motherwell, Dundee United, St Mirren, Kilmarnock, Dundee, Falkirk, Livingston

= Scottish Championship #206 | gb-sct | Europe/London | 4 | -0.9 -1.5 | league: Fri 19:45, Sat 15:00*4
Partick Thistle, St Johnstone, Ross County, Raith Rovers, Ayr United, Dunfermline Athletic, Greenock Morton, Queen's Park, Arbroath, Airdrieonians

= Bundesliga #45 | at | Europe/Vienna | 3 | 0.7 -0.6 | league: Sat 17:00*3, Sun 14:30*2 17:00
Red Bull Salzburg|RBS|Red Bull Arena|Salzburg
Sturm Graz, Rapid Wien, LASK, Austria Wien, Wolfsberger AC, Hartberg, Blau-Weiss Linz, WSG Tirol, Rheindorf Altach, Ried, Grazer AK

= Super League #215 | ch | Europe/Zurich | 3 | 0.6 -0.6 | league: Sat 18:00*2 20:30, Sun 14:15*2 16:30
Basel, Young Boys, Lugano, Servette, Thun, Luzern, St. Gallen, Zürich, Sion, Lausanne-Sport, Grasshoppers, Winterthur

= Super League #185 | gr | Europe/Athens | 3 | 0.9 -0.9 | league: Sat 17:00 19:30 21:00, Sun 17:00 19:30 21:00, Mon+1 19:00
Olympiacos|OLY|Karaiskakis|Piraeus
PAOK, AEK Athens, Panathinaikos, Aris, Levadiakos, OFI, Atromitos, Volos, Asteras Tripolis, Kifisia, Panetolikos, AEL Larissa, Panserraikos

= Superliga #39 | dk | Europe/Copenhagen | 3 | 0.7 -0.6 | league: Fri 19:00, Sun 14:00*2 16:00 18:00, Mon+1 19:00
FC Copenhagen, Midtjylland, Brøndby, AGF, Nordsjælland, Silkeborg, Viborg, Randers, OB, Sønderjyske, Fredericia, Vejle

= Allsvenskan #40 | se | Europe/Stockholm | 3 | 0.4 -0.7 | league: Sat 15:00*3 17:30, Sun 14:00*2 16:30, Mon+1 19:00
Malmö FF, Hammarby, AIK, Djurgården, Mjällby, IFK Göteborg, Elfsborg, GAIS, Häcken, Sirius, Brommapojkarna, Halmstad, Degerfors, Västerås SK, Örgryte, Kalmar FF

= Eliteserien #20 | no | Europe/Oslo | 3 | 0.6 -0.8 | league: Sat 16:00*2 18:00, Sun 14:30 17:00*3 19:15
Bodø/Glimt|BOD|Aspmyra|Bodø
Brann, Viking, Rosenborg, Molde, Tromsø, Fredrikstad, Sandefjord, Vålerenga, KFUM Oslo, Sarpsborg 08, HamKam, Kristiansund, Lillestrøm, Aalesund, Start

= Veikkausliiga #41 | fi | Europe/Helsinki | 4 | -0.3 -1.2 | league: Fri 18:00, Sat 15:00*2 17:00*2, Sun 17:00
HJK Helsinki, KuPS, Ilves, Inter Turku, SJK, TPS, FC Lahti, VPS, Jaro, Oulu, IFK Mariehamn, Gnistan

= Ekstraklasa #202 | pl | Europe/Warsaw | 3 | 0.5 -0.6 | league: Fri 18:00 20:30, Sat 14:45 17:30 20:15, Sun 12:15 14:45 17:30 20:15
Legia Warszawa, Lech Poznań, Raków Częstochowa, Jagiellonia Białystok, Pogoń Szczecin, Górnik Zabrze, Cracovia, Widzew Łódź, Zagłębie Lubin, Radomiak Radom, Motor Lublin, GKS Katowice, Piast Gliwice, Korona Kielce, Lechia Gdańsk, Wisła Płock, Arka Gdynia, Bruk-Bet Termalica

= Chance Liga #172 | cz | Europe/Prague | 3 | 0.7 -0.9 | league: Sat 15:00*4 18:00, Sun 15:30*2 18:30
Slavia Praha, Sparta Praha, Viktoria Plzeň, Baník Ostrava, Jablonec, Sigma Olomouc, Slovan Liberec, Bohemians 1905, Hradec Králové, Mladá Boleslav, Karviná, Zlín, Teplice, Slovácko, Dukla Praha, Pardubice

= SuperLiga #152 | ro | Europe/Bucharest | 3 | 0.2 -0.8 | league: Fri 17:30 20:30, Sat 17:30 20:30, Sun 17:30 20:30, Mon+1 17:30 20:30
FCSB, CFR Cluj, Universitatea Craiova, Rapid București, Dinamo București, Universitatea Cluj, Farul Constanța, Argeș Pitești, UTA Arad, Petrolul Ploiești, Oțelul Galați, Botoșani, Hermannstadt, Csíkszereda, Unirea Slobozia, Metaloglobus

= HNL #170 | hr | Europe/Zagreb | 3 | 0.4 -0.7 | league: Fri 18:00, Sat 16:00 18:30, Sun 16:00 18:30
Dinamo Zagreb, Hajduk Split, Rijeka, Osijek, Slaven Belupo, Lokomotiva Zagreb, Istra 1961, Varaždin, Gorica, Vukovar 1991

= SuperLiga #210 | rs | Europe/Belgrade | 4 | 0.7 -1.1 | league: Fri 18:00, Sat 16:00*2 18:00*2, Sun 16:00 18:00 19:30
Crvena zvezda, Partizan, Vojvodina, TSC Bačka Topola, Čukarički, Novi Pazar, Radnički 1923, Radnik Surdulica, OFK Beograd, Železničar Pančevo, Mladost Lučani, IMT, Spartak Subotica, Javor, Napredak, Radnički Niš

= Premier League #218 | ua | Europe/Kyiv | 4 | 0.8 -1.0 | league: Fri 15:30, Sat 13:00 15:30 18:00, Sun 13:00 15:30 18:00, Mon+1 15:30
Shakhtar Donetsk, Dynamo Kyiv, Polissya Zhytomyr, Kryvbas, Karpaty Lviv, Oleksandriya, LNZ Cherkasy, Zorya Luhansk, Metalist 1925, Kolos Kovalivka, Veres Rivne, Rukh Lviv, Obolon Kyiv, Kudrivka, Epitsentr, Poltava

= NB I #187 | hu | Europe/Budapest | 4 | 0.5 -0.9 | league: Fri 20:00, Sat 14:45 17:00 19:30, Sun 16:30 19:00
Ferencváros, Puskás Akadémia, Paksi FC, Győri ETO, Debrecen, MTK Budapest, Újpest, Diósgyőr, Nyíregyháza, Zalaegerszeg, Kisvárda, Kazincbarcika

= Niké liga #211 | sk | Europe/Bratislava | 4 | 0.3 -1.0 | league: Fri 18:00, Sat 15:30*2 18:00, Sun 15:30 18:00
Slovan Bratislava, Spartak Trnava, Žilina, DAC Dunajská Streda, Podbrezová, Michalovce, Ružomberok, Trenčín, Košice, Skalica, Komárno, Prešov

= Prva liga #212 | si | Europe/Ljubljana | 4 | 0.1 -1.1 | league: Fri 18:00, Sat 15:00 17:30, Sun 15:00 17:30
Celje, Olimpija Ljubljana, Maribor, Koper, Bravo, Mura, Radomlje, Primorje, Aluminij, Domžale

= Parva liga #247 | bg | Europe/Sofia | 4 | 0.4 -1.1 | league: Fri 17:30, Sat 13:00 15:30 18:00, Sun 13:00 15:30 18:00, Mon+1 17:30
Ludogorets, Levski Sofia, CSKA Sofia, CSKA 1948, Botev Plovdiv, Cherno More, Arda, Lokomotiv Plovdiv, Slavia Sofia, Spartak Varna, Beroe, Septemvri Sofia, Lokomotiv Sofia, Botev Vratsa, Dobrudzha, Montana

= Ligat HaAl #266 | il | Asia/Jerusalem | 4 | 0.4 -0.9 | league: Sat 17:30 18:00*2 20:00, Sun 19:00 20:15, Mon+1 20:15
Maccabi Tel Aviv, Hapoel Be'er Sheva, Maccabi Haifa, Beitar Jerusalem, Hapoel Tel Aviv, Maccabi Netanya, Hapoel Haifa, Bnei Sakhnin, Ironi Kiryat Shmona, Maccabi Bnei Raina, Hapoel Petah Tikva, Hapoel Jerusalem, Ironi Tiberias, Ashdod

= Premier Division #192 | ie | Europe/Dublin | 4 | -0.4 -1.2 | league: Fri 19:45*4, Sat 19:45
Shamrock Rovers, Derry City, Bohemians, Shelbourne, St Patrick's Athletic, Drogheda United, Sligo Rovers, Galway United, Waterford, Dundalk

= First Division #253 | cy | Asia/Nicosia | 4 | 0.3 -1.0 | league: Fri 19:00, Sat 17:00*2 19:00, Sun 17:00 19:00, Mon+1 19:00
Pafos, Aris Limassol, Omonia, APOEL, AEK Larnaca, Apollon Limassol, Anorthosis, AEL Limassol, Omonia Aradippou, Ethnikos Achna, Krasava, Enosis Paralimni, Akritas Chlorakas, Olympiakos Nicosia

= Women's Super League #1044 | gb-eng | Europe/London | 3 | 1.4 -0.8 | league: Sat 13:00, Sun 12:00*2 14:00*2 16:30
Chelsea Women, Arsenal Women, Manchester City Women, Manchester United Women, Aston Villa Women, Brighton Women, Tottenham Women, London City Lionesses, Everton Women, West Ham Women, Leicester Women, Liverpool Women

= Liga F #1127 | es | Europe/Madrid | 4 | 1.8 -1.0 | league: Sat 12:00*2 16:00 18:00, Sun 12:00*2 16:00 18:00
Barcelona Femení, Real Madrid Femenino, Atlético Madrid Femenino, Real Sociedad Femenino, Athletic Club Femenino, Granada Femenino, Tenerife Femenino, Sevilla Femenino, Levante Femenino, Espanyol Femenino, Madrid CFF, Eibar Femenino, Deportivo Femenino, Logroño Femenino, Badalona Women, Alhama
`;

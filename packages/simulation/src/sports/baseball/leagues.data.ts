export const baseball = `
= MLB #109 | us | America/New_York | 1 | 0.9 -0.9 | league(games=3): Mon 18:40*3 19:05*2 20:10*2 21:40; Tue 18:40*4 19:05*3 19:40 20:10*3 21:40*2 22:10*2; Wed 13:10*3 18:40*3 19:05*2 20:10*3 21:40*2 22:10; Thu 12:35*2 13:10*2 18:40*2 19:15 20:10 21:40; Fri 18:40*3 19:05*3 19:15*2 20:10*4 21:40 22:10*2; Sat 13:05*3 14:10 16:05*3 18:10*2 19:15*3 21:10*2; Sun 13:35*6 14:10*4 16:10*4 19:10
Los Angeles Dodgers|LAD|Dodger Stadium|Los Angeles
New York Yankees|NYY|Yankee Stadium|New York
Philadelphia Phillies|PHI|Citizens Bank Park|Philadelphia
Toronto Blue Jays :ca|TOR|Rogers Centre|Toronto
Milwaukee Brewers|MIL|American Family Field|Milwaukee
Seattle Mariners|SEA|T-Mobile Park|Seattle
Chicago Cubs|CHC|Wrigley Field|Chicago
Boston Red Sox|BOS|Fenway Park|Boston
Detroit Tigers|DET|Comerica Park|Detroit
New York Mets|NYM|Citi Field|New York
San Diego Padres|SD|Petco Park|San Diego
Houston Astros|HOU|Daikin Park|Houston
Texas Rangers|TEX|Globe Life Field|Arlington
Cleveland Guardians|CLE|Progressive Field|Cleveland
Atlanta Braves|ATL|Truist Park|Atlanta
Cincinnati Reds|CIN|Great American Ball Park|Cincinnati
Kansas City Royals|KC|Kauffman Stadium|Kansas City
Arizona Diamondbacks|ARI|Chase Field|Phoenix
San Francisco Giants|SF|Oracle Park|San Francisco
Tampa Bay Rays|TB|Tropicana Field|St. Petersburg
Baltimore Orioles|BAL|Camden Yards|Baltimore
Miami Marlins|MIA|loanDepot park|Miami
St. Louis Cardinals|STL|Busch Stadium|St. Louis
Minnesota Twins|MIN|Target Field|Minneapolis
Athletics|ATH|Sutter Health Park|Sacramento
Los Angeles Angels|LAA|Angel Stadium|Anaheim
Pittsburgh Pirates|PIT|PNC Park|Pittsburgh
Washington Nationals|WSH|Nationals Park|Washington
Chicago White Sox|CWS|Rate Field|Chicago
Colorado Rockies|COL|Coors Field|Denver

= NPB #1036 | jp | Asia/Tokyo | 2 | 0.3 -0.5 | league(games=3): Tue 17:45 18:00*5; Wed 17:45 18:00*5; Thu 17:45 18:00*5; Fri 17:45 18:00*5; Sat 13:00 14:00*4 18:00; Sun 13:00 13:30 14:00*4
Hanshin Tigers, Fukuoka SoftBank Hawks, Hokkaido Nippon-Ham Fighters, Yokohama DeNA BayStars, Yomiuri Giants, Orix Buffaloes, Tohoku Rakuten Golden Eagles, Hiroshima Toyo Carp, Chunichi Dragons, Saitama Seibu Lions, Chiba Lotte Marines, Tokyo Yakult Swallows

= KBO #2541 | kr | Asia/Seoul | 2 | 0.1 -0.6 | league(games=3): Tue 18:30*5; Wed 18:30*5; Thu 18:30*5; Fri 18:30*5; Sat 14:00 17:00*4; Sun 14:00*3 17:00*2
LG Twins, Hanwha Eagles, SSG Landers, Samsung Lions, NC Dinos, KT Wiz, Lotte Giants, Kia Tigers, Doosan Bears, Kiwoom Heroes

= CPBL #2544 | tw | Asia/Taipei | 4 | -0.3 -0.8 | league(games=2): Tue 18:35*3; Wed 18:35*3; Thu 18:35*3; Fri 18:35*3; Sat 17:05*3; Sun 17:05*3
Rakuten Monkeys, CTBC Brothers, Uni-President Lions, Wei Chuan Dragons, TSG Hawks, Fubon Guardians

= LMB #2546 | mx | America/Mexico_City | 4 | -0.4 -1.0 | league(games=3): Tue 19:00*4 19:30*6; Wed 19:00*4 19:30*6; Thu 19:00*4 19:30*6; Fri 19:30*10; Sat 18:00*5 19:00*5; Sun 16:00*4 18:00*6
Diablos Rojos, Sultanes de Monterrey, Charros de Jalisco, Toros de Tijuana, Leones de Yucatán, Piratas de Campeche, Guerreros de Oaxaca, Pericos de Puebla, Acereros de Monclova, Tecolotes, Algodoneros, Saraperos de Saltillo, Dorados de Chihuahua, Caliente de Durango, Rieleros, Bravos de León, Conspiradores de Querétaro, Águila de Veracruz, Olmecas de Tabasco, Tigres de Quintana Roo
`;

export const rugby = `
= Premiership #421 | gb-eng | Europe/London | 2 | 0.6 -0.6 | league: Fri 19:45, Sat 15:05*2 17:30, Sun 15:00
Bath, Leicester Tigers, Northampton Saints, Saracens, Sale Sharks, Bristol Bears, Gloucester, Harlequins, Exeter Chiefs, Newcastle Red Bulls

= Top 14 #420 | fr | Europe/Paris | 2 | 0.9 -0.6 | league: Sat 14:30 16:35*3 21:05, Sun 19:00 21:05
Toulouse, Bordeaux Bègles, Toulon, La Rochelle, Clermont, Pau, Racing 92, Bayonne, Castres, Lyon, Montpellier, Stade Français, Perpignan, Montauban

= Pro D2 #422 | fr | Europe/Paris | 4 | -0.2 -0.9 | league: Thu 21:00, Fri 19:00*2 19:30*4 21:00
Grenoble, Provence, Brive, Vannes, Colomiers, Oyonnax, Valence Romans, Dax, Béziers, Agen, Nevers, Mont-de-Marsan, Soyaux-Angoulême, Biarritz, Aurillac, Carcassonne

= United Rugby Championship #423 | eu | Europe/Dublin | 2 | 0.9 -0.7 | league: Fri 19:35*2, Sat 13:00 15:00*2 17:30 19:35, Sun 15:00
Leinster :ie, Bulls :za, Glasgow Warriors :gb-sct, Sharks :za, Stormers :za, Munster :ie, Edinburgh :gb-sct, Ulster :ie, Scarlets :gb-wls, Cardiff :gb-wls, Ospreys :gb-wls, Benetton :it, Connacht :ie, Lions :za, Zebre :it, Dragons :gb-wls

= Super Rugby #424 | au | Australia/Sydney | 2 | 0.7 -0.6 | league: Fri 17:05 19:35, Sat 14:35 17:05 19:35
Crusaders :nz, Chiefs :nz, Hurricanes :nz, Blues :nz, Brumbies, Reds, Highlanders :nz, Waratahs, Force, Fijian Drua :fj, Moana Pasifika :nz

= Japan League One #425 | jp | Asia/Tokyo | 3 | 0.4 -0.6 | league: Fri 19:00, Sat 12:00 14:30*2, Sun 12:00 14:30
Brave Lupus Tokyo, Saitama Wild Knights, Kubota Spears, Kobe Steelers, Shizuoka Blue Revs, Tokyo Sungoliath, Yokohama Eagles, Sagamihara Dynaboars, Black Rams Tokyo, Mie Heat, Toyota Verblitz, Urayasu D-Rocks

= International Tests #426 | int | Europe/London | 1 | 1.8 -1.0 | league(every=3/0): Fri 20:10, Sat 13:10 14:10 15:10 17:40 20:10
South Africa :za, New Zealand :nz, Ireland :ie, France :fr, England :gb-eng, Argentina :ar, Scotland :gb-sct, Australia :au, Fiji :fj, Italy :it, Wales :gb-wls, Japan :jp

= NRL #294 | au | Australia/Sydney | 1 | 0.8 -0.7 | league: Thu 19:50, Fri 18:00 20:00, Sat 15:00 17:30 19:35, Sun 14:00 16:05
Melbourne Storm, Penrith Panthers, Brisbane Broncos, Canberra Raiders, Canterbury Bulldogs, Cronulla Sharks, New Zealand Warriors :nz, Sydney Roosters, Manly Sea Eagles, Dolphins, Parramatta Eels, North Queensland Cowboys, South Sydney Rabbitohs, St George Illawarra Dragons, Wests Tigers, Newcastle Knights, Gold Coast Titans

= Super League #295 | gb-eng | Europe/London | 2 | 0.4 -0.7 | league: Thu 20:00, Fri 20:00*3, Sat 15:00 17:30, Sun 15:00
Hull KR, Wigan Warriors, Leigh Leopards, St Helens, Leeds Rhinos, Warrington Wolves, Wakefield Trinity, Hull FC, Catalans Dragons :fr, Castleford Tigers, Huddersfield Giants, Bradford Bulls, York Knights, Toulouse Olympique :fr

= Major League Rugby #427 | us | America/Chicago | 4 | -0.6 -1.0 | league: Fri 20:00, Sat 14:00 18:00, Sun 15:00
New England Free Jacks, Houston SaberCats, Chicago Hounds, Utah Warriors, Seattle Seawolves, Old Glory DC, Anthem RC, California Legion
`;

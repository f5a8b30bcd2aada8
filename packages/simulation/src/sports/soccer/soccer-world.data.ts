/** Leagues of the other continents. */
export const soccerWorld = `
= MLS #242 | us | America/New_York | 2 | 0.7 -0.5 | league: Sat 16:30 19:30*7 20:30*4 22:30*3; Wed 19:30*7 20:30*4 22:30*4
Inter Miami|MIA|Chase Stadium|Fort Lauderdale
Los Angeles FC|LAFC|BMO Stadium|Los Angeles
FC Cincinnati|CIN|TQL Stadium|Cincinnati
Philadelphia Union|PHI|Subaru Park|Chester
Vancouver Whitecaps :ca|VAN|BC Place|Vancouver
San Diego FC, Seattle Sounders, Minnesota United, Columbus Crew, Charlotte FC, New York City FC, Nashville SC, Orlando City, Portland Timbers, Chicago Fire, Austin FC, LA Galaxy, New York Red Bulls, Real Salt Lake, San Jose Earthquakes, Colorado Rapids, Houston Dynamo, FC Dallas, New England Revolution, Toronto FC :ca, St. Louis City, Atlanta United, Sporting Kansas City, CF Montréal :ca, D.C. United

= NWSL #1690 | us | America/New_York | 4 | 0.6 -0.7 | league: Fri 20:00 22:00, Sat 19:30*2, Sun 16:00 18:00 20:00
Kansas City Current, Orlando Pride, Washington Spirit, Gotham FC, San Diego Wave, Portland Thorns, Seattle Reign, North Carolina Courage, Racing Louisville, Angel City, Houston Dash, Utah Royals, Bay FC, Chicago Stars

= USL Championship #1067 | us | America/Chicago | 4 | -0.6 -1.3 | league: Sat 18:00*3 18:30*3 19:00*2 21:00*2, Sun 17:00*2
Louisville City, Charleston Battery, Tampa Bay Rowdies, Sacramento Republic, New Mexico United, Detroit City, Pittsburgh Riverhounds, San Antonio FC, Phoenix Rising, Tulsa FC, El Paso Locomotive, Orange County SC, Colorado Springs Switchbacks, Rhode Island FC, Loudoun United, Hartford Athletic, Indy Eleven, Birmingham Legion, Oakland Roots, Lexington SC, Monterey Bay, Las Vegas Lights, Miami FC, North Carolina FC

= Liga MX #352 | mx | America/Mexico_City | 2 | 0.8 -0.5 | league: Fri 19:00 21:00, Sat 17:00*2 19:00 21:00, Sun 12:00 17:00 19:00
América|AME|Estadio Azteca|Mexico City
Cruz Azul, Toluca, Tigres UANL, Monterrey, Guadalajara, Pachuca, Pumas UNAM, León, Tijuana, Santos Laguna, Necaxa, Atlas, Juárez, Atlético San Luis, Querétaro, Mazatlán, Puebla

= Brasileirão Série B #390 | br | America/Sao_Paulo | 4 | -0.1 -0.8 | league: Mon 20:00, Fri 19:00 21:35, Sat 16:00*2 18:30 20:30, Sun 16:00 18:30 20:30
Fortaleza, Ceará, Sport Recife, Juventude, Goiás, Criciúma, Novorizontino, CRB, Avaí, Cuiabá, Atlético Goianiense, Vila Nova, Operário Ferroviário, América Mineiro, Athletic Club MG, Botafogo SP, Ponte Preta, Londrina, Náutico, São Bernardo

= Liga Profesional #155 | ar | America/Argentina/Buenos_Aires | 2 | 0.8 -0.6 | league: Fri 19:00 21:15, Sat 14:30*2 17:00*2 19:15 21:30, Sun 15:00 17:15 19:30 21:45, Mon+1 19:00 21:15
River Plate|RIV|Monumental|Buenos Aires
Boca Juniors|BOC|La Bombonera|Buenos Aires
Racing Club, Estudiantes, Rosario Central, Vélez Sarsfield, San Lorenzo, Independiente, Talleres, Argentinos Juniors, Lanús, Huracán, Platense, Tigre, Belgrano, Defensa y Justicia, Barracas Central, Deportivo Riestra, Independiente Rivadavia, Instituto, Unión Santa Fe, Gimnasia La Plata, Central Córdoba, Banfield, Newell's Old Boys, Sarmiento, Atlético Tucumán, Aldosivi, Gimnasia Mendoza, Estudiantes Río Cuarto

= Primera A #353 | co | America/Bogota | 3 | 0.3 -0.7 | league: Fri 18:20 20:30, Sat 16:10 18:20 20:30, Sun 14:00 16:10 18:20 20:30, Mon+1 20:00
Atlético Nacional, Junior, Millonarios, América de Cali, Independiente Medellín, Deportes Tolima, Independiente Santa Fe, Once Caldas, Deportivo Cali, Bucaramanga, Deportivo Pasto, Deportivo Pereira, Alianza FC, Fortaleza CEIF, Llaneros, Águilas Doradas, Boyacá Chicó, Cúcuta Deportivo, Jaguares, Internacional de Bogotá

= Primera División #240 | cl | America/Santiago | 3 | 0.2 -0.8 | league: Fri 20:00, Sat 12:30 15:00 17:30 20:00, Sun 12:30 15:00 17:30
Colo-Colo, Universidad de Chile, Universidad Católica, Coquimbo Unido, Palestino, O'Higgins, Audax Italiano, Huachipato, Ñublense, Cobresal, Everton de Viña, Unión La Calera, Deportes La Serena, Deportes Limache, Universidad de Concepción, Deportes Concepción

= Primera División #278 | uy | America/Montevideo | 4 | 0.3 -0.9 | league: Fri 20:00, Sat 10:00 16:00 18:30 21:00, Sun 10:00 16:00 18:30
Peñarol, Nacional Montevideo, Liverpool Montevideo, Defensor Sporting, Juventud Las Piedras, Boston River, Danubio, Racing Montevideo, Cerro Largo, Wanderers, Torque, Progreso, Cerro, Central Español, Albion, Deportivo Maldonado

= Primera División #693 | py | America/Asuncion | 4 | 0.2 -0.8 | league: Fri 18:30, Sat 17:30 20:00, Sun 17:30 20:00, Mon+1 19:00
Cerro Porteño, Olimpia, Libertad, Guaraní Asunción, Sportivo Trinidense, Nacional Asunción, Sportivo Luqueño, Recoleta, 2 de Mayo, Ameliano, Rubio Ñu, San Lorenzo Asunción

= Liga 1 #406 | pe | America/Lima | 4 | 0.1 -1.0 | league: Fri 20:00, Sat 13:00 15:30 18:00 20:30, Sun 11:00 13:15 15:30 18:00
Universitario, Alianza Lima, Sporting Cristal, Melgar, Cusco FC, Cienciano, Sport Huancayo, Deportivo Garcilaso, ADT Tarma, Los Chankas, Atlético Grau, Sport Boys, Alianza Atlético, Comerciantes Unidos, UTC Cajamarca, Juan Pablo II College, Moquegua, Cajamarca FC

= LigaPro #240001 | ec | America/Guayaquil | 4 | 0.3 -0.8 | league: Fri 19:00, Sat 13:00 15:30 18:00 20:30, Sun 13:00 15:30 18:00
Independiente del Valle, LDU Quito, Barcelona SC, Emelec, Universidad Católica Quito, Orense, Aucas, Deportivo Cuenca, Libertad Loja, Mushuc Runa, Delfín, Técnico Universitario, El Nacional, Macará, Manta, Guayaquil City

= J1 League #196 | jp | Asia/Tokyo | 2 | 0.5 -0.4 | league: Sat 13:00 14:00*3 15:00*2 18:00, Sun 14:00 16:00 19:00
Kashima Antlers, Vissel Kobe, Sanfrecce Hiroshima, Kashiwa Reysol, Kyoto Sanga, Machida Zelvia, Urawa Reds, Kawasaki Frontale, Gamba Osaka, Cerezo Osaka, FC Tokyo, Avispa Fukuoka, Shimizu S-Pulse, Nagoya Grampus, Fagiano Okayama, Tokyo Verdy, Yokohama F. Marinos, Mito HollyHock, V-Varen Nagasaki, JEF United Chiba

= J2 League #402 | jp | Asia/Tokyo | 4 | -0.4 -1.1 | league: Sat 14:00*5 19:00, Sun 13:00*2 14:00*2
Yokohama FC, Shonan Bellmare, Albirex Niigata, Vegalta Sendai, RB Omiya Ardija, Jubilo Iwata, Tokushima Vortis, Sagan Tosu, Iwaki FC, Montedio Yamagata, Consadole Sapporo, Ventforet Kofu, Blaublitz Akita, Imabari, Oita Trinita, Fujieda MYFC, Roasso Kumamoto, Kataller Toyama, Ehime, Renofa Yamaguchi

= K League 1 #410 | kr | Asia/Seoul | 3 | 0.4 -0.5 | league: Sat 14:00 16:30 19:00, Sun 14:00 16:30 19:00; Wed 19:30*6
Jeonbuk Motors, Ulsan HD, Daejeon Hana Citizen, Pohang Steelers, Gimcheon Sangmu, FC Seoul, Gangwon, Gwangju, Anyang, Jeju SK, Incheon United, Bucheon 1995

= Super League #649 | cn | Asia/Shanghai | 4 | 0.2 -0.9 | league: Fri 19:35*2, Sat 15:30 18:00 19:35*2, Sun 18:00 19:35
Shanghai Port, Shanghai Shenhua, Chengdu Rongcheng, Beijing Guoan, Shandong Taishan, Tianjin Jinmen Tiger, Zhejiang, Yunnan Yukun, Qingdao West Coast, Henan, Dalian Yingbo, Shenzhen Peng City, Wuhan Three Towns, Qingdao Hainiu, Liaoning Tieren, Chongqing Tonglianglong

= A-League #136 | au | Australia/Sydney | 3 | 0.1 -0.7 | league: Fri 19:35, Sat 15:00 17:00 19:35, Sun 16:00 18:00
Auckland FC :nz, Melbourne City, Melbourne Victory, Sydney FC, Western Sydney Wanderers, Macarthur FC, Adelaide United, Wellington Phoenix :nz, Newcastle Jets, Brisbane Roar, Central Coast Mariners, Perth Glory

= Saudi Pro League #955 | sa | Asia/Riyadh | 2 | 1.3 -0.8 | league: Fri 17:20 19:50, Sat 17:20*2 19:50*2, Sun 17:20 19:50*2
Al-Hilal|HIL|Kingdom Arena|Riyadh
Al-Nassr|NAS|Al-Awwal Park|Riyadh
Al-Ittihad, Al-Ahli, Al-Qadsiah, Al-Taawoun, Al-Ettifaq, Al-Shabab, Neom SC, Al-Khaleej, Al-Fateh, Al-Riyadh, Al-Fayha, Damac, Al-Kholood, Al-Okhdood, Al-Hazem, Al-Najma

= UAE Pro League #971 | ae | Asia/Dubai | 4 | 0.5 -0.9 | league: Fri 17:15 19:45, Sat 17:15 19:45, Sun 17:15*2 19:45
Shabab Al-Ahli, Al-Ain, Sharjah, Al-Wahda, Al-Wasl, Al-Jazira, Al-Nasr Dubai, Ajman, Kalba, Baniyas, Khor Fakkan, Al-Dhafra, Al-Bataeh, Dibba

= Stars League #825 | qa | Asia/Qatar | 4 | 0.6 -0.8 | league: Thu 17:30 19:30, Fri 17:30 19:30, Sat 17:30 19:30
Al-Sadd, Al-Duhail, Al-Gharafa, Al-Rayyan, Al-Ahli Doha, Al-Arabi, Al-Wakrah, Qatar SC, Umm Salal, Al-Shamal, Al-Shahania, Al-Sailiya

= Indian Super League #1900 | in | Asia/Kolkata | 4 | -0.5 -1.2 | league: Thu 19:30, Fri 19:30, Sat 17:00 19:30, Sun 17:00 19:30, Mon+1 19:30
Mohun Bagan, FC Goa, Bengaluru FC, Mumbai City, Jamshedpur, NorthEast United, Odisha, East Bengal, Kerala Blasters, Punjab FC, Chennaiyin, Mohammedan SC, Inter Kashi, Delhi FC

= Super League #1015 | id | Asia/Jakarta | 4 | -0.4 -1.2 | league: Fri 15:30 19:00, Sat 15:30*2 19:00, Sun 15:30*2 19:00, Mon+1 19:00
Persib Bandung, Borneo Samarinda, Persija Jakarta, Malut United, Persebaya Surabaya, Bali United, PSIM Yogyakarta, Dewa United, Arema, Bhayangkara, Persita Tangerang, PSM Makassar, Madura United, Persik Kediri, Persijap Jepara, Semen Padang, PSBS Biak, Persis Solo

= Thai League 1 #1032 | th | Asia/Bangkok | 4 | 0.0 -1.0 | league: Fri 18:30, Sat 18:00*3 19:00, Sun 18:00*2 19:00
Buriram United, Port FC, Bangkok United, Ratchaburi, BG Pathum United, Muangthong United, Chiangrai United, Prachuap, Sukhothai, Uthai Thani, Lamphun Warriors, Nakhon Ratchasima, Rayong, Ayutthaya United, Kanchanaburi Power, Chonburi

= V.League 1 #626 | vn | Asia/Ho_Chi_Minh | 4 | -0.5 -1.2 | league: Fri 18:00, Sat 17:00 18:00 19:15, Sun 17:00 18:00 19:15
Thép Xanh Nam Định, Hà Nội FC, Công An Hà Nội, Thể Công Viettel, Hồng Lĩnh Hà Tĩnh, Hải Phòng, Ninh Bình, Đông Á Thanh Hóa, Becamex Bình Dương, Hoàng Anh Gia Lai, Sông Lam Nghệ An, SHB Đà Nẵng, PVF-CAND, Công An Hồ Chí Minh

= Premier League #808 | eg | Africa/Cairo | 3 | 0.6 -0.7 | league: Thu 17:00 20:00, Fri 17:00 20:00, Sat 17:00 20:00, Sun 17:00 20:00, Mon+1 20:00
Al Ahly, Pyramids, Zamalek, Al Masry, Smouha, Ceramica Cleopatra, Al Ittihad Alexandria, ENPPI, Modern Sport, National Bank, ZED, El Gouna, Ghazl El Mahalla, Petrojet, Tala'ea El Gaish, Wadi Degla, Kahraba Ismailia, Arab Contractors

= Premiership #358 | za | Africa/Johannesburg | 4 | 0.4 -0.8 | league: Fri 19:30, Sat 15:00*3 17:30 20:00, Sun 15:00 17:30; Tue 19:30*4, Wed 19:30*4
Mamelodi Sundowns, Orlando Pirates, Kaizer Chiefs, Sekhukhune United, Stellenbosch, AmaZulu, Golden Arrows, Polokwane City, TS Galaxy, Richards Bay, Chippa United, Marumo Gallants, Magesi, Siwelele, Durban City, Orbit College

= Botola Pro #937 | ma | Africa/Casablanca | 4 | 0.3 -0.9 | league: Fri 17:00 19:00, Sat 15:00 17:00 19:00, Sun 15:00 17:00 19:00
RS Berkane, Raja Casablanca, Wydad Casablanca, AS FAR, Maghreb Fès, Olympic Safi, Renaissance Zemamra, Difaâ El Jadida, Union Touarga, Ittihad Tanger, Hassania Agadir, COD Meknès, Kawkab Marrakech, FUS Rabat, Olympique Dcheira, Yacoub El Mansour

= Premier Football League #2050 | ng | Africa/Lagos | 5 | -0.5 -1.3 | league: Sat 16:00*3, Sun 16:00*7
Remo Stars, Rivers United, Enyimba, Rangers International, Shooting Stars, Nasarawa United, Ikorodu City, Bendel Insurance, Plateau United, Katsina United, Abia Warriors, Kano Pillars, Niger Tornadoes, Bayelsa United, El-Kanemi Warriors, Kwara United, Barau, Wikki Tourists, Kun Khalifat, Warri Wolves
`;

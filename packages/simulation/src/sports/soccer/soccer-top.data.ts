/** The first divisions everyone knows, with their grounds. */
export const soccerTop = `
= Premier League #17 | gb-eng | Europe/London | 1 | 2.1 0.2 | league: Fri 20:00, Sat 12:30 15:00*4 17:30, Sun 14:00*2 16:30
Manchester City|MCI|Etihad Stadium|Manchester
Arsenal|ARS|Emirates Stadium|London
Liverpool|LIV|Anfield|Liverpool
Chelsea|CHE|Stamford Bridge|London
Newcastle United|NEW|St James' Park|Newcastle
Aston Villa|AVL|Villa Park|Birmingham
Manchester United|MUN|Old Trafford|Manchester
Tottenham Hotspur|TOT|Tottenham Hotspur Stadium|London
Brighton & Hove Albion|BHA|Amex Stadium|Brighton
Crystal Palace|CRY|Selhurst Park|London
Nottingham Forest|NFO|City Ground|Nottingham
Bournemouth|BOU|Vitality Stadium|Bournemouth
Everton|EVE|Hill Dickinson Stadium|Liverpool
Brentford|BRE|Gtech Community Stadium|London
Fulham|FUL|Craven Cottage|London
West Ham United|WHU|London Stadium|London
Wolverhampton Wanderers|WOL|Molineux|Wolverhampton
Leeds United|LEE|Elland Road|Leeds
Sunderland|SUN|Stadium of Light|Sunderland
Burnley|BUR|Turf Moor|Burnley

= La Liga #8 | es | Europe/Madrid | 1 | 2.2 0.0 | league: Fri 21:00, Sat 14:00 16:15*2 18:30 21:00, Sun 14:00 16:15*2 18:30, Mon+1 21:00
Real Madrid|RMA|Santiago Bernabéu|Madrid
Barcelona|BAR|Camp Nou|Barcelona
Atlético Madrid|ATM|Metropolitano|Madrid
Athletic Club|ATH|San Mamés|Bilbao
Villarreal|VIL|Estadio de la Cerámica|Villarreal
Real Betis|BET|Benito Villamarín|Seville
Real Sociedad|RSO|Reale Arena|San Sebastián
Celta Vigo|CEL|Balaídos|Vigo
Girona|GIR|Montilivi|Girona
Sevilla|SEV|Ramón Sánchez-Pizjuán|Seville
Rayo Vallecano|RAY|Vallecas|Madrid
Osasuna|OSA|El Sadar|Pamplona
Valencia|VAL|Mestalla|Valencia
Mallorca|MLL|Son Moix|Palma
Getafe|GET|Coliseum|Getafe
Espanyol|ESP|RCDE Stadium|Barcelona
Alavés|ALA|Mendizorroza|Vitoria-Gasteiz
Levante|LEV|Ciutat de València|Valencia
Elche|ELC|Martínez Valero|Elche
Real Oviedo|OVI|Carlos Tartiere|Oviedo

= Bundesliga #35 | de | Europe/Berlin | 1 | 2.2 0.0 | league: Fri 20:30, Sat 15:30*4 18:30, Sun 15:30 17:30 19:30
Bayern Munich|FCB|Allianz Arena|Munich
Bayer Leverkusen|B04|BayArena|Leverkusen
Borussia Dortmund|BVB|Signal Iduna Park|Dortmund
RB Leipzig|RBL|Red Bull Arena|Leipzig
Eintracht Frankfurt|SGE|Deutsche Bank Park|Frankfurt
VfB Stuttgart|VFB|MHPArena|Stuttgart
SC Freiburg|SCF|Europa-Park Stadion|Freiburg
TSG Hoffenheim|TSG|PreZero Arena|Sinsheim
Borussia Mönchengladbach|BMG|Borussia-Park|Mönchengladbach
VfL Wolfsburg|WOB|Volkswagen Arena|Wolfsburg
Mainz 05|M05|Mewa Arena|Mainz
Werder Bremen|SVW|Weserstadion|Bremen
Union Berlin|FCU|An der Alten Försterei|Berlin
FC Augsburg|FCA|WWK Arena|Augsburg
1. FC Köln|KOE|RheinEnergieStadion|Cologne
Hamburger SV|HSV|Volksparkstadion|Hamburg
FC St. Pauli|STP|Millerntor-Stadion|Hamburg
1. FC Heidenheim|HDH|Voith-Arena|Heidenheim

= Serie A #23 | it | Europe/Rome | 1 | 1.9 -0.1 | league: Fri 20:45, Sat 15:00*2 18:00 20:45, Sun 12:30 15:00*2 18:00 20:45
Inter|INT|San Siro|Milan
Napoli|NAP|Diego Armando Maradona|Naples
Juventus|JUV|Allianz Stadium|Turin
AC Milan|MIL|San Siro|Milan
Atalanta|ATA|Gewiss Stadium|Bergamo
Roma|ROM|Stadio Olimpico|Rome
Como|COM|Giuseppe Sinigaglia|Como
Lazio|LAZ|Stadio Olimpico|Rome
Bologna|BOL|Renato Dall'Ara|Bologna
Fiorentina|FIO|Artemio Franchi|Florence
Torino|TOR|Olimpico Grande Torino|Turin
Udinese|UDI|Bluenergy Stadium|Udine
Sassuolo|SAS|Mapei Stadium|Reggio Emilia
Genoa|GEN|Luigi Ferraris|Genoa
Parma|PAR|Ennio Tardini|Parma
Cagliari|CAG|Unipol Domus|Cagliari
Lecce|LEC|Via del Mare|Lecce
Verona|VER|Marcantonio Bentegodi|Verona
Cremonese|CRE|Giovanni Zini|Cremona
Pisa|PIS|Arena Garibaldi|Pisa

= Ligue 1 #34 | fr | Europe/Paris | 1 | 2.2 -0.2 | league: Fri 20:45, Sat 17:00 19:00 21:05, Sun 15:00 17:15*3 20:45
Paris Saint-Germain|PSG|Parc des Princes|Paris
Marseille|OM|Vélodrome|Marseille
Monaco :mc|ASM|Louis II|Monaco
Lille|LIL|Decathlon Arena|Lille
Lyon|OL|Groupama Stadium|Lyon
Lens|RCL|Bollaert-Delelis|Lens
Strasbourg|RCS|La Meinau|Strasbourg
Rennes|REN|Roazhon Park|Rennes
Nice|NIC|Allianz Riviera|Nice
Toulouse|TFC|Stadium de Toulouse|Toulouse
Paris FC|PFC|Jean-Bouin|Paris
Brest|BRS|Francis-Le Blé|Brest
Nantes|NAN|La Beaujoire|Nantes
Auxerre|AUX|Abbé-Deschamps|Auxerre
Angers|ANG|Raymond Kopa|Angers
Le Havre|HAC|Océane|Le Havre
Lorient|LOR|Moustoir|Lorient
Metz|MET|Saint-Symphorien|Metz

= Eredivisie #37 | nl | Europe/Amsterdam | 2 | 1.3 -0.6 | league: Fri 20:00, Sat 16:30 18:45 20:00 21:00, Sun 12:15 14:30*2 16:45
PSV Eindhoven|PSV|Philips Stadion|Eindhoven
Feyenoord|FEY|De Kuip|Rotterdam
Ajax|AJA|Johan Cruijff Arena|Amsterdam
AZ Alkmaar|AZ|AFAS Stadion|Alkmaar
FC Twente|TWE|De Grolsch Veste|Enschede
FC Utrecht|UTR|Galgenwaard|Utrecht
NEC Nijmegen|NEC|Goffertstadion|Nijmegen
Go Ahead Eagles|GAE|De Adelaarshorst|Deventer
FC Groningen|GRO|Euroborg|Groningen
Sparta Rotterdam|SPA|Het Kasteel|Rotterdam
SC Heerenveen|HEE|Abe Lenstra Stadion|Heerenveen
Fortuna Sittard|FOR|Fortuna Sittard Stadion|Sittard
PEC Zwolle|ZWO|MAC³PARK Stadion|Zwolle
Excelsior|EXC|Van Donge & De Roo|Rotterdam
NAC Breda|NAC|Rat Verlegh Stadion|Breda
Heracles Almelo|HER|Asito Stadion|Almelo
FC Volendam|VOL|Kras Stadion|Volendam
Telstar|TEL|711 Stadion|Velsen

= Primeira Liga #238 | pt | Europe/Lisbon | 2 | 1.6 -0.7 | league: Fri 20:15, Sat 15:30*2 18:00 20:30, Sun 15:30*2 18:00 20:30
Sporting CP|SCP|José Alvalade|Lisbon
FC Porto|FCP|Estádio do Dragão|Porto
Benfica|SLB|Estádio da Luz|Lisbon
Braga|SCB|Municipal de Braga|Braga
Vitória de Guimarães|VSC|D. Afonso Henriques|Guimarães
Famalicão|FAM|Municipal de Famalicão|Famalicão
Gil Vicente|GIL|Cidade de Barcelos|Barcelos
Moreirense|MOR|Joaquim de Almeida Freitas|Moreira de Cónegos
Estoril Praia|EST|António Coimbra da Mota|Estoril
Rio Ave|RIO|Estádio dos Arcos|Vila do Conde
Santa Clara|SCL|Estádio de São Miguel|Ponta Delgada
Casa Pia|CPA|Pina Manique|Lisbon
Nacional|NAC|Estádio da Madeira|Funchal
Estrela Amadora|ESA|José Gomes|Amadora
Arouca|ARO|Municipal de Arouca|Arouca
Alverca|ALV|Alverca|Alverca
Tondela|TON|João Cardoso|Tondela
AVS|AVS|CD Aves|Vila das Aves

= Brasileirão Série A #325 | br | America/Sao_Paulo | 2 | 1.2 -0.5 | league: Sat 16:00*2 18:30*2 21:00, Sun 11:00 16:00*3 18:30
Flamengo|FLA|Maracanã|Rio de Janeiro
Palmeiras|PAL|Allianz Parque|São Paulo
Cruzeiro|CRU|Mineirão|Belo Horizonte
Botafogo|BOT|Nilton Santos|Rio de Janeiro
Fluminense|FLU|Maracanã|Rio de Janeiro
Atlético Mineiro|CAM|Arena MRV|Belo Horizonte
São Paulo|SAO|Morumbi|São Paulo
Bahia|BAH|Fonte Nova|Salvador
Corinthians|COR|Neo Química Arena|São Paulo
Internacional|SCI|Beira-Rio|Porto Alegre
Grêmio|GRE|Arena do Grêmio|Porto Alegre
Mirassol|MIR|José Maria de Campos Maia|Mirassol
Red Bull Bragantino|RBB|Nabi Abi Chedid|Bragança Paulista
Santos|SAN|Vila Belmiro|Santos
Vasco da Gama|VAS|São Januário|Rio de Janeiro
Athletico Paranaense|CAP|Ligga Arena|Curitiba
Vitória|VIT|Barradão|Salvador
Coritiba|CFC|Couto Pereira|Curitiba
Chapecoense|CHA|Arena Condá|Chapecó
Remo|REM|Mangueirão|Belém
`;

const MAJOR =
  'Mon 12:00 14:30 17:00 19:30 12:00 14:30 17:00 19:30, Tue 12:00 14:30 17:00 19:30 12:00 14:30 17:00 19:30; Wed 12:00 14:30 17:00 19:30, Thu 12:00 14:30 17:00 19:30; Fri 13:00 16:00 19:00, Sat 10:00; Sat 17:00 20:00; Sun 18:00';
const SMALL =
  'Mon 12:00 15:00 18:00, Tue 12:00 15:00 18:00, Wed 12:00 15:00; Thu 14:00 17:00 20:00, Fri 14:00; Sat 10:00 12:30; Sun 18:00';
const CS_TEAMS = `Vitality :fr, FURIA :br, Spirit :ru, Falcons :sa, MOUZ :de, The MongolZ :mn, NAVI :ua, G2 :de, Aurora :tr, FaZe :us, Liquid :us, Astralis :dk, Heroic :dk, 3DMAX :fr, paiN :br, Virtus.pro :ru, GamerLegion :de, B8 :ua, Legacy :br, NIP :se, PARIVISION :ru, M80 :us, NRG :us, SAW :pt, BetBoom :ru, fnatic :gb-eng, ENCE :fi, MIBR :br, Imperial :br, FlyQuest :au, Lynn Vision :cn, TYLOO :cn`;
const DOTA_TEAMS = `Tundra :gb-eng, Falcons :sa, Team Spirit :ru, Team Liquid :nl, PARIVISION :ru, BetBoom Team :ru, Xtreme Gaming :cn, Heroic :pe, Gaimin Gladiators :ca, Nigma Galaxy :ae, Aurora :rs, MOUZ :de, Natus Vincere :ua, Yakult Brothers :cn, Virtus.pro :ru, Wildcard :us`;

export const counterStrike = `
= IEM Katowice #3001 | int | Europe/Warsaw | 1 | 2.0 -0.6 | x3 | knockout(every=5/0 pool=cs2): ${MAJOR}
${CS_TEAMS}
= BLAST Open London #3002 | int | Europe/London | 1 | 2.0 -0.6 | x3 | knockout(every=5/1 pool=cs2): ${MAJOR}
${CS_TEAMS}
= PGL Bucharest #3003 | int | Europe/Bucharest | 1 | 2.0 -0.6 | x3 | knockout(every=5/2 pool=cs2): ${MAJOR}
${CS_TEAMS}
= ESL Pro League #3004 | int | Europe/Stockholm | 1 | 2.0 -0.6 | x3 | knockout(every=5/3 pool=cs2): ${MAJOR}
${CS_TEAMS}
= StarLadder StarSeries #3005 | int | Europe/Budapest | 1 | 2.0 -0.6 | x3 | knockout(every=5/4 pool=cs2): ${MAJOR}
${CS_TEAMS}
= CCT Europe #3010 | eu | UTC | 3 | -0.3 -1.2 | x3 | series(tables=4 group=5 slot=144 offset=0)
9INE :pl, Sangal :tr, Monte :ua, Nexus :ro, Passion UA :ua, ECSTATIC :dk, Alliance :se, OG :es, BIG :de, Eternal Fire :tr, Nemiga :by, Sashi :dk, 9 Pandas :ru, Partizan :rs, ARCRED :ru, Fire Flux :tr, Metizport :se, Johnny Speeds :se, Rebels :pl, Zero Tenacity :rs, CYBERSHOKE :ru, Inner Circle :ua, kONO :pl, ESC :pl
= CCT South America #3011 | sam | UTC | 4 | -0.7 -1.4 | x3 | series(tables=2 group=5 slot=144 offset=35)
RED Canids :br, Sharks :br, Fluxo :br, ODDIK :br, BESTIA :ar, 9z :ar, Gaimin Gladiators :br, Case :br, Galorys :br, Dusty Roots :br, Solid :br, KRÜ :ar
= ESEA Advanced North America #3012 | nam | UTC | 4 | -0.7 -1.4 | x3 | series(tables=3 group=5 slot=144 offset=70)
Wildcard :us, BOSS :us, Nouns :us, Complexity :us, LAG :us, InControl :us, Fisher College :us, Marca Registrada :us, Take Flyte :us, Getting Info :us, SportsCastle :us, Detonate :us, Mindfreak NA :us, Akimbo :us, Vantage :us, Bad News :us, Party Astronauts :us, Nouns Academy :us
= Asia Open League #3013 | asi | UTC | 4 | -0.7 -1.4 | x3 | series(tables=3 group=5 slot=144 offset=105)
Rare Atom :cn, Chinggis Warriors :mn, ATOX :mn, Rooster :au, Eruption :mn, JiJieHao :cn, The Huns :mn, Vantage AU :au, IHC :mn, Alter Ego :id, NovaQ :cn, Just Swing :cn, Bad News Kangaroos :au, SemperFi :au, Mindfreak :au, Housebets :au, Rooster Academy :au, Talon CS :th
`;

export const dota = `
= DreamLeague #3101 | int | Europe/Stockholm | 1 | 1.6 -0.5 | x3 | knockout(every=4/0 pool=dota): ${SMALL}
${DOTA_TEAMS}
= PGL Wallachia #3102 | int | Europe/Bucharest | 1 | 1.6 -0.5 | x3 | knockout(every=4/1 pool=dota): ${SMALL}
${DOTA_TEAMS}
= BLAST Slam #3103 | int | Asia/Singapore | 1 | 1.6 -0.5 | x3 | knockout(every=4/2 pool=dota): ${SMALL}
${DOTA_TEAMS}
= FISSURE Universe #3104 | int | Europe/Belgrade | 1 | 1.6 -0.5 | x3 | knockout(every=4/3 pool=dota): ${SMALL}
${DOTA_TEAMS}
= European Pro League #3110 | eu | UTC | 3 | -0.2 -1.2 | x3 | series(tables=4 group=5 slot=126 offset=0)
L1GA TEAM :ru, 1win :ru, Zero Tenacity :rs, Runa Team :ru, Nemiga :by, 4Pirates :ru, Team Tough :ua, Yellow Submarine :ru, Night Pulse :gr, Klim Sani4 :ru, Power Rangers :ru, Team Hryvnia :ua, Kalmychata :ru, Lava :fi, Rune Eaters :se, Amaru :pe, Team Secret :de, Pipsqueak :se, Entity :gb-eng, OG :es, Chimera :ru, Quantum Bellator :ru, Winter Bear :ru, VPGame :ru
= Southeast Asia Series #3111 | asi | UTC | 4 | -0.4 -1.2 | x3 | series(tables=3 group=5 slot=126 offset=40)
Talon :th, BOOM Esports :id, Execration :ph, Ivory :sg, Rekonix :id, Team Nemesis :ph, OG Asia :my, The MongolZ :mn, Grind Back :my, Trailer Park Boys :ph, Myth Avenue :th, Carstensz :id, Blacklist International :ph, Geek Fam :my, T1 Dota :kr, Motivate Trust :th, Fnatic SEA :ph, Neon Esports :ph
= American Series #3112 | ame | UTC | 4 | -0.4 -1.2 | x3 | series(tables=3 group=5 slot=126 offset=80)
Shopify Rebellion :us, Team Yandex :pe, Perrito Panzón :pe, Infamous :pe, Thunder Awaken :pe, Estar Backs :pe, Hokori :pe, Leviatán :ar, Midas Club :pe, Apex Genesis :pe, Wolf Team :bo, Inverse :br, beastcoast :pe, Evil Geniuses :us, nouns :us, Team DogChamp :us, Lava Esports :pe, SG Esports :br
`;

export const leagueOfLegends = `
= LCK #3201 | kr | Asia/Seoul | 1 | 1.9 -0.2 | x3 | league: Wed 17:00 19:30, Thu 14:30 17:00 19:30; Sat 12:30 15:00 17:30, Sun 15:00 17:30
Gen.G, Hanwha Life Esports, T1, KT Rolster, Dplus KIA, Nongshim RedForce, BNK FEARX, OKSavingsBank BRION, DRX, DN Freecs
= LPL #3202 | cn | Asia/Shanghai | 1 | 1.7 -0.6 | x3 | league: Mon 15:00 17:00 19:00, Tue 15:00 17:00 19:00, Wed 17:00; Thu 17:00 19:00, Fri 17:00 19:00, Sat 15:00 17:00 19:00
Anyone's Legend, Bilibili Gaming, Top Esports, Invictus Gaming, JD Gaming, Weibo Gaming, FunPlus Phoenix, Ninjas in Pyjamas, Team WE, LNG Esports, ThunderTalk Gaming, EDward Gaming, LGD Gaming, Ultra Prime
= LEC #3203 | eu | Europe/Berlin | 1 | 1.2 -0.5 | x3 | league: Sat 15:00 17:30 20:00, Sun 17:00 19:30
G2 Esports :de, Fnatic :gb-eng, Movistar KOI :es, Karmine Corp :fr, GIANTX :es, Team Vitality :fr, Team Heretics :es, SK Gaming :de, Natus Vincere :ua, Shifters :ch
= LCS #3204 | us | America/Los_Angeles | 2 | 0.7 -0.5 | x3 | league: Sat 13:00 15:00, Sun 13:00 15:00
FlyQuest, Team Liquid, Cloud9, Shopify Rebellion, Dignitas, Disguised, Sentinels, LYON
= CBLOL #3205 | br | America/Sao_Paulo | 3 | 0.3 -0.7 | x3 | league: Sat 13:00 16:00, Sun 13:00 16:00
Vivo Keyd Stars, RED Canids, paiN Gaming, FURIA, LOUD, Fluxo W7M, Isurus, Leviatán
= LCP #3206 | pac | Asia/Taipei | 2 | 0.6 -0.6 | x3 | league: Fri 16:00 18:30, Sat 16:00 18:30
CTBC Flying Oyster :tw, Team Secret Whales :vn, GAM Esports :vn, PSG Talon :hk, SoftBank HAWKS :jp, DetonatioN FocusMe :jp, MVK Esports :vn, Chiefs :au
= LFL #3207 | fr | Europe/Paris | 3 | 0.0 -0.7 | x3 | league: Wed 18:00 20:00, Thu 18:00 20:00 22:00
Karmine Corp Blue, Solary, Gentle Mates, Vitality.Bee, BK ROG, Joblife, Galions, TLN Pirates, French Flair, Zerance
= LCK Challengers #3208 | kr | Asia/Seoul | 4 | 0.2 -0.7 | x3 | league: Mon 14:00 16:30 19:00, Tue 14:00 16:30; Thu 12:00 14:30, Fri 12:00 14:30, Sat 12:00
T1 Academy, Gen.G Academy, Dplus KIA Challengers, KT Challengers, Hanwha Life Challengers, Nongshim Academy, FEARX Youth, BRION Challengers, DRX Challengers, DN Freecs Challengers
= European Regional Series #3210 | eu | UTC | 4 | -0.4 -1.2 | x3 | series(tables=3 group=5 slot=112 offset=0)
Los Ratones :gb-eng, Eintracht Spandau :de, Barça eSports :es, UCAM Esports :es, Case Esports :es, Ici Japon Corp :fr, Los Heretics :es, ROSSMANN Centaurs :de, Unicorns of Love :de, Misa Esports :tr, Dark Passage :tr, BBL :tr, Verdant :gb-eng, NORD :se, eSuba :cz, Team Phantasma :gr, Zena Esports :pl, Forsaken :pl
= Pacific Regional Series #3211 | asi | UTC | 4 | -0.5 -1.3 | x3 | series(tables=2 group=5 slot=112 offset=30)
Frank Esports :hk, Deep Cross :tw, West Point :ph, Ground Zero :au, Sengoku Gaming :jp, Burning Core :jp, QT DIG :jp, Vikings Esports :vn, Fukuoka HAWKS Academy :jp, Cerberus :vn, Meta Falcon :tw, Kanga Esports :au
= Americas Regional Series #3212 | ame | UTC | 4 | -0.5 -1.3 | x3 | series(tables=2 group=5 slot=112 offset=60)
Maryville Esports :us, CCG Esports :us, Luminosity :us, Area of Effect :us, KaBuM :br, Los Grandes :br, Estral :mx, Six Karma :mx, Maze Gaming :ar, Malvinas Gaming :ar, Supernova :us, Ei Nerd Esports :br
`;

export const valorant = `
= VCT EMEA #3301 | emea | Europe/Berlin | 1 | 1.2 -0.5 | x3 | league: Tue 17:00 20:00, Wed 17:00 20:00, Thu 17:00 20:00; Fri 17:00 20:00, Sat 15:00 18:00, Sun 15:00 18:00
Team Heretics :es, Fnatic :gb-eng, Team Liquid :nl, Team Vitality :fr, Natus Vincere :ua, Karmine Corp :fr, BBL Esports :tr, FUT Esports :tr, GIANTX :es, Gentle Mates :fr, Eternal Fire :tr, PCIFIC :tr
= VCT Americas #3302 | ame | America/Los_Angeles | 1 | 1.2 -0.5 | x3 | league: Tue 14:00 17:00, Wed 14:00 17:00, Thu 14:00 17:00; Fri 14:00 17:00, Sat 13:00 16:00, Sun 13:00 16:00
G2 Esports :us, Sentinels :us, NRG :us, MIBR :br, Leviatán :cl, KRÜ Esports :cl, Cloud9 :us, 100 Thieves :us, Evil Geniuses :us, LOUD :br, FURIA :br, ENVY :us
= VCT Pacific #3303 | pac | Asia/Seoul | 1 | 1.2 -0.5 | x3 | league: Mon 17:00 20:00, Tue 17:00 20:00, Wed 17:00 20:00; Thu 17:00 20:00, Sat 17:00 20:00, Sun 17:00 20:00
Paper Rex :sg, T1 :kr, Rex Regum Qeon :id, DRX :kr, Gen.G :kr, Nongshim RedForce :kr, Talon Esports :th, ZETA DIVISION :jp, DetonatioN FocusMe :jp, Team Secret :ph, Global Esports :in, VARREL :jp
= VCT China #3304 | cn | Asia/Shanghai | 2 | 1.0 -0.7 | x3 | league: Mon 17:00 19:30, Thu 17:00 19:30, Thu 14:00 22:00; Sat 14:30 17:00 19:30, Sun 15:00 17:00 19:30
EDward Gaming, Xi Lai Gaming, Bilibili Gaming, Wolves Esports, Dragon Ranger Gaming, Trace Esports, FunPlus Phoenix, JD Gaming, All Gamers, TYLOO, Nova Esports, Titan Esports Club
= Challengers EMEA #3310 | emea | UTC | 4 | -0.3 -1.2 | x3 | series(tables=3 group=5 slot=126 offset=10)
Joblife, ULF Esports :tr, Apeks :no, Mandatory :fr, Enterprise Esports :cz, CGN Esports :de, Barça :es, UCAM :es, Movistar KOI Fénix :es, SAW :pt, Galatasaray :tr, DenizBank WildCats :tr, Ninjas in Pyjamas :se, Zerance :fr, Sangal :tr, Diamant :de, Fire Flux Esports :tr, Papara SuperMassive :tr
= Challengers Americas #3311 | ame | UTC | 4 | -0.3 -1.2 | x3 | series(tables=3 group=5 slot=126 offset=50)
M80 :us, TSM :us, Shopify Rebellion :us, Moist Esports :us, Turtle Troop :us, QoR :us, RED Canids :br, Liberty :br, Elevate :br, 9z Team :ar, Isurus :ar, Six Karma :mx, 2Game Esports :br, Corinthians :br, Hero Base :br, Winthrop :us, Stellae Gaming :br, YFP Gaming :us
= Challengers Asia #3312 | asi | UTC | 4 | -0.3 -1.2 | x3 | series(tables=3 group=5 slot=126 offset=90)
BOOM Esports :id, NAOS :ph, FULL SENSE :th, SLT Seongnam :kr, Crest Gaming Zst :jp, RIDDLE ORDER :jp, FENNEL :jp, Orangutan :in, Revenant :in, ORDER :au, Bonkers :au, Kanga Esports :au, Bleed :sg, Xipto :th, Sin Prisa Gaming :kr, Naos Blaze :ph, Murash Gaming :jp, S8UL :in
`;

/** Players by nickname; each has a club of their own for good, as the battles' regulars do. */
const NICKS =
  'Wizzard Kodak Kraftvk Nekishka Galikooo Shone dm1trena Bomb1to Hotshot Foxy Aleksis Bolec Cavempt Labotryas Djdom Flamengo7 Kray Andrew Rossi10 Inquisitor Jekunam Koftovsky Lion Meltosik Nicolas_Rage Palkan Professor Serenity Smetana Upcake22 V1nn Zhora Arcos Boulevard Calvin Dennis Elmagico Fantazer Grellz Hrisa Iceman Jack Kavviro Lucas Maslja Nightxx Oliver Peconi Quavo Rain Sheva Tohi4 Uncle Vendetta Walker Xavi Yerma Zangief Aibothard Banega Carnage Donatello Eros Force Glumac Havok Ivanko Jaxx Kolos Linox Magi Nova Orion Panic Quest Razor Sava Tifosi Ugo Viper Wave Xero Yoda Zico'.split(
    ' ',
  );
const BATTLE_CLUBS =
  'Arsenal,Real Madrid,Liverpool,Bayern Munich,Barcelona,PSG,Man City,Juventus,Inter,Chelsea,Dortmund,AC Milan,Man United,Atletico,Napoli,Tottenham,RB Leipzig,Roma,Leverkusen,Newcastle,Argentina,France,Brazil,England,Spain,Portugal,Germany,Netherlands'.split(
    ',',
  );
const players = (first: number, count: number) =>
  NICKS.slice(first, first + count)
    .map((nick, index) => `${BATTLE_CLUBS[(first + index) % BATTLE_CLUBS.length] ?? ''} (${nick})`)
    .join(', ');

export const eSoccer = `
= Battle 8 min #3401 | int | UTC | 3 | 0.8 -0.8 | x8 | series(tables=2 group=5 slot=18 offset=0)
${players(0, 20)}
= GT Leagues 12 min #3402 | int | UTC | 3 | 0.8 -0.8 | x12 | series(tables=2 group=5 slot=18 offset=4)
${players(20, 20)}
= Cyber Live Arena 10 min #3403 | int | UTC | 3 | 0.8 -0.8 | x10 | series(tables=2 group=5 slot=18 offset=8)
${players(40, 20)}
= eAdriatic League 10 min #3404 | int | UTC | 4 | 0.8 -0.8 | x10 | series(tables=2 group=5 slot=18 offset=11)
${players(60, 20)}
`;

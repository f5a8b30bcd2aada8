export const wtaPlayers = `Aryna Sabalenka :by, Iga Świątek :pl, Coco Gauff :us, Elena Rybakina :kz, Amanda Anisimova :us, Jessica Pegula :us, Madison Keys :us, Mirra Andreeva :ru, Jasmine Paolini :it, Zheng Qinwen :cn|Zheng Q., Naomi Osaka :jp, Belinda Bencic :ch, Karolína Muchová :cz, Ekaterina Alexandrova :ru, Linda Nosková :cz, Elina Svitolina :ua, Emma Navarro :us, Clara Tauson :dk, Paula Badosa :es, Diana Shnaider :ru, Victoria Mboko :ca, Leylah Fernandez :ca, Liudmila Samsonova :ru, Barbora Krejčíková :cz, Daria Kasatkina :au, Elise Mertens :be, Marta Kostyuk :ua, Markéta Vondroušová :cz, Jelena Ostapenko :lv, Emma Raducanu :gb-eng, Sofia Kenin :us, McCartney Kessler :us, Veronika Kudermetova :ru, Dayana Yastremska :ua, Maya Joint :au, Anna Kalinskaya :ru, Beatriz Haddad Maia :br, Magdalena Fręch :pl, Loïs Boisson :fr, Donna Vekić :hr, Maria Sakkari :gr, Iva Jović :us, Ashlyn Krueger :us, Eva Lys :de, Anastasia Potapova :ru, Jaqueline Cristian :ro, Sorana Cîrstea :ro, Hailey Baptiste :us, Peyton Stearns :us, Janice Tjen :id, Alexandra Eala :ph, Magda Linette :pl, Katie Boulter :gb-eng, Sonay Kartal :gb-eng, Marie Bouzková :cz, Tatjana Maria :de, Laura Siegemund :de, Ann Li :us, Caty McNally :us, Danielle Collins :us, Elisabetta Cocciaretto :it, Lucia Bronzetti :it, Tereza Valentová :cz, Kateřina Siniaková :cz, Sára Bejlek :cz, Nikola Bartůňková :cz, Wang Xinyu :cn|Wang X., Yuan Yue :cn|Yuan Y., Wang Xiyu :cn|Wang X., Zhang Shuai :cn|Zhang S., Moyuka Uchijima :jp, Aoi Ito :jp, Mai Hontama :jp, Ena Shibahara :jp, Ajla Tomljanović :au, Kimberly Birrell :au, Talia Gibson :au, Priscilla Hon :au, Olga Danilović :rs, Petra Martić :hr, Antonia Ružić :hr, Anhelina Kalinina :ua, Yuliia Starodubtseva :ua, Lesia Tsurenko :ua, Oleksandra Oliynykova :ua, Elena-Gabriela Ruse :ro, Irina-Camelia Begu :ro, Ana Bogdan :ro, Anca Todoni :ro, Jéssica Bouzas Maneiro :es, Cristina Bucșa :es, Sara Sorribes Tormo :es, Solana Sierra :ar, María Lourdes Carlé :ar, Emiliana Arango :co, Camila Osorio :co, Renata Zarazúa :mx, Rebecca Šramková :sk, Viktória Hrunčáková :sk, Anna Karolína Schmiedlová :sk, Polina Kudermetova :ru, Erika Andreeva :ru, Kamilla Rakhimova :uz, Yulia Putintseva :kz, Anna Blinkova :ru, Zeynep Sönmez :tr, Greet Minnen :be, Suzan Lamens :nl, Arantxa Rus :nl, Viktorija Golubic :ch, Simona Waltert :ch, Jil Teichmann :ch, Varvara Gracheva :fr, Elsa Jacquemot :fr, Diane Parry :fr, Léolia Jeanjean :fr, Caroline Garcia :fr, Kaja Juvan :si, Veronika Erjavec :si, Tamara Zidanšek :si, Dalma Gálfi :hu, Anna Bondár :hu, Panna Udvardy :hu, Francesca Jones :gb-eng, Heather Watson :gb-eng, Mananchaya Sawangkaew :th, Lanlana Tararudee :th, Bianca Andreescu :ca`;

/** week of the year|level|name|time zone. */
export const wtaEvents = `
1|500|WTA Brisbane|Australia/Brisbane
1|250|WTA Auckland|Pacific/Auckland
2|500|WTA Adelaide|Australia/Adelaide
2|250|WTA Hobart|Australia/Hobart
3|slam|Australian Open Women|Australia/Melbourne
5|500|WTA Abu Dhabi|Asia/Dubai
5|250|WTA Cluj-Napoca|Europe/Bucharest
6|1000|WTA Doha|Asia/Qatar
7|1000|WTA Dubai|Asia/Dubai
8|500|WTA Mérida|America/Merida
8|250|WTA Austin|America/Chicago
9|250|WTA Monterrey|America/Monterrey
9|250|WTA Lyon|Europe/Paris
10|mega|WTA Indian Wells|America/Los_Angeles
12|mega|WTA Miami|America/New_York
14|500|WTA Charleston|America/New_York
14|250|WTA Bogotá|America/Bogota
15|500|WTA Linz|Europe/Vienna
16|500|WTA Stuttgart|Europe/Berlin
16|250|WTA Rouen|Europe/Paris
17|mega|WTA Madrid|Europe/Madrid
19|mega|WTA Rome|Europe/Rome
21|500|WTA Strasbourg|Europe/Paris
21|250|WTA Rabat|Africa/Casablanca
22|slam|Roland Garros Women|Europe/Paris
24|500|WTA London|Europe/London
24|250|WTA 's-Hertogenbosch|Europe/Amsterdam
25|500|WTA Berlin|Europe/Berlin
25|250|WTA Nottingham|Europe/London
26|500|WTA Bad Homburg|Europe/Berlin
26|250|WTA Eastbourne|Europe/London
27|slam|Wimbledon Women|Europe/London
29|250|WTA Iași|Europe/Bucharest
29|250|WTA Hamburg|Europe/Berlin
30|500|WTA Washington|America/New_York
30|250|WTA Prague|Europe/Prague
31|mega|WTA Montréal|America/Toronto
33|1000|WTA Cincinnati|America/New_York
34|250|WTA Cleveland|America/New_York
35|slam|US Open Women|America/New_York
37|500|WTA Guadalajara|America/Mexico_City
37|250|WTA São Paulo|America/Sao_Paulo
38|500|WTA Seoul|Asia/Seoul
39|mega|WTA Beijing|Asia/Shanghai
41|1000|WTA Wuhan|Asia/Shanghai
42|500|WTA Ningbo|Asia/Shanghai
42|250|WTA Osaka|Asia/Tokyo
43|500|WTA Tokyo|Asia/Tokyo
43|250|WTA Guangzhou|Asia/Shanghai
44|250|WTA Hong Kong|Asia/Hong_Kong
44|250|WTA Chennai|Asia/Kolkata
44|250|WTA Jiujiang|Asia/Shanghai
45|finals|WTA Finals Riyadh|Asia/Riyadh
46|250|WTA Monastir|Africa/Tunis
46|250|WTA Singapore|Asia/Singapore
47|250|WTA Tallinn|Europe/Tallinn
47|250|WTA Hua Hin|Asia/Bangkok
48|250|WTA Budapest|Europe/Budapest
48|250|WTA Palermo|Europe/Rome
49|250|WTA Lausanne|Europe/Zurich
49|250|WTA Lima|America/Lima
50|250|WTA Tenerife|Atlantic/Canary
50|250|WTA Jinan|Asia/Shanghai
51|250|WTA Portorož|Europe/Ljubljana
51|250|WTA Mumbai|Asia/Kolkata
52|500|WTA Sydney|Australia/Sydney
52|250|WTA Perth|Australia/Perth
`;

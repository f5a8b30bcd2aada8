export const volleyball = `
= SuperLega #712 | it | Europe/Rome | 2 | 1.4 -0.3 | league: Sat 18:00 20:30, Sun 15:30 16:00 18:00*2
Perugia, Trentino, Lube Civitanova, Piacenza, Verona, Modena, Milano, Monza, Cisterna, Padova, Grottazzolina, Cuneo

= Serie A1 Women #713 | it | Europe/Rome | 3 | 1.6 -0.5 | league: Sat 20:30, Sun 15:00*2 16:00 17:00*3
Imoco Conegliano, Milano Women, Scandicci, Novara, Chieri, Bergamo, Busto Arsizio, Vallefoglia, Firenze, Macerata, San Giovanni in Marignano, Monviso, Perugia Women, Cuneo Granda

= PlusLiga #714 | pl | Europe/Warsaw | 2 | 1.2 -0.7 | league: Fri 17:30 20:30, Sat 14:45 17:30 20:30, Sun 14:45 17:30, Mon+1 17:30
Warta Zawiercie, Bogdanka LUK Lublin, Projekt Warszawa, Jastrzębski Węgiel, Asseco Resovia, ZAKSA Kędzierzyn-Koźle, Skra Bełchatów, Norwid Częstochowa, Indykpol Olsztyn, Ślepsk Suwałki, Trefl Gdańsk, Gorzów, Cuprum Lubin, Barkom Lviv, GKS Katowice, Chełm

= Tauron Liga Women #715 | pl | Europe/Warsaw | 4 | 0.6 -0.7 | league: Fri 18:00, Sat 15:00 17:30, Sun 15:00 17:30 20:30
Developres Rzeszów, ŁKS Łódź, Budowlani Łódź, BKS Bielsko-Biała, Radomka Radom, MOYA Mielec, UNI Opole, Pałac Bydgoszcz, Sokół Mogilno, LOTTO Chemik Police, MKS Kalisz, Wrocław

= Efeler Ligi #719 | tr | Europe/Istanbul | 3 | 0.9 -0.8 | league: Sat 13:00 15:30 18:00, Sun 13:00 14:00 16:00 18:00
Ziraat Bankası, Halkbank, Galatasaray, Fenerbahçe, Arkas, Spor Toto, Cizre, Bursa, Altekma, Akkuş, İstanbul Gençlik, On Hotels Alanya, Kuşgöz İzmir, Gaziantep

= Sultanlar Ligi #720 | tr | Europe/Istanbul | 3 | 1.7 -0.9 | league: Sat 13:00 14:30 17:00, Sun 13:00 14:30 16:00 18:00
VakıfBank, Eczacıbaşı, Fenerbahçe Women, Galatasaray Women, Zeren Spor, Türk Hava Yolları, Kuzeyboru, Aydın, Nilüfer, Bahçelievler, Aras Kargo, İlbank, Göztepe Women, Keçiören

= Superliga #722 | br | America/Sao_Paulo | 3 | 1.0 -0.6 | league: Tue 19:00 21:30, Wed 18:30 21:00, Thu 19:00 21:30; Sat 16:00 18:30 21:00, Sun 11:00 18:00 20:00
Sada Cruzeiro, Sesi Bauru, Vôlei Renata, Minas, Suzano, Joinville, Guarulhos, Goiás, Araguari, São José, Monte Carmelo, Blumenau

= Superliga Women #723 | br | America/Sao_Paulo | 3 | 1.2 -0.7 | league: Mon 19:00 21:30, Tue 18:30 21:00, Fri 18:30 21:00; Thu 18:30*2 21:00*2, Sat 14:00 21:30
Osasco, Praia Clube, Minas Women, Sesc Flamengo, Sesi Bauru Women, Fluminense, Mackenzie, Barueri, Maringá, Brusque, Tijuca, Sorocaba

= Ligue A #724 | fr | Europe/Paris | 4 | 0.5 -0.5 | league: Fri 20:00, Sat 17:00 19:00 20:00*2, Sun 15:00 17:00
Tours, Montpellier, Chaumont, Poitiers, Paris Volley, Narbonne, Saint-Nazaire, Toulouse, Tourcoing, Sète, Nice, Le Plessis-Robinson, Nantes Rezé, Cambrai

= Bundesliga #725 | de | Europe/Berlin | 4 | 0.7 -0.7 | league: Sat 18:00 19:00*2 20:00, Sun 15:00 16:00
Berlin Recycling Volleys, VfB Friedrichshafen, SVG Lüneburg, SWD Powervolleys Düren, Helios Grizzlys Giesen, VCO Berlin, TSV Herrsching, Netzhoppers, WWK Volleys, Energiequelle Netzhoppers, Barock Volleys Ludwigsburg, FT Freiburg

= SV.League #727 | jp | Asia/Tokyo | 3 | 0.8 -0.5 | league: Fri 19:05*2, Sat 14:05*2 15:05; Sun 13:05*2 14:05*2 15:05
Suntory Sunbirds, Jtekt Stings, Osaka Bluteon, Wolfdogs Nagoya, Hiroshima Thunders, Tokyo Great Bears, Nagano Tridents, Sakai Blazers, Voreas Hokkaido, Nippon Steel

= V-League #728 | kr | Asia/Seoul | 4 | 0.2 -0.6 | league: Tue 19:00, Wed 19:00, Thu 19:00; Fri 19:00, Sat 14:00, Sun 14:00
Korean Air Jumbos, Hyundai Capital Skywalkers, KB Insurance Stars, Woori Card Wibee, OK Savings Bank Okman, Samsung Bluefangs, KEPCO Vixtorm, Sangmu

= V-League Women #729 | kr | Asia/Seoul | 4 | 0.2 -0.6 | league: Tue 19:00*2, Wed 19:00, Thu 19:00; Fri 19:00, Sat 16:00*2, Sun 16:00
Heungkuk Life Pink Spiders, Red Sparks, Hyundai Hillstate, IBK Altos, GS Caltex Seoul KIXX, Expressway Hi-Pass, AI Peppers, Gangwon Angels
`;

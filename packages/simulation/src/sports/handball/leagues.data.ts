export const handball = `
= Bundesliga #149 | de | Europe/Berlin | 1 | 1.3 -0.5 | league: Fri 19:00 20:00, Sat 18:00 19:00*2, Sun 15:00*2 16:30 18:00
SC Magdeburg, Füchse Berlin, THW Kiel, SG Flensburg-Handewitt, MT Melsungen, TSV Hannover-Burgdorf, VfL Gummersbach, Rhein-Neckar Löwen, TBV Lemgo, Frisch Auf Göppingen, HSV Hamburg, SC DHfK Leipzig, ThSV Eisenach, HC Erlangen, TVB Stuttgart, HSG Wetzlar, Bergischer HC, GWD Minden

= EHF Champions League #7001 | eu | Europe/Vienna | 1 | 1.6 0.2 | league(every=2/0): Wed 18:45*4 20:45*4; Thu 18:45*4 20:45*4
Barcelona, SC Magdeburg, Veszprém :hu, Füchse Berlin, Paris Saint-Germain :fr, Aalborg :dk, Nantes :fr, Industria Kielce :pl, Sporting CP :pt, Pick Szeged :hu, GOG :dk, Wisła Płock :pl, Zagreb :hr, Dinamo București :ro, Kolstad :no, Eurofarm Pelister :mk

= Starligue #150 | fr | Europe/Paris | 2 | 1.4 -0.7 | league: Fri 20:00*3, Sat 18:00 20:00*2, Sun 17:00*2
Paris Saint-Germain, Nantes, Montpellier, Saint-Raphaël, Toulouse, Limoges, Chambéry, Aix, Nîmes, Cesson-Rennes, Dunkerque, Chartres, Tremblay, Sélestat, Istres, Dijon

= Liga ASOBAL #151 | es | Europe/Madrid | 2 | 1.6 -0.8 | league: Fri 20:30, Sat 17:00 18:30*2 20:00*2, Sun 12:00 18:00
Barcelona, Logroño, Torrelavega, Granollers, Huesca, Ademar León, Cuenca, Anaitasuna, Valladolid, Puente Genil, Cangas, Puerto Sagunto, Guadalajara, Nava, Villa de Aranda, Caserío

= HTH Herreligaen #153 | dk | Europe/Copenhagen | 3 | 1.2 -0.7 | league: Fri 19:00*2, Sat 14:00 16:00*2, Sun 15:00 17:00
Aalborg, GOG, Skjern, Bjerringbro-Silkeborg, Fredericia, Mors-Thy, Skanderborg, Ribe-Esbjerg, Sønderjyske, TTH Holstebro, Nordsjælland, Grindsted, KIF Kolding, TMS Ringsted

= Handbollsligan #154 | se | Europe/Stockholm | 3 | 0.4 -0.6 | league: Mon 19:00*2, Tue 19:00*2, Wed 19:00*3; Fri 19:00*3, Sat 15:00*2, Sun 15:00*2
IK Sävehof, Ystads IF, HK Malmö, IFK Kristianstad, Hammarby, Alingsås, Skövde, Guif, Hallby, Önnered, Helsingborg, Amo, VästeråsIrsta, Karlskrona

= REMA 1000-ligaen #157 | no | Europe/Oslo | 4 | 0.6 -0.8 | league: Wed 18:00*3 19:00*4; Sat 15:00*2 16:00*2, Sun 16:00*2 18:00
Elverum, Runar, Drammen, Nærbø, Kristiansand, Arendal, Haslum, Fjellhammer, Sandefjord, Follo, Bergen, Bækkelaget, Halden, Sandnes

= NB I #158 | hu | Europe/Budapest | 3 | 1.4 -0.9 | league: Fri 18:00*2, Sat 16:00 18:00*2, Sun 16:00 18:00
Veszprém, Pick Szeged, Tatabánya, Balatonfüred, Ferencváros, Komló, Csurgó, Dabas, Gyöngyös, Győr, NEKA, Eger, Carbonex-Komló II, Budakalász

= Superliga #159 | pl | Europe/Warsaw | 3 | 1.3 -0.9 | league: Fri 18:00 20:30, Sat 16:00 18:00, Sun 16:00 18:00
Industria Kielce, Wisła Płock, Ostrów Wielkopolski, Górnik Zabrze, Chrobry Głogów, Azoty Puławy, Gwardia Opole, MMTS Kwidzyn, Wybrzeże Gdańsk, Kalisz, Piotrków, Zagłębie Lubin

= Liga Națională #160 | ro | Europe/Bucharest | 4 | 0.8 -0.8 | league: Fri 17:00 19:00, Sat 15:00 17:00, Sun 16:00 18:00
Dinamo București, Potaissa Turda, Minaur Baia Mare, Steaua București, Buzău, Focșani, Bacău, Călărași, Odorheiu Secuiesc, Făgăraș, Constanța, CSM București

= Quickline Handball League #161 | ch | Europe/Zurich | 4 | 0.4 -0.8 | league: Wed 19:30 19:45*2, Thu 19:30*2; Sat 18:00*2 19:30, Sun 16:00 17:00
Kadetten Schaffhausen, BSV Bern, HC Kriens-Luzern, GC Amicitia Zürich, Wacker Thun, Pfadi Winterthur, St. Otmar St. Gallen, RTV Basel, Suhr Aarau, Lakers Stäfa
`;

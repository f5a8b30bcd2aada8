export const atpPlayers = `Carlos Alcaraz :es, Jannik Sinner :it, Alexander Zverev :de, Novak Djokovic :rs, Taylor Fritz :us, Lorenzo Musetti :it, Ben Shelton :us, Alex de Minaur :au, Jack Draper :gb-eng, Felix Auger-Aliassime :ca, Holger Rune :dk, Casper Ruud :no, Daniil Medvedev :ru, Andrey Rublev :ru, Alexander Bublik :kz, Jakub Menšík :cz, Karen Khachanov :ru, Jiří Lehečka :cz, Francisco Cerúndolo :ar, Tommy Paul :us, João Fonseca :br, Arthur Fils :fr, Ugo Humbert :fr, Tomáš Macháč :cz, Flavio Cobolli :it, Alejandro Davidovich Fokina :es, Frances Tiafoe :us, Denis Shapovalov :ca, Grigor Dimitrov :bg, Stefanos Tsitsipas :gr, Alex Michelsen :us, Learner Tien :us, Luciano Darderi :it, Tallon Griekspoor :nl, Cameron Norrie :gb-eng, Brandon Nakashima :us, Corentin Moutet :fr, Sebastián Báez :ar, Jaume Munar :es, Gabriel Diallo :ca, Matteo Berrettini :it, Alexei Popyrin :au, Giovanni Mpetshi Perricard :fr, Arthur Rinderknech :fr, Nuno Borges :pt, Zizou Bergs :be, Sebastian Korda :us, Valentin Vacherot :mc, Fábián Marozsán :hu, Marin Čilić :hr, Hubert Hurkacz :pl, Lorenzo Sonego :it, Tomás Martín Etcheverry :ar, Marcos Giron :us, Miomir Kecmanović :rs, Alexandre Müller :fr, Camilo Ugo Carabelli :ar, Kamil Majchrzak :pl, Jenson Brooksby :us, Reilly Opelka :us, Benjamin Bonzi :fr, Adrian Mannarino :fr, Roberto Bautista Agut :es, Matteo Arnaldi :it, Botic van de Zandschulp :nl, Mattia Bellucci :it, Laslo Djere :rs, Pedro Martínez :es, Damir Džumhur :ba, Hamad Medjedovic :rs, Jacob Fearnley :gb-sct, Daniel Altmaier :de, Terence Atmane :fr, Jordan Thompson :au, Aleksandar Vukic :au, James Duckworth :au, Rinky Hijikata :au, Tristan Schoolkate :au, Adam Walton :au, Christopher O'Connell :au, Jesper de Jong :nl, Mariano Navone :ar, Francisco Comesaña :ar, Juan Manuel Cerúndolo :ar, Thiago Agustín Tirante :ar, Román Andrés Burruchaga :ar, Cristian Garín :cl, Alejandro Tabilo :cl, Nicolás Jarry :cl, Daniel Elahi Galán :co, Ethan Quinn :us, Aleksandar Kovacevic :us, Mackenzie McDonald :us, Nishesh Basavareddy :us, Eliot Spizzirri :us, Tristan Boyer :us, Quentin Halys :fr, Hugo Gaston :fr, Valentin Royer :fr, Arthur Cazaux :fr, Luca Nardi :it, Francesco Passaro :it, Luca Van Assche :fr, Jan-Lennard Struff :de, Yannick Hanfmann :de, Jan Choinski :gb-eng, Billy Harris :gb-eng, Dan Evans :gb-eng, David Goffin :be, Raphaël Collignon :be, Alexander Blockx :be, Vít Kopřiva :cz, Dalibor Svrčina :cz, Sebastian Ofner :at, Filip Misolic :at, Dominic Stricker :ch, Stan Wawrinka :ch, Jérôme Kym :ch, Borna Ćorić :hr, Dino Prižmić :hr, Márton Fucsovics :hu, Bu Yunchaokete :cn|Bu Y., Shang Juncheng :cn|Shang J., Zhang Zhizhen :cn|Zhang Z., Yoshihito Nishioka :jp, Kei Nishikori :jp, Shintaro Mochizuki :jp, Roman Safiullin :ru`;

export const challengerPlayers = `Emilio Nava :us, Clément Chidekh :fr, Harold Mayot :fr, Luka Mikrut :hr, Otto Virtanen :fi, Elmer Møller :dk, Ignacio Buse :pe, Vilius Gaubas :lt, Coleman Wong :hk, Nicolai Budkov Kjær :no, Justin Engel :de, Rafael Jódar :es, Martín Landaluce :es, Zachary Svajda :us, Brandon Holt :us, Liam Draxl :ca, Alexis Galarneau :ca, Lloyd Harris :za, Chun-Hsin Tseng :tw, James McCabe :au, Thiago Monteiro :br, Thiago Seyboth Wild :br, Facundo Díaz Acosta :ar, Federico Coria :ar, Tomás Barrios Vera :cl, Hugo Dellien :bo, Elias Ymer :se, Mikael Ymer :se, Calvin Hemery :fr, Titouan Droguet :fr, Kyrian Jacquet :fr, Pierre-Hugues Herbert :fr, * men it+de+us+fr+es+ar 64`;

/** week of the year|level|name|time zone. A level says how many enter and how many sets the men play. */
export const atpEvents = `
1|250|ATP Brisbane|Australia/Brisbane
1|250|ATP Hong Kong|Asia/Hong_Kong
2|250|ATP Adelaide|Australia/Adelaide
2|250|ATP Auckland|Pacific/Auckland
3|slam|Australian Open|Australia/Melbourne
5|250|ATP Montpellier|Europe/Paris
6|500|ATP Rotterdam|Europe/Amsterdam
6|500|ATP Dallas|America/Chicago
7|500|ATP Doha|Asia/Qatar
7|250|ATP Buenos Aires|America/Argentina/Buenos_Aires
7|250|ATP Delray Beach|America/New_York
8|500|ATP Rio de Janeiro|America/Sao_Paulo
9|500|ATP Dubai|Asia/Dubai
9|500|ATP Acapulco|America/Mexico_City
9|250|ATP Santiago|America/Santiago
10|mega|ATP Indian Wells|America/Los_Angeles
12|mega|ATP Miami|America/New_York
14|250|ATP Houston|America/Chicago
14|250|ATP Marrakech|Africa/Casablanca
14|250|ATP Bucharest|Europe/Bucharest
15|1000|ATP Monte Carlo|Europe/Monaco
16|500|ATP Barcelona|Europe/Madrid
16|500|ATP Munich|Europe/Berlin
17|mega|ATP Madrid|Europe/Madrid
19|mega|ATP Rome|Europe/Rome
21|500|ATP Hamburg|Europe/Berlin
21|250|ATP Geneva|Europe/Zurich
22|slam|Roland Garros|Europe/Paris
24|250|ATP Stuttgart|Europe/Berlin
24|250|ATP 's-Hertogenbosch|Europe/Amsterdam
25|500|ATP Halle|Europe/Berlin
25|500|ATP London|Europe/London
26|250|ATP Mallorca|Europe/Madrid
26|250|ATP Eastbourne|Europe/London
27|slam|Wimbledon|Europe/London
29|250|ATP Gstaad|Europe/Zurich
29|250|ATP Båstad|Europe/Stockholm
29|250|ATP Los Cabos|America/Mazatlan
30|500|ATP Washington|America/New_York
30|250|ATP Kitzbühel|Europe/Vienna
30|250|ATP Umag|Europe/Zagreb
31|mega|ATP Toronto|America/Toronto
33|1000|ATP Cincinnati|America/New_York
34|250|ATP Winston-Salem|America/New_York
35|slam|US Open|America/New_York
37|250|ATP Tel Aviv|Asia/Jerusalem
38|250|ATP Chengdu|Asia/Shanghai
38|250|ATP Hangzhou|Asia/Shanghai
39|500|ATP Tokyo|Asia/Tokyo
39|500|ATP Beijing|Asia/Shanghai
40|mega|ATP Shanghai|Asia/Shanghai
42|250|ATP Almaty|Asia/Almaty
42|250|ATP Brussels|Europe/Brussels
42|250|ATP Stockholm|Europe/Stockholm
43|500|ATP Basel|Europe/Zurich
43|500|ATP Vienna|Europe/Vienna
44|1000|ATP Paris|Europe/Paris
45|250|ATP Athens|Europe/Athens
45|250|ATP Metz|Europe/Paris
46|250|ATP Antwerp|Europe/Brussels
46|250|ATP Sofia|Europe/Sofia
47|finals|ATP Finals Turin|Europe/Rome
48|250|ATP Singapore|Asia/Singapore
48|250|ATP Lyon|Europe/Paris
49|250|ATP Sydney|Australia/Sydney
49|250|ATP Estoril|Europe/Lisbon
50|250|ATP Pune|Asia/Kolkata
50|250|ATP Córdoba|America/Argentina/Cordoba
51|250|ATP Perth|Australia/Perth
51|250|ATP Marseille|Europe/Paris
52|500|ATP Melbourne|Australia/Melbourne
52|250|ATP Nouméa|Pacific/Noumea
`;

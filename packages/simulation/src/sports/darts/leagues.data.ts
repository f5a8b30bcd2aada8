const TOUR = `Luke Littler :gb-eng, Luke Humphries :gb-eng, Michael van Gerwen :nl, Gian van Veen :nl, Stephen Bunting :gb-eng, James Wade :gb-eng, Gerwyn Price :gb-wls, Josh Rock :gb-nir, Jonny Clayton :gb-wls, Gary Anderson :gb-sct, Danny Noppert :nl, Chris Dobey :gb-eng, Rob Cross :gb-eng, Ross Smith :gb-eng, Damon Heta :au, Martin Schindler :de, Ryan Searle :gb-eng, Dave Chisnall :gb-eng, Jermaine Wattimena :nl, Nathan Aspinall :gb-eng, Mike De Decker :be, Dimitri Van den Bergh :be, Ryan Joyce :gb-eng, Luke Woodhouse :gb-eng, Peter Wright :gb-sct, Cameron Menzies :gb-sct, Daryl Gurney :gb-nir, Dirk van Duijvenbode :nl, Wessel Nijman :nl, Joe Cullen :gb-eng, Ritchie Edhouse :gb-eng, Krzysztof Ratajski :pl, Kevin Doets :nl, Andrew Gilding :gb-eng, Ricardo Pietreczko :de, Raymond van Barneveld :nl, Michael Smith :gb-eng, William O'Connor :ie, Brendan Dolan :gb-nir, Ricky Evans :gb-eng, Niko Springer :de, Gabriel Clemens :de, Callan Rydz :gb-eng, Nick Kenny :gb-wls, Scott Williams :gb-eng, Madars Razma :lv, Karel Sedláček :cz, Mensur Suljović :at`;

export const darts = `
= PDC World Matchplay #2201 | int | Europe/London | 1 | 2.3 -0.6 | x19 | knockout(every=4/0 pool=pdc): Tue 13:00*2 14:00*2 19:00*2 20:00*2, Wed 13:00*2 14:00*2 19:00*2 20:00*2; Thu 13:00*2 14:00*2 19:00*2 20:00*2; Fri 19:00 20:00 21:00 22:00; Sat 19:30 21:00; Sun 20:30
${TOUR}

= PDC European Tour #2202 | int | Europe/Berlin | 1 | 2.3 -0.6 | x11 | knockout(every=4/2 pool=pdc): Tue 13:00 13:40 14:20 15:00 19:00 19:40 20:20 21:00, Wed 13:00 13:40 14:20 15:00 19:00 19:40 20:20 21:00; Fri 13:00 13:40 14:20 15:00 19:00 19:40 20:20 21:00; Sat 13:00 13:45 14:30 15:15; Sun 13:00 13:45; Sun 20:30
${TOUR}

= Premier League Darts #2203 | uk | Europe/London | 1 | 2.3 -0.6 | x11 | league(every=2/1 neutral): Thu 19:10 19:50 20:30 21:10
Luke Littler, Luke Humphries, Michael van Gerwen, Gian van Veen, Stephen Bunting, Gerwyn Price, Josh Rock, Jonny Clayton

= MODUS Super Series #2204 | uk | UTC | 4 | -0.2 -1.2 | x7 | series(tables=4 group=5 slot=48 offset=3)
* men gb-eng+nl+gb-sct+de 40 modus

= Online Darts Live League #2205 | int | UTC | 5 | -0.4 -1.4 | x7 | series(tables=4 group=5 slot=48 offset=17)
* men gb-eng+nl+gb-sct+de 40 online
`;

const CZECHS = 'Milan Cechovsky, Jiri Zuzanek, Petr Bradach, Radim Trtik, Michal Regner';

export const tableTennis = `
= WTT Champions #2301 | int | Asia/Shanghai | 1 | 2.2 -0.4 | x7 | knockout(every=4/0 pool=wtt): Tue 12:00 12:40 13:20 14:00 18:30 19:10 19:50 20:30, Wed 12:00 12:40 13:20 14:00 18:30 19:10 19:50 20:30; Thu 12:00 12:40 13:20 14:00 18:30 19:10 19:50 20:30; Fri 12:00 12:45 18:30 19:15; Sat 18:30 19:30; Sun 19:30
Wang Chuqin :cn|Wang C., Lin Shidong :cn|Lin S., Hugo Calderano :br, Tomokazu Harimoto :jp, Truls Möregårdh :se, Felix Lebrun :fr, Alexis Lebrun :fr, Liang Jingkun :cn|Liang J., Xiang Peng :cn|Xiang P., Dang Qiu :de, Benedikt Duda :de, Patrick Franziska :de, Anton Källberg :se, Shunsuke Togami :jp, Sora Matsushima :jp, Lin Yun-Ju :tw|Lin Y., Jang Woojin :kr|Jang W., An Jaehyun :kr|An J., Oh Junsung :kr|Oh J., Darko Jorgić :si, Dimitrij Ovtcharov :de, Simon Gauzy :fr, Quadri Aruna :ng, Omar Assar :eg, Jonathan Groth :dk, Anders Lind :dk, Marcos Freitas :pt, Kirill Gerassimenko :kz, Wong Chun Ting :hk|Wong C., Kao Cheng-Jui :tw|Kao C., Eduard Ionescu :ro, Ricardo Walther :de

= WTT Contender #2302 | int | Europe/Berlin | 2 | 0.2 -0.8 | x5 | knockout(every=2/1 pool=contender): Tue 10:00*2 10:40*2 11:20*2 12:00*2, Wed 10:00*2 10:40*2 11:20*2 12:00*2; Thu 11:00*2 11:40*2 18:00*2 18:40*2; Fri 12:00 12:45 18:00 18:45; Sat 17:00 18:00; Sun 17:00
* men de+fr+jp+cn+pl+cz+se+in+br+ro 32

= Liga Pro #2310 | cz | UTC | 4 | 0.2 -1.2 | x5 | series(tables=4 group=5 slot=28 offset=0)
${CZECHS}, * men cz 43 liga-pro

= TT Cup #2311 | cz | UTC | 4 | 0.1 -1.3 | x5 | series(tables=4 group=5 slot=28 offset=4)
* men cz+ua 48 tt-cup

= Setka Cup #2312 | ua | UTC | 4 | 0.2 -1.2 | x5 | series(tables=4 group=5 slot=28 offset=9)
* men ua 48 setka

= Setka Cup Women #2313 | ua | UTC | 5 | -0.2 -1.5 | x5 | series(tables=2 group=5 slot=28 offset=2)
* women ua 24 setka

= TT Elite Series #2314 | pl | UTC | 4 | 0.3 -1.1 | x5 | series(tables=4 group=5 slot=28 offset=13)
* men pl 48 elite

= TT Star Series #2315 | pl | UTC | 5 | 0.0 -1.3 | x5 | series(tables=4 group=5 slot=28 offset=17)
* men pl+cz 48 star
`;

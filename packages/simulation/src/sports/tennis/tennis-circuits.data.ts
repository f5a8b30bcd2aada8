/** When the rounds of a draw are played, by level of the event; early rounds share a handful of courts. */
export const drawRounds: Readonly<Record<string, string>> = {
  slam: 'Mon 11:00*10 13:00*8 15:00*6 17:00*5 19:30*3, Tue 11:00*10 13:00*8 15:00*6 17:00*5 19:30*3; Wed 11:00*5 13:00*4 15:00*4 19:30*3, Thu 11:00*5 13:00*4 15:00*4 19:30*3; Fri 11:00*3 14:00*3 19:30*2, Sat 11:00*3 14:00*3 19:30*2; Sun 11:00 13:30 16:00 19:30, Mon+1 11:00 13:30 16:00 19:30; Tue+1 13:00 19:30, Wed+1 13:00 19:30; Fri+1 14:00 18:30; Sun+1 15:00',
  mega: 'Wed 11:00*5 13:00*5 15:00*3 19:00*3, Thu 11:00*5 13:00*5 15:00*3 19:00*3; Fri 11:00*3 13:30*2 16:00*2 19:30, Sat 11:00*3 13:30*2 16:00*2 19:30; Sun 11:00 13:30 16:00 19:30, Tue+1 11:00 13:30 16:00 19:30; Wed+1 14:00 19:30, Thu+1 14:00 19:30; Fri+1 14:00 19:30; Sun+1 15:00',
  '1000':
    'Mon 11:00*5 13:00*5 15:00*3 19:00*3, Tue 11:00*5 13:00*5 15:00*3 19:00*3; Wed 11:00*5 13:00*5 15:00*3 19:00*3; Thu 11:00*3 13:30*3 19:00*2; Fri 12:00 14:00 18:00 20:00; Sat 14:00 18:30; Sun 15:00',
  '250':
    'Mon 11:00*3 13:00*2 15:00*2 18:30, Tue 11:00*3 13:00*2 15:00*2 18:30; Wed 11:00 13:00 15:00 18:30, Thu 11:00 13:00 15:00 18:30; Fri 12:00 14:00 17:00 19:30; Sat 14:00 18:00; Sun 15:00',
  finals: 'Tue 14:00 20:30, Wed 14:00 20:30; Sat 14:30 20:30; Sun 18:00',
  itf: 'Mon 10:00*3 11:45*2 13:30*2 16:00, Tue 10:00*3 11:45*2 13:30*2 16:00; Wed 10:00*2 12:00 14:00, Thu 10:00*2 12:00 14:00; Fri 10:00*2 12:00*2; Sat 11:00 13:00; Sun 11:00',
};

/** every/phase|name|time zone: three a week. */
export const challengerEvents = `
4/0|Challenger Bratislava|Europe/Bratislava
4/0|Challenger Yokohama|Asia/Tokyo
4/0|Challenger Montevideo|America/Montevideo
4/1|Challenger Szczecin|Europe/Warsaw
4/1|Challenger Knoxville|America/New_York
4/1|Challenger Canberra|Australia/Sydney
4/2|Challenger Genoa|Europe/Rome
4/2|Challenger Lima|America/Lima
4/2|Challenger Busan|Asia/Seoul
4/3|Challenger Heilbronn|Europe/Berlin
4/3|Challenger Mexico City|America/Mexico_City
4/3|Challenger Bengaluru|Asia/Kolkata
`;

/** every/phase|name|time zone: four a week, somewhere in each part of the world. */
export const itfMenEvents = `
2/0|M15 Monastir|Africa/Tunis
2/0|M25 Santa Margherita di Pula|Europe/Rome
2/0|M25 Tsukuba|Asia/Tokyo
2/0|M15 Santo Domingo|America/Santo_Domingo
2/1|M15 Antalya|Europe/Istanbul
2/1|M25 Maribor|Europe/Ljubljana
2/1|M25 Brisbane|Australia/Brisbane
2/1|M15 Los Angeles|America/Los_Angeles
`;

export const itfWomenEvents = `
2/0|W35 Antalya|Europe/Istanbul
2/0|W75 Heraklion|Europe/Athens
2/0|W35 Nanchang|Asia/Shanghai
2/0|W15 São Paulo|America/Sao_Paulo
2/1|W15 Monastir|Africa/Tunis
2/1|W50 Torino|Europe/Rome
2/1|W35 Perth|Australia/Perth
2/1|W60 Las Vegas|America/Los_Angeles
`;

/** Round-the-clock exhibition courts: five at a time on a court, everyone against everyone. */
export const utrLeagues = `
= UTR Pro Series Men | utr | UTC | 5 | -0.8 -1.8 | x3 | series(tables=12 group=5 slot=112 offset=0)
* men us+es+gb-eng+fr+it+de+au+in+cz+ar 96
= UTR Pro Series Women | utr | UTC | 5 | -0.8 -1.8 | x3 | series(tables=10 group=5 slot=112 offset=9)
* women us+es+gb-eng+fr+it+de+au+in+cz+ar 80
`;

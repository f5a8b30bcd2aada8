const NATIONS = `India :in, Australia :au, England :gb-eng, South Africa :za, New Zealand :nz, Pakistan :pk, West Indies :int, Sri Lanka :lk, Afghanistan :af, Bangladesh :bd, Ireland :ie, Zimbabwe :zw, Scotland :gb-sct, Netherlands :nl, United Arab Emirates :ae, Nepal :np`;

export const cricket = `
= Indian Premier League #2472 | in | Asia/Kolkata | 1 | 0.6 -0.5 | league: Mon 19:30, Tue 19:30, Wed 19:30, Thu 19:30, Fri 19:30; Sat 15:30*2 19:30, Sun 15:30 19:30
Royal Challengers Bengaluru|RCB|M. Chinnaswamy Stadium|Bengaluru
Mumbai Indians|MI|Wankhede Stadium|Mumbai
Punjab Kings|PBKS|Mullanpur|Mohali
Gujarat Titans|GT|Narendra Modi Stadium|Ahmedabad
Delhi Capitals|DC|Arun Jaitley Stadium|Delhi
Sunrisers Hyderabad|SRH|Rajiv Gandhi Stadium|Hyderabad
Kolkata Knight Riders|KKR|Eden Gardens|Kolkata
Lucknow Super Giants|LSG|Ekana Stadium|Lucknow
Chennai Super Kings|CSK|Chepauk|Chennai
Rajasthan Royals|RR|Sawai Mansingh Stadium|Jaipur

= T20 International #2480 | int | Asia/Dubai | 1 | 1.6 -1.4 | league(every=2/0 games=3): Mon 14:00*2 18:00*4 22:00*2; Wed 14:00*2 18:00*4 22:00*2; Fri 14:00*2 18:00*4 22:00*2
${NATIONS}

= One Day International #2481 | int | Asia/Kolkata | 1 | 1.6 -1.4 | x50 | league(every=2/1 games=2): Tue 09:30*2 14:30*4 19:00*2; Fri 09:30*2 14:30*4 19:00*2
${NATIONS}

= Big Bash League #2473 | au | Australia/Sydney | 2 | 0.4 -0.3 | league: Mon 19:15, Tue 19:15, Wed 15:05 19:15; Fri 19:15, Sat 15:05 19:15, Sun 19:15
Hobart Hurricanes, Sydney Sixers, Perth Scorchers, Melbourne Stars, Sydney Thunder, Brisbane Heat, Adelaide Strikers, Melbourne Renegades

= Women's Big Bash League #2474 | au | Australia/Sydney | 4 | 0.0 -0.6 | league: Tue 14:10*2, Wed 14:10 19:10; Sat 13:10*2, Sun 13:10*2
Brisbane Heat Women, Adelaide Strikers Women, Sydney Thunder Women, Sydney Sixers Women, Perth Scorchers Women, Melbourne Stars Women, Hobart Hurricanes Women, Melbourne Renegades Women

= Pakistan Super League #2475 | pk | Asia/Karachi | 2 | 0.3 -0.4 | league: Mon 19:00, Tue 19:00, Wed 19:00; Fri 20:00, Sat 14:00 19:00; Sun 14:00*2 19:00
Islamabad United, Lahore Qalandars, Multan Sultans, Peshawar Zalmi, Quetta Gladiators, Karachi Kings

= Caribbean Premier League #2476 | wi | America/Port_of_Spain | 2 | 0.2 -0.4 | league: Tue 19:00, Wed 19:00, Thu 19:00; Fri 19:00, Sat 10:00 19:00; Sun 10:00*2 19:00
Trinbago Knight Riders, Guyana Amazon Warriors, Saint Lucia Kings, Barbados Royals, Antigua and Barbuda Falcons, St Kitts and Nevis Patriots

= T20 Blast #2477 | gb-eng | Europe/London | 2 | 0.2 -0.7 | league: Tue 18:30*4, Thu 18:30*5; Fri 17:30*2 18:30*4, Sat 15:00, Sun 14:30*2
Surrey, Somerset, Hampshire, Lancashire, Birmingham Bears, Gloucestershire, Sussex, Northamptonshire, Nottinghamshire, Durham, Essex, Kent, Yorkshire, Leicestershire, Worcestershire, Glamorgan :gb-wls, Derbyshire, Middlesex

= SA20 #2478 | za | Africa/Johannesburg | 3 | 0.2 -0.3 | league: Tue 17:30, Wed 17:30, Thu 17:30; Sat 13:00*2 17:30; Sun 13:00*2 17:30
Sunrisers Eastern Cape, MI Cape Town, Paarl Royals, Joburg Super Kings, Durban's Super Giants, Pretoria Capitals

= International League T20 #2479 | ae | Asia/Dubai | 3 | 0.1 -0.4 | league: Mon 18:30, Tue 18:30, Wed 18:30; Fri 18:30, Sat 14:30 18:30; Sun 14:30*2 18:30
MI Emirates, Dubai Capitals, Gulf Giants, Desert Vipers, Sharjah Warriorz, Abu Dhabi Knight Riders

= Bangladesh Premier League #2482 | bd | Asia/Dhaka | 4 | -0.2 -0.7 | league: Mon 13:30 18:30, Tue 13:30; Thu 13:30 18:30, Fri 14:00
Rangpur Riders, Fortune Barishal, Chittagong Kings, Khulna Tigers, Dhaka Capitals, Sylhet Strikers, Durbar Rajshahi

= Lanka Premier League #2483 | lk | Asia/Colombo | 4 | -0.2 -0.7 | league: Tue 15:00 19:30; Thu 15:00 19:30; Sat 15:00 19:30
Jaffna Kings, Galle Marvels, Kandy Falcons, Colombo Strikers, Dambulla Sixers

= Major League Cricket #2484 | us | America/Chicago | 3 | 0.1 -0.4 | league: Tue 19:30, Wed 19:30, Thu 19:30; Fri 19:30, Sat 14:30 19:30; Sun 14:30 15:30 19:30
MI New York, Washington Freedom, San Francisco Unicorns, Texas Super Kings, Seattle Orcas, Los Angeles Knight Riders

= Super Smash #2485 | nz | Pacific/Auckland | 4 | -0.2 -0.7 | league: Mon 16:40, Tue 16:40, Wed 16:40; Fri 19:00, Sat 13:10 17:00
Canterbury Kings, Central Stags, Northern Brave, Auckland Aces, Wellington Firebirds, Otago Volts
`;

export const premiumCricket = `
= Premium T20 League #9001 | in | UTC | 1 | 0.5 -0.5 | series(tables=2 group=5 slot=252 offset=0)
Mumbai Premium, Chennai Premium, Bengaluru Premium, Kolkata Premium, Delhi Premium, Hyderabad Premium, Jaipur Premium, Punjab Premium, Ahmedabad Premium, Lucknow Premium, Pune Premium, Kochi Premium
= Premium World T20 #9002 | int | UTC | 1 | 1.0 -0.8 | series(tables=3 group=5 slot=252 offset=40)
India Premium :in, Australia Premium :au, England Premium :gb-eng, South Africa Premium :za, New Zealand Premium :nz, Pakistan Premium :pk, West Indies Premium :int, Sri Lanka Premium :lk, Afghanistan Premium :af, Bangladesh Premium :bd, Ireland Premium :ie, Zimbabwe Premium :zw, Scotland Premium :gb-sct, Netherlands Premium :nl, Nepal Premium :np, Namibia Premium :na, Oman Premium :om, USA Premium :us
= Premium Bash #9003 | au | UTC | 2 | 0.4 -0.4 | series(tables=2 group=5 slot=252 offset=80)
Sydney Premium, Melbourne Premium, Perth Premium, Brisbane Premium, Hobart Premium, Adelaide Premium, Canberra Premium, Darwin Premium, Cairns Premium, Geelong Premium, Newcastle Premium, Gold Coast Premium
= Premium Super Series #9004 | pk | UTC | 2 | 0.3 -0.4 | series(tables=2 group=5 slot=252 offset=120)
Lahore Premium, Karachi Premium, Islamabad Premium, Multan Premium, Peshawar Premium, Quetta Premium, Rawalpindi Premium, Faisalabad Premium, Sialkot Premium, Hyderabad Sindh Premium, Gujranwala Premium, Bahawalpur Premium
= Premium Caribbean League #9005 | wi | UTC | 2 | 0.3 -0.4 | series(tables=2 group=5 slot=252 offset=160)
Trinidad Premium, Guyana Premium, Barbados Premium, Saint Lucia Premium, Antigua Premium, St Kitts Premium, Jamaica Premium, Grenada Premium, Dominica Premium, Montserrat Premium, Saint Vincent Premium, Tobago Premium
`;

export const americanFootball = `
= NFL #31 | us | America/New_York | 1 | 1.3 -1.3 | league: Thu 20:15, Sun 09:30 13:00*8 16:05*2 16:25*2 20:20, Mon+1 20:15
Philadelphia Eagles|PHI|Lincoln Financial Field|Philadelphia
Buffalo Bills|BUF|Highmark Stadium|Orchard Park
Los Angeles Rams|LAR|SoFi Stadium|Inglewood
Kansas City Chiefs|KC|Arrowhead Stadium|Kansas City
Detroit Lions|DET|Ford Field|Detroit
Seattle Seahawks|SEA|Lumen Field|Seattle
Denver Broncos|DEN|Empower Field|Denver
Green Bay Packers|GB|Lambeau Field|Green Bay
Baltimore Ravens|BAL|M&T Bank Stadium|Baltimore
New England Patriots|NE|Gillette Stadium|Foxborough
Houston Texans|HOU|NRG Stadium|Houston
San Francisco 49ers|SF|Levi's Stadium|Santa Clara
Los Angeles Chargers|LAC|SoFi Stadium|Inglewood
Tampa Bay Buccaneers|TB|Raymond James Stadium|Tampa
Jacksonville Jaguars|JAX|EverBank Stadium|Jacksonville
Indianapolis Colts|IND|Lucas Oil Stadium|Indianapolis
Pittsburgh Steelers|PIT|Acrisure Stadium|Pittsburgh
Chicago Bears|CHI|Soldier Field|Chicago
Dallas Cowboys|DAL|AT&T Stadium|Arlington
Minnesota Vikings|MIN|U.S. Bank Stadium|Minneapolis
Cincinnati Bengals|CIN|Paycor Stadium|Cincinnati
Washington Commanders|WAS|Northwest Stadium|Landover
Atlanta Falcons|ATL|Mercedes-Benz Stadium|Atlanta
Carolina Panthers|CAR|Bank of America Stadium|Charlotte
Miami Dolphins|MIA|Hard Rock Stadium|Miami Gardens
Arizona Cardinals|ARI|State Farm Stadium|Glendale
New York Giants|NYG|MetLife Stadium|East Rutherford
New Orleans Saints|NO|Caesars Superdome|New Orleans
Las Vegas Raiders|LV|Allegiant Stadium|Las Vegas
Cleveland Browns|CLE|Huntington Bank Field|Cleveland
New York Jets|NYJ|MetLife Stadium|East Rutherford
Tennessee Titans|TEN|Nissan Stadium|Nashville

= NCAA Football #27653 | us | America/New_York | 2 | 0.9 -0.9 | league: Fri 20:00, Sat 12:00*6 15:30*6 19:00*3 19:30*3 22:30*2
Ohio State Buckeyes, Georgia Bulldogs, Indiana Hoosiers, Oregon Ducks, Texas Longhorns, Alabama Crimson Tide, Notre Dame Fighting Irish, Texas A&M Aggies, Miami Hurricanes, Texas Tech Red Raiders, Ole Miss Rebels, Penn State Nittany Lions, Oklahoma Sooners, LSU Tigers, Michigan Wolverines, USC Trojans, Tennessee Volunteers, BYU Cougars, Utah Utes, Clemson Tigers, Vanderbilt Commodores, Louisville Cardinals, Florida Gators, Washington Huskies, Iowa Hawkeyes, Missouri Tigers, Illinois Fighting Illini, Arizona State Sun Devils, Nebraska Cornhuskers, SMU Mustangs, Florida State Seminoles, Auburn Tigers, Virginia Cavaliers, Kansas State Wildcats, TCU Horned Frogs, Boise State Broncos, Wisconsin Badgers, South Carolina Gamecocks, UCLA Bruins, Memphis Tigers

= CFL #1106 | ca | America/Toronto | 3 | 0.1 -0.6 | league: Thu 20:00, Fri 19:30, Sat 16:00 19:00
Saskatchewan Roughriders, Calgary Stampeders, BC Lions, Montréal Alouettes, Winnipeg Blue Bombers, Hamilton Tiger-Cats, Edmonton Elks, Toronto Argonauts, Ottawa Redblacks

= UFL #41001 | us | America/Chicago | 4 | -0.6 -1.0 | league: Fri 19:00, Sat 12:00 15:00, Sun 14:00
Birmingham Stallions, DC Defenders, St. Louis Battlehawks, Michigan Panthers, Houston Gamblers, Orlando Storm, Dallas Renegades, Louisville Kings
`;

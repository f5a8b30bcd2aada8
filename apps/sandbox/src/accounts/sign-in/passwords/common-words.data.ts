/** What people choose first, in the languages of the site: written small, without the digits they put behind it. */
export const commonWords: readonly string[] = `
password passwort passw0rd contrasena contraseña senha parola sifre şifre пароль parol kennwort motdepasse wachtwoord
pass qwerty qwertz azerty asdf asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx qwe йцукен фывапролдж ячсмить letmein welcome
willkommen bienvenido bemvindo hosgeldin iloveyou teamo ichliebedich tequiero loveyou lovely love admin administrator
root user test guest login access master default changeme secret geheim secreto temp system dragon monkey tiger lion
panther bear wolf eagle falcon horse puppy kitty cookie chocolate cheese banana orange apple cherry football futbol
fussball fußball soccer basketball baseball hockey tennis cricket rugby golf boxing racing formula superman batman
spiderman pokemon pikachu naruto starwars matrix harrypotter hello hallo hola merhaba привет salut michael jordan
jennifer jessica ashley daniel thomas andrew joshua matthew robert charlie george michelle nicole amanda hunter maria
carlos jose juan antonio francisco pedro paulo gabriel rafael lucas mateus felipe ana sofia isabella camila valentina
mehmet mustafa ahmet ali ayse fatma emre can deniz murat kemal ataturk alexander sasha natasha andrey sergey dima маша
наташа саша anna lisa julia sarah laura lena leon max paul felix lukas peter klaus stefan andreas christian martin
markus mohamed mohammed ahmed khaled omar fatima youssef ibrahim abdullah sakura takashi hiroshi yuki haruka kenji
satoshi princess prince angel angels devil queen king sunshine shadow flower rainbow butterfly diamond silver golden
summer winter spring autumn sommer verano freedom liberty forever heaven jesus christ blessed church faith trust
family friend friends mother father brother sister computer internet samsung iphone google facebook youtube instagram
twitter whatsapp microsoft windows android nintendo playstation xbox mercedes ferrari porsche mustang corvette camaro
harley yamaha honda toyota bmw audi arsenal chelsea liverpool manchester united tottenham everton barcelona barca
realmadrid madrid atletico juventus milan inter napoli bayern dortmund schalke werder hamburg berlin munich münchen
köln stuttgart galatasaray fenerbahce besiktas trabzonspor flamengo palmeiras corinthians santos saopaulo vasco gremio
boca riverplate spartak zenit cska dynamo alahly zamalek hilal ronaldo messi neymar mbappe beckham zidane pele
maradona haaland salah benzema ronaldinho london paris newyork istanbul ankara izmir moscow moskva tokyo osaka lisboa
brasil brazil america deutschland espana mexico argentina turkiye россия japan money cash lucky winner casino poker
jackpot betting bets sportsbook gambling roulette blackjack bingo bonus whatever nothing something trustno killer
fuckyou fuck asshole bitch sexy ninja samurai pirate cowboy ranger soldier warrior pepper ginger maggie buster bailey
rocky bandit smokey snoopy garfield mickey donald minnie guitar music metallica nirvana eminem rocknroll hiphop reggae
dance party beer vodka tequila whiskey coffee blink phoenix mercury saturn jupiter galaxy cosmos planet star stars
moon earth ocean thunder lightning storm fire abcd abcdef abcdefg abcabc aaaaaa zzzzzz letme open sesame opensesame
onetwothree
`
  .trim()
  .split(/\s+/);

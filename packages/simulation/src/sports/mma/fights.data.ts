export const mma = `
= UFC #1701 | us | America/Los_Angeles | 1 | 1.6 -0.4 | x3 | card(every=1/0 main=5): Sat 13:00 13:30 14:00 14:30 15:00 15:30 16:00 16:30 17:00 17:30 18:15
Tom Aspinall :gb-eng, Ciryl Gane :fr, Alexander Volkov :ru, Sergei Pavlovich :ru, Curtis Blaydes :us, Jailton Almeida :br, Serghei Spivac :md, Derrick Lewis :us
Magomed Ankalaev :ru, Alex Pereira :br, Jiří Procházka :cz, Carlos Ulberg :nz, Khalil Rountree Jr. :us, Jan Błachowicz :pl, Azamat Murzakanov :ru, Volkan Oezdemir :ch
Khamzat Chimaev :ae, Dricus du Plessis :za, Nassourdine Imavov :fr, Sean Strickland :us, Israel Adesanya :nz, Robert Whittaker :au, Caio Borralho :br, Reinier de Ridder :nl
Islam Makhachev :ru, Jack Della Maddalena :au, Belal Muhammad :us, Shavkat Rakhmonov :kz, Sean Brady :us, Leon Edwards :gb-eng, Ian Machado Garry :ie, Kamaru Usman :us
Ilia Topuria :es, Arman Tsarukyan :am, Charles Oliveira :br, Max Holloway :us, Justin Gaethje :us, Dan Hooker :nz, Paddy Pimblett :gb-eng, Beneil Dariush :us
Alexander Volkanovski :au, Movsar Evloev :ru, Diego Lopes :br, Yair Rodríguez :mx, Lerone Murphy :gb-eng, Arnold Allen :gb-eng, Aljamain Sterling :us, Jean Silva :br
Merab Dvalishvili :ge, Umar Nurmagomedov :ru, Petr Yan :ru, Sean O'Malley :us, Cory Sandhagen :us, Song Yadong :cn|Song Y., Deiveson Figueiredo :br, Marlon Vera :ec
Alexandre Pantoja :br, Joshua Van :us, Brandon Royval :us, Brandon Moreno :mx, Amir Albazi :se, Tatsuro Taira :jp, Manel Kape :ao, Kai Kara-France :nz
Kayla Harrison :us, Julianna Peña :us, Raquel Pennington :us, Norma Dumont :br, Ketlen Vieira :br, Macy Chiasson :us, Irene Aldana :mx, Yana Santos :ru
Valentina Shevchenko :kg, Manon Fiorot :fr, Natália Silva :br, Alexa Grasso :mx, Erin Blanchfield :us, Maycee Barber :us, Rose Namajunas :us, Jasmine Jasudavicius :ca
Mackenzie Dern :br, Zhang Weili :cn|Zhang W., Tatiana Suarez :us, Virna Jandiroba :br, Yan Xiaonan :cn|Yan X., Amanda Lemos :br, Loopy Godinez :mx, Tabatha Ricci :br

= PFL #1702 | us | America/New_York | 2 | 0.6 -0.8 | x3 | card(every=2/1 main=5): Fri 18:00 18:30 19:00 19:30 20:00 20:30 21:00 21:30
Vadim Nemkov :ru, Renan Ferreira :br, Denis Goltsov :ru, Oleg Popov :ru, Linton Vassell :gb-eng, Tim Johnson :us
Corey Anderson :us, Dovletdzhan Yagshimuradov :tm, Phil Davis :us, Impa Kasanganay :us, Rob Wilkinson :au, Sadibou Sy :se
Costello van Steenis :nl, Johnny Eblen :us, Fabian Edwards :gb-eng, Dalton Rosta :us, Josh Silveira :us, Aaron Jeffery :ca
Thad Jean :us, Logan Storley :us, Jason Jackson :us, Magomed Umalatov :ru, Andrey Koreshkov :ru, Shamil Musaev :ru
Usman Nurmagomedov :ru, Paul Hughes :ie, Alfie Davis :gb-eng, Gadzhi Rabadanov :ru, Brent Primus :us, Clay Collard :us
Jesus Pinedo :pe, Movlid Khaybulaev :ru, Brendan Loughnane :gb-eng, Gabriel Braga :br, Timur Khizriev :ru, Jeremy Kennedy :ca
Marcirley Alves :br, Leandro Higo :br, Raufeon Stots :us, Sergio Pettis :us, Magomed Magomedov :ru, Kasum Kasumov :ru
Liz Carmouche :us, Dakota Ditcheva :gb-eng, Taila Santos :br, Ilima-Lei Macfarlane :us, Jena Bishop :us, Elora Dana :us

= KSW #1703 | pl | Europe/Warsaw | 3 | 0.2 -0.9 | x3 | card(every=2/0 main=5): Sat 19:00 19:30 20:00 20:30 21:00 21:30 22:00
Phil De Fries :gb-eng, Arkadiusz Wrzosek :pl, Szymon Bajor :pl, Štefan Vojčák :sk
Rafał Haratyk :pl, Bartosz Leśko :pl, Ivan Erslan :hr, Damian Piwowarczyk :pl
Paweł Pawlak :pl, Michał Michalski :pl, Laïd Zerhouni :fr, Piotr Kuberski :pl
Adrian Bartosiński :pl, Andrzej Grzebyk :pl, Artur Szczepaniak :be, Muslim Tulshaev :de
Salahdine Parnasse :fr, Marian Ziółkowski :pl, Valeriu Mircea :md, Mateusz Legierski :pl
Patryk Kaczmarczyk :pl, Leo Brichta :cz, Adam Soldaev :pl, Dawid Śmiełowski :pl
Sebastian Przybysz :pl, Bruno Azevedo :br, Jakub Wikłacz :pl, Zuriko Jojua :fr

= ONE Championship #1704 | asi | Asia/Bangkok | 3 | 0.3 -0.8 | x3 | card(every=1/0 main=5): Fri 19:30 20:00 20:30 21:00 21:30 22:00
Oumar Kane :sn, Anatoly Malykhin :ru, Buchecha Almeida :br, Amir Aliakbari :ir
Christian Lee :us, Alibeg Rasulov :tr, Kiamrian Abbasov :kg, Zebaztian Kadestam :se
Tang Kai :cn|Tang K., Thanh Le :us, Akbar Abdullaev :kg, Shamil Gasanov :ru
Enkh-Orgil Baatarkhuu :mn, Fabricio Andrade :br, John Lineker :br, Kwon Won Il :kr
Yuya Wakamatsu :jp, Adriano Moraes :br, Kairat Akhmetov :kz, Hu Yong :cn|Hu Y.
Joshua Pacio :ph, Jarred Brooks :us, Yosuke Saruta :jp, Mansur Malachiev :ru
`;

export const boxing = `
= World Championship Bouts #1711 | int | Europe/London | 1 | 1.8 -0.3 | x12 | card(every=2/0 main=12): Sat 17:30 18:15 19:00 19:45 20:30 21:20 22:10 23:00
Oleksandr Usyk :ua, Fabio Wardley :gb-eng, Daniel Dubois :gb-eng, Joseph Parker :nz, Agit Kabayel :de, Anthony Joshua :gb-eng, Tyson Fury :gb-eng, Filip Hrgović :hr
Dmitry Bivol :ru, Artur Beterbiev :ru, David Benavidez :us, Callum Smith :gb-eng, Anthony Yarde :gb-eng, Joshua Buatsi :gb-eng
Saúl Álvarez :mx, Christian M'billi :fr, Osleys Iglesias :cu, Hamzah Sheeraz :gb-eng, Jaime Munguía :mx, Caleb Plant :us
Sebastian Fundora :us, Bakhram Murtazaliev :ru, Vergil Ortiz Jr. :us, Jaron Ennis :us, Xander Zayas :us, Abass Baraou :de
Devin Haney :us, Mario Barrios :us, Lewis Crocker :gb-eng, Rolando Romero :us, Ryan Garcia :us, Conor Benn :gb-eng
Shakur Stevenson :us, Gervonta Davis :us, Abdullah Mason :us, Raymond Muratalla :us, Andy Cruz :cu, William Zepeda :mx
Naoya Inoue :jp, Junto Nakatani :jp, Murodjon Akhmadaliev :uz, Alan Picasso :mx, Sam Goodman :au, Ramon Cardenas :us
Katie Taylor :ie, Chantelle Cameron :gb-eng, Amanda Serrano :pr, Mikaela Mayer :us, Claressa Shields :us, Savannah Marshall :gb-eng

= Matchroom Fight Night #1712 | uk | Europe/London | 2 | 0.3 -0.9 | x10 | card(every=2/1 main=12): Sat 18:00 18:45 19:30 20:15 21:00 21:50 22:40
Johnny Fisher :gb-eng, Dave Allen :gb-eng, Frazer Clarke :gb-eng, Jeamie Tshikeva :gb-eng
Ben Whittaker :gb-eng, Liam Cameron :gb-eng, Willy Hutchinson :gb-sct, Lewis Edmondson :gb-eng
Callum Simpson :gb-eng, Troy Williamson :gb-eng, Zach Parker :gb-eng, Mark Heffron :gb-eng
Aaron McKenna :ie, Sam Gilley :gb-eng, Ishmael Davis :gb-eng, Josh Kelly :gb-eng
Jack Catterall :gb-eng, Pat McCormack :gb-eng, Ekow Essuman :gb-eng, Tyrone McKenna :ie
Sam Noakes :gb-eng, Maxi Hughes :gb-eng, Archie Sharp :gb-eng, Gavin Gwynne :gb-wls
Nick Ball :gb-eng, Josh Warrington :gb-eng, Leigh Wood :gb-eng, Michael Conlan :ie

= Top Rank Boxing #1713 | us | America/New_York | 2 | 0.2 -0.9 | x10 | card(every=1/0 main=10): Fri 18:30 19:15 20:00 20:45 21:30 22:20
Richard Torrez Jr. :us, Jared Anderson :us, Guido Vianello :it, Efe Ajagba :ng
Janibek Alimkhanuly :kz, Troy Isley :us, Erislandy Lara :us, Yoenli Hernández :cu
Brian Norman Jr. :us, Keyshawn Davis :us, Karen Chukhadzhian :ua, Giovani Santillan :us
Emanuel Navarrete :mx, Charly Suarez :ph, Óscar Valdez :mx, Robson Conceição :br
Rafael Espinoza :mx, Bruce Carrington :us, Luis Alberto López :mx, Angelo Leo :us
Jesse Rodriguez :us, Fernando Martínez :ar, Phumelele Cafu :za, Andrew Moloney :au
`;

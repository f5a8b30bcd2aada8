/**
 * Where leagues belong, in order of priority: `code|name`, then the country code and the code `Intl.DisplayNames`
 * translates where they are not the code itself.
 */
export const regionLines = `
int|International|int|001
eu|Europe|eu|150
gb-eng|England|gb-eng|-
es|Spain
de|Germany
it|Italy
fr|France
atp|ATP|int|-
wta|WTA|int|-
us|USA
nl|Netherlands
pt|Portugal
br|Brazil
ar|Argentina
mx|Mexico
tr|Turkey
be|Belgium
gb-sct|Scotland|gb-sct|-
in|India
au|Australia
se|Sweden
dk|Denmark
no|Norway
fi|Finland
ch|Switzerland
at|Austria
gr|Greece
pl|Poland
cz|Czechia
sk|Slovakia
hu|Hungary
ro|Romania
bg|Bulgaria
hr|Croatia
rs|Serbia
si|Slovenia
ua|Ukraine
cy|Cyprus
il|Israel
ie|Ireland
lt|Lithuania
jp|Japan
kr|South Korea
cn|China
tw|Taiwan
sa|Saudi Arabia
ae|United Arab Emirates
qa|Qatar
id|Indonesia
th|Thailand
vn|Vietnam
ph|Philippines
pk|Pakistan
bd|Bangladesh
lk|Sri Lanka
nz|New Zealand
za|South Africa
eg|Egypt
ma|Morocco
tn|Tunisia
ng|Nigeria
ca|Canada
co|Colombia
cl|Chile
uy|Uruguay
py|Paraguay
pe|Peru
ec|Ecuador
ve|Venezuela
bo|Bolivia
cr|Costa Rica
ru|Russia
kz|Kazakhstan
wi|West Indies|int|-
sam|South America|int|005
asi|Asia|int|142
nam|North America|int|003
ame|Americas|int|019
pac|Pacific|int|-
emea|EMEA|int|-
uk|United Kingdom|gb|GB
wom|Women|int|-
chl|Challenger|int|-
itm|ITF Men|int|-
itw|ITF Women|int|-
utr|UTR Pro Series|int|-
srl|Simulated Reality|int|-
tts|Table Tennis Series|int|-
club|Clubs|int|-
`;

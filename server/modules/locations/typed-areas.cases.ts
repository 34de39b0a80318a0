/** As `typedSuburbs`: the centres of cities, postcodes, whole areas, states and streets. */
export const typedAreas = `
brisbane city | brisbane-qld-4000
brisbane cbd | brisbane-qld-4000
Brisbane City QLD 4000 | brisbane-qld-4000
melbourne cbd | melbourne-vic-3000
melbourne city | melbourne-vic-3000
Melbourne VIC CBD | melbourne-vic-3000
sydney cbd | sydney-nsw-2000
sydney city | sydney-nsw-2000
perth cbd | perth-wa-6000
perth city | perth-wa-6000
adelaide cbd | adelaide-sa-5000
adelaide city | adelaide-sa-5000
hobart cbd | hobart-tas-7000
hobart city | hobart-tas-7000
darwin cbd | darwin-nt-0800
darwin city | darwin-nt-0800
canberra city | canberra-act-2601
canberra cbd | canberra-act-2601
geelong cbd | geelong-vic-3220
newcastle cbd | newcastle-nsw-2300
parramatta cbd | parramatta-nsw-2150
wollongong cbd | wollongong-nsw-2500
cairns cbd | cairns-qld-4870
townsville cbd | townsville-qld-4810
toowoomba city | toowoomba-qld-4350
south richmond | richmond-vic-3121
richmond south | richmond-vic-3121
north cairns | cairns-north-qld-4870
brighton north vic | north-brighton-vic-3186
Melbourne | melbourne-vic-3000
melb | melbourne-vic-3000
Sydney | sydney-nsw-2000
syd | sydney-nsw-2000
Brisbane | brisbane-qld-4000
Perth | perth-wa-6000
perth wa | perth-wa-6000
perth tas | perth-tas-7300
Perth Tasmania | perth-tas-7300
perth western australia | perth-wa-6000
Perth, Western Australia, Australia | perth-wa-6000
Adelaide | adelaide-sa-5000
adelaide south australia | adelaide-sa-5000
Adelaide, South Australia 5000, Australia | adelaide-sa-5000
Hobart | hobart-tas-7000
hobart tas australia | hobart-tas-7000
Darwin | darwin-nt-0800
darwin northern territory | darwin-nt-0800
Canberra | canberra-act-2601
canberra australian capital territory | canberra-act-2601
Canberra ACT, Australia | canberra-act-2601
Geelong | geelong-vic-3220
Newcastle | newcastle-nsw-2300
Cairns | cairns-qld-4870
Townsville | townsville-qld-4810
Ballarat | ballarat-vic-3350
Bendigo | bendigo-vic-3550
Broken Hill | broken-hill-nsw-2880
broken hill nsw | broken-hill-nsw-2880
carlton | carlton-vic-3053
carlton nsw | carlton-nsw-2218
newtown | newtown-nsw-2042
newtown vic | newtown-vic-3220
paddington | paddington-nsw-2021
paddington qld | paddington-qld-4064
hawthorn | hawthorn-vic-3122
hawthorn sa | hawthorn-sa-5062
hawthorn east | hawthorn-east-vic-3123
glenelg | glenelg-sa-5045
bondi | bondi-nsw-2026
manly | manly-nsw-2095
manly west | manly-west-qld-4179
noosa heads | noosa-heads-qld-4567
margaret river | margaret-river-wa-6285
hervey bay | hervey-bay-qld-4655
golden beach | golden-beach-qld-4551
christies bch | christies-beach-sa-5165
surrey hills | surrey-hills-vic-3127
surry hills | surry-hills-nsw-2010
brighton | brighton-vic-3186
brighton sa | brighton-sa-5048
99 Unknown Street, Brighton VIC 3186 | brighton-vic-3186
99 unknown street richmond | richmond-vic-3121
cremorne | cremorne-nsw-2090
cremorne vic | cremorne-vic-3121
ivanhoe | ivanhoe-vic-3079
kew | kew-vic-3101
kew east | kew-east-vic-3102
east kew | kew-east-vic-3102
albert pk | albert-park-vic-3206
albert park | albert-park-vic-3206
moonee pnds | moonee-ponds-vic-3039
wantirna sth | wantirna-south-vic-3152
wantirna south | wantirna-south-vic-3152
south wantirna | wantirna-south-vic-3152
castle hill | castle-hill-nsw-2154
baulkham hls | baulkham-hills-nsw-2153
st albans vic | st-albans-vic-3021
saint albans victoria | st-albans-vic-3021
acton | acton-act-2601
act acton | acton-act-2601
victoria park | victoria-park-wa-6100
Victoria Park, Western Australia | victoria-park-wa-6100
queenscliff vic | queenscliff-vic-3225
3121 | richmond-vic-3121 cremorne-vic-3121
vic 3121 | richmond-vic-3121 cremorne-vic-3121
VIC, 3121 | richmond-vic-3121 cremorne-vic-3121
postcode 3121 | richmond-vic-3121 cremorne-vic-3121
3121 Australia | richmond-vic-3121 cremorne-vic-3121
3065 | fitzroy-vic-3065
3068 | fitzroy-north-vic-3068 clifton-hill-vic-3068
3000 | melbourne-vic-3000
3141 | south-yarra-vic-3141
2026 | bondi-beach-nsw-2026 +3
4217 | gold-coast-qld-4217 +4
3001 | melbourne-vic-3000
vic 3001 | melbourne-vic-3000
melbourne 3001 | melbourne-vic-3000
Melbourne VIC 3001 | melbourne-vic-3000
3004 | melbourne-vic-3000
2001 | sydney-nsw-2000
4001 | brisbane-qld-4000
5001 | adelaide-sa-5000
6001 | perth-wa-6000
6837 | perth-wa-6000
7001 | hobart-tas-7000
0801 | darwin-nt-0800
801 | darwin-nt-0800
2124 | parramatta-nsw-2150
1235 | sydney-nsw-2000
8001 | melbourne-vic-3000
9001 | brisbane-qld-4000
5810 | adelaide-sa-5000
1800 | ashfield-nsw-2131
2600 canberra | canberra-act-2601
800 | darwin-nt-0800
0800 | darwin-nt-0800
800 NT | darwin-nt-0800
800 darwin | darwin-nt-0800
darwin 800 | darwin-nt-0800
Darwin NT 0800 | darwin-nt-0800
870 | alice-springs-nt-0870 +9
0870 | alice-springs-nt-0870 +9
872 | yulara-nt-0872
Greater Melbourne | inner-melbourne-vic +16
greater melb | inner-melbourne-vic +16
greater melbourne vic | inner-melbourne-vic +16
Greater Melbourne, Victoria, Australia | inner-melbourne-vic +16
melbourne metro | inner-melbourne-vic +16
all of melbourne | inner-melbourne-vic +16
melbourne region | inner-melbourne-vic +16
melbourne metropolitan area | inner-melbourne-vic +16
Greater Sydney | sydney-city-nsw +15
greater sydney nsw | sydney-city-nsw +15
sydney metro | sydney-city-nsw +15
Greater Brisbane | inner-brisbane-qld +8
brisbane metro | inner-brisbane-qld +8
Greater Perth | perth-city-wa +14
perth metro | perth-city-wa +14
Greater Adelaide | adelaide-city-sa +7
adelaide metro | adelaide-city-sa +7
Greater Hobart | greater-hobart-tas
Greater Darwin | darwin-nt +2
Greater Canberra | inner-canberra-act +4
canberra region | inner-canberra-act +4
Gold Coast | gold-coast-qld
gold coast qld | gold-coast-qld
the gold coast | gold-coast-qld
Gold Coast, Queensland, Australia | gold-coast-qld
gold coast city | gold-coast-qld
greater gold coast | gold-coast-qld
gold coast 4217 | gold-coast-qld-4217
Sunshine Coast | sunshine-coast-qld
sunshine coast qld | sunshine-coast-qld
Central Coast | central-coast-nsw
central coast nsw | central-coast-nsw
Greater Geelong | greater-geelong-vic
geelong region | greater-geelong-vic
Mornington Peninsula | mornington-peninsula-vic
the mornington peninsula | mornington-peninsula-vic
Blue Mountains | blue-mountains-nsw
the blue mountains | blue-mountains-nsw
Northern Beaches | northern-beaches-nsw
north shore | lower-north-shore-nsw +1
the hills district | hills-district-nsw
hunter valley | hunter-nsw
barossa valley | barossa-sa
the barossa | barossa-sa
yarra valley | yarra-valley-and-dandenong-ranges-vic
the dandenongs | yarra-valley-and-dandenong-ranges-vic
gippsland | west-gippsland-vic +3
great ocean road | surf-coast-vic +2
inner west | inner-west-nsw
inner west vic | inner-west-vic
inner west melbourne | inner-west-vic
sydney inner west | inner-west-nsw
eastern suburbs | eastern-suburbs-nsw
sutherland shire | sutherland-shire-nsw
the shire | sutherland-shire-nsw
far west nsw | far-west-nsw
logan | logan-qld
riverina | riverina-nsw
pilbara | pilbara-wa
kimberley wa | kimberley-wa
VIC | albury-wodonga-vic +39
vic australia | albury-wodonga-vic +39
Victoria | albury-wodonga-vic +39
Victoria, Australia | albury-wodonga-vic +39
ACT | belconnen-act +4
Australian Capital Territory | belconnen-act +4
NSW | blue-mountains-nsw +44
New South Wales | blue-mountains-nsw +44
QLD | atherton-tablelands-qld +33
Queensland | atherton-tablelands-qld +33
SA | adelaide-city-sa +19
South Australia | adelaide-city-sa +19
South Australia, Australia | adelaide-city-sa +19
WA | armadale-and-gosnells-wa +25
Western Australia | armadale-and-gosnells-wa +25
TAS | devonport-tas +9
Tasmania | devonport-tas +9
NT | arnhem-land-nt +6
Northern Territory | arnhem-land-nt +6
Gertrude Street | gertrude-street-fitzroy-vic-3065
gertrude st | gertrude-street-fitzroy-vic-3065
smith st fitzroy | smith-street-fitzroy-vic-3065
smith street fitzroy | smith-street-fitzroy-vic-3065
smith st, fitzroy vic 3065 | smith-street-fitzroy-vic-3065
fitzroy smith st | smith-street-fitzroy-vic-3065
12 smith st fitzroy | smith-street-fitzroy-vic-3065
12 Smith Street, Fitzroy VIC 3065 | smith-street-fitzroy-vic-3065
12 Smith Street, Fitzroy VIC 3065, Australia | smith-street-fitzroy-vic-3065
12 Smith Street, Fitzroy, Victoria 3065, Australia | smith-street-fitzroy-vic-3065
12a smith street fitzroy | smith-street-fitzroy-vic-3065
5/12A Smith St, Fitzroy | smith-street-fitzroy-vic-3065
Unit 14, 106 Smith Street Fitzroy | smith-street-fitzroy-vic-3065
U14/106 Smith St Fitzroy | smith-street-fitzroy-vic-3065
14\\106 Smith St Fitzroy | smith-street-fitzroy-vic-3065
(Unit 14)/106 Smith Street, Fitzroy | smith-street-fitzroy-vic-3065
106 Smith Street, Unit 14, Fitzroy VIC | smith-street-fitzroy-vic-3065
Villa 14/106 Smith St Fitzroy | smith-street-fitzroy-vic-3065
Apt 14/106 Smith St Fitzroy | smith-street-fitzroy-vic-3065
G08/243 Smith Street Fitzroy | smith-street-fitzroy-vic-3065
No. 106 Smith Street Fitzroy | smith-street-fitzroy-vic-3065
10-12 Smith Street Fitzroy | smith-street-fitzroy-vic-3065
10 - 12 Smith Street Fitzroy VIC 3065 | smith-street-fitzroy-vic-3065
Lot 5 Smith Street Fitzroy | smith-street-fitzroy-vic-3065
Lot 5, 106 Smith Street Fitzroy | smith-street-fitzroy-vic-3065
Level 2, 106 Smith Street Fitzroy | smith-street-fitzroy-vic-3065
1250 Great Ocean Rd Torquay | great-ocean-road-torquay-vic-3228
1250 Great Ocean Road, Torquay VIC 3228 | great-ocean-road-torquay-vic-3228
smith street n fitzroy | smith-street-fitzroy-north-vic-3068
smith st north fitzroy | smith-street-fitzroy-north-vic-3068
smith st nth fitzroy | smith-street-fitzroy-north-vic-3068
12 Smith St Fitzroy Nth | smith-street-fitzroy-north-vic-3068
barkly st st kilda | barkly-street-st-kilda-vic-3182
barkly street saint kilda | barkly-street-st-kilda-vic-3182
st kilda barkly st | barkly-street-st-kilda-vic-3182
victoria pde east melbourne | victoria-parade-east-melbourne-vic-3002
victoria parade e melbourne | victoria-parade-east-melbourne-vic-3002
12 victoria pde melbourne east | victoria-parade-east-melbourne-vic-3002
st georges rd thornbury | st-georges-road-thornbury-vic-3071
saint georges road thornbury | st-georges-road-thornbury-vic-3071
la trobe st melbourne | la-trobe-street-melbourne-vic-3000
mt alexander rd essendon | mount-alexander-road-essendon-vic-3040
the esplanade st kilda | the-esplanade-st-kilda-vic-3182
the esp st kilda | the-esplanade-st-kilda-vic-3182
north tce adelaide | north-terrace-adelaide-sa-5000
nth terrace adelaide | north-terrace-adelaide-sa-5000
hay st perth | hay-street-perth-wa-6000
pacific hwy chatswood | pacific-highway-chatswood-nsw-2067
pacific highway chatswood nsw | pacific-highway-chatswood-nsw-2067
o'connell st north adelaide | oconnell-street-north-adelaide-sa-5006
oconnell street nth adelaide | oconnell-street-north-adelaide-sa-5006
smith stret fitzroy | smith-street-fitzroy-vic-3065
hay stret perth | hay-street-perth-wa-6000
`

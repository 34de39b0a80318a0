/** Other names of the places of the gazetteer: old and official ones, those of post offices, and what a city's centre is called. */
export const otherNames = `
acacia-ridge-qld-4110 Acacia Ridge DC
adelaide-sa-5000 Adelaide BC|Adelaide CBD|Adelaide City
allambie-heights-nsw-2100 Allambie
applecross-wa-6153 Applecross North
armadale-vic-3143 Armadale North
arundel-qld-4214 Arundel BC|Arundel DC
ashgrove-qld-4060 Ashgrove East
ashmore-qld-4214 Ashmore City
ballarat-vic-3350 Ballarat West
balwyn-vic-3103 Balwyn East
bankstown-nsw-2200 Bankstown Square
belconnen-act-2617 Belconnen DC
bentley-wa-6102 Bentley DC|Bentley South
bexley-nsw-2207 Bexley South
black-rock-vic-3193 Black Rock North
blacktown-nsw-2148 Blacktown Westpoint
booval-qld-4304 Booval Fair
box-hill-vic-3128 Box Hill Central
brendale-qld-4500 Brendale BC|Brendale DC
brisbane-qld-4000 Brisbane CBD|Brisbane City
broken-hill-nsw-2880 South Broken Hill
brunswick-vic-3056 Brunswick Lower|Brunswick North
bundaberg-qld-4670 Bundaberg Central
bundall-qld-4217 Bundall BC|Bundall DC
burpengary-qld-4505 Burpengary DC
burwood-nsw-2134 Burwood North
caboolture-qld-4510 Caboolture BC
cairns-north-qld-4870 North Cairns
cairns-qld-4870 Cairns CBD|Cairns Central|Cairns DC|Cairns Orchid Plaza
caloundra-qld-4551 Caloundra BC|Caloundra DC
camberwell-vic-3124 Camberwell North|Camberwell South|Camberwell West
canberra-act-2601 Canberra City|Civic
canning-vale-wa-6155 Canning Vale East|Canning Vale South
capalaba-qld-4157 Capalaba BC|Capalaba DC
carlingford-nsw-2118 Carlingford Court
carlisle-wa-6101 Carlisle North|Carlisle South
carlton-vic-3053 Carlton South
casula-nsw-2170 Casula Mall
chadstone-vic-3148 Chadstone Centre
cheltenham-vic-3192 Cheltenham East
chermside-qld-4032 Chermside Centre|Chermside South
christies-beach-sa-5165 Christies Beach North
claremont-wa-6010 Claremont North
cleveland-qld-4163 Cleveland DC
clontarf-qld-4019 Clontarf DC
collaroy-nsw-2097 Collaroy Beach
collingwood-vic-3066 Collingwood North
coorparoo-qld-4151 Coorparoo DC
cremorne-nsw-2090 Cremorne Junction
dandenong-vic-3175 Dandenong East
darwin-nt-0800 Darwin CBD|Darwin City
deakin-act-2600 Deakin West
deer-park-vic-3023 Deer Park North
earlville-qld-4870 Earlville BC
east-corrimal-nsw-2518 Corrimal East
east-toowoomba-qld-4350 Toowoomba East
enfield-sa-5085 Enfield Plaza
epping-vic-3076 Epping DC
evans-head-nsw-2473 South Evans Head
ferny-hills-qld-4055 Ferny Hills DC
fortitude-valley-qld-4006 Fortitude Valley BC
frenchs-forest-nsw-2086 Frenchs Forest East
geelong-vic-3220 Geelong CBD
glenferrie-vic-3122 Glenferrie South
glynde-sa-5070 Glynde DC|Glynde Plaza
gold-coast-qld-4217 Gold Coast MC
golden-grove-sa-5125 Golden Grove Village
goulburn-nsw-2580 Goulburn DC
griffith-nsw-2680 Griffith DC
grovedale-vic-3216 Grovedale East
gunbalanya-nt-0822 Oenpelli
gwelup-wa-6018 Gwelup DC
gympie-qld-4570 Gympie DC
hamilton-qld-4007 Hamilton Central
hampton-vic-3188 Hampton North
hawthorn-east-vic-3123 Auburn|Auburn South@3122
hawthorn-vic-3122 Hawthorn North|Hawthorn West
helensvale-qld-4212 Helensvale Town Centre
hobart-tas-7000 Hobart CBD|Hobart City
homebush-nsw-2140 Homebush South
hurstville-nsw-2220 Hurstville Westfield
indooroopilly-qld-4068 Indooroopilly Centre
ivanhoe-vic-3079 Ivanhoe North
kambah-act-2902 Kambah Village
katoomba-nsw-2780 Katoomba DC
kelmscott-wa-6111 Kelmscott DC
kelvin-grove-qld-4059 Kelvin Grove BC|Kelvin Grove DC
kenmore-qld-4069 Kenmore DC
kilburn-sa-5084 Kilburn North
kingston-act-2604 Causeway
kingston-sa-5331 Kingston On Murray
kosciuszko-national-park-nsw-2627 Kosciuszko
kotara-nsw-2289 Kotara Fair
kwinana-wa-6167 Kwinana Town Centre
liverpool-nsw-2170 Liverpool Westfield
logan-city-qld-4114 Logan City DC
loganholme-qld-4129 Loganholme BC|Loganholme DC
mackay-qld-4740 Mackay DC
macleod-vic-3085 Macleod West
magill-sa-5072 Magill North|Magill South
malvern-vic-3144 Malvern North
mandurah-wa-6210 Mandurah DC
manly-nsw-2095 Manly East
mansfield-qld-4122 Mansfield BC|Mansfield DC
marleston-sa-5033 Marleston DC
maroochydore-qld-4558 Maroochydore BC|Maroochydore DC
melbourne-vic-3000 Melbourne CBD|Melbourne City
melrose-park-sa-5039 Melrose Park DC
menai-nsw-2234 Menai Central
mentone-vic-3194 Mentone East
milton-qld-4064 Milton BC
minto-nsw-2566 Minto DC
mitcham-sa-5062 Mitcham Shopping Centre
mitcham-vic-3132 Mitcham North
modbury-north-sa-5092 Modbury North DC
mount-druitt-nsw-2770 Mount Druitt Village
mount-waverley-vic-3149 Syndal
mundaring-wa-6073 Mundaring DC
nambour-qld-4560 Nambour BC|Nambour DC
narellan-nsw-2567 Narellan DC
narre-warren-vic-3805 Fountain Gate
nedlands-wa-6009 Nedlands DC
nerang-qld-4211 Nerang BC|Nerang DC
neutral-bay-nsw-2089 Neutral Bay Junction
newcastle-nsw-2300 Newcastle CBD
niddrie-vic-3042 Niddrie North
noosaville-qld-4566 Noosaville DC
north-brighton-vic-3186 Brighton North
north-geelong-vic-3215 Geelong North
north-mackay-qld-4740 Mackay North
north-nowra-nsw-2541 Nowra North
north-willoughby-nsw-2068 Willoughby North
northcote-vic-3070 Northcote South
norwood-sa-5067 Norwood South
nowra-nsw-2541 Nowra DC
oak-flats-nsw-2529 Oak Flats DC
ohalloran-hill-sa-5158 O'Halloran Hill DC
osborne-park-wa-6017 Osborne Park DC
parramatta-nsw-2150 Parramatta CBD|Parramatta Westfield
penrith-nsw-2750 Penrith Plaza
perth-wa-6000 Perth CBD|Perth City|Perth GPO
petersham-nsw-2049 Petersham North
port-adelaide-sa-5015 Port Adelaide DC
port-melbourne-vic-3207 Garden City
prahran-vic-3181 Prahran East
preston-vic-3072 Preston Lower|Preston South|Preston West
prospect-sa-5082 Prospect East
queanbeyan-nsw-2620 Queanbeyan DC
reservoir-vic-3073 Keon Park
richmond-vic-3121 Richmond East|Richmond North|Richmond South
robina-qld-4226 Robina DC
rockhampton-qld-4700 Rockhampton City
rockingham-wa-6168 Rockingham DC
rocklea-qld-4106 Rocklea DC
rosewater-sa-5013 Rosewater East
salisbury-qld-4107 Salisbury East
sandgate-qld-4017 Sandgate DC
sandy-bay-tas-7005 Lower Sandy Bay
sassafras-vic-3787 Sassafras Gully
seddon-vic-3011 Seddon West
shellharbour-nsw-2529 Shellharbour Square
south-brisbane-qld-4101 South Brisbane BC
south-mackay-qld-4740 Mackay South
south-melbourne-vic-3205 South Melbourne DC
south-murwillumbah-nsw-2484 Murwillumbah South
south-penrith-nsw-2750 Penrith South
south-perth-wa-6151 South Perth Angelo St
south-tamworth-nsw-2340 Tamworth South
south-toowoomba-qld-4350 Toowoomba South
southport-qld-4215 Southport BC
st-kilda-vic-3182 St Kilda South
stafford-qld-4053 Stafford DC
stawell-vic-3380 Stawell West
strathpine-qld-4500 Strathpine Centre
subiaco-wa-6008 Subiaco East
surrey-hills-vic-3127 Surrey Hills North
sydney-nsw-2000 Sydney CBD
tingalpa-qld-4173 Tingalpa BC|Tingalpa DC
toowong-qld-4066 Toowong BC|Toowong DC
toowoomba-qld-4350 Toowoomba CBD|Toowoomba City
torrensville-sa-5031 Torrensville Plaza
townsville-qld-4810 Townsville CBD|Townsville City|Townsville DC|Townsville MC
tranmere-sa-5073 Tranmere North
unley-sa-5061 Unley BC|Unley DC
upper-mount-gravatt-qld-4122 Upper Mount Gravatt BC
virginia-qld-4014 Virginia BC|Virginia DC
wagga-wagga-nsw-2650 Wagga Wagga BC
warradale-sa-5046 Warradale North
warriewood-nsw-2102 Warriewood Shopping Square
warwick-qld-4370 Warwick DC
wendouree-vic-3355 Wendouree Village
west-bathurst-nsw-2795 Bathurst West
west-mackay-qld-4740 Mackay West
west-wollongong-nsw-2500 Wollongong West
whyalla-norrie-sa-5608 Whyalla Norrie East|Whyalla Norrie North
whyalla-sa-5600 Whyalla DC
willagee-wa-6156 Willagee Central
wollongong-nsw-2500 Wollongong CBD|Wollongong DC
wurrumiyanga-nt-0822 Nguiu
wynnum-qld-4178 Wynnum Plaza
yarraville-vic-3013 Yarraville West
yatala-qld-4207 Yatala DC
yokine-wa-6060 Yokine South
`

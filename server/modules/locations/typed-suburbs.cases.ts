/** What people type, and the places that it means: several are parted by spaces, of whole areas the first one with how many more. */
export const typedSuburbs = `
Richmond | richmond-vic-3121
richmond vic | richmond-vic-3121
Richmond, VIC 3121 | richmond-vic-3121
richmond-vic-3121 | richmond-vic-3121
RICHMOND VIC 3121 AUSTRALIA | richmond-vic-3121
Richmond, Victoria | richmond-vic-3121
Richmond, Victoria, Australia | richmond-vic-3121
Richmond VIC, Australia | richmond-vic-3121
richmond victoria 3121 | richmond-vic-3121
richmond nsw | richmond-nsw-2753
Richmond New South Wales | richmond-nsw-2753
Richmond, New South Wales, Australia | richmond-nsw-2753
richmond n.s.w. | richmond-nsw-2753
Richmond, N.S.W. 2753 | richmond-nsw-2753
richmond 2753 | richmond-nsw-2753
2753 richmond | richmond-nsw-2753
nsw richmond | richmond-nsw-2753
3121 richmond | richmond-vic-3121
richmond v | richmond-vic-3121
richmond   vic | richmond-vic-3121
rich mond | richmond-vic-3121
richmnd | richmond-vic-3121
Fitzroy | fitzroy-vic-3065
fitzroy north | fitzroy-north-vic-3068
north fitzroy | fitzroy-north-vic-3068
nth fitzroy | fitzroy-north-vic-3068
n fitzroy | fitzroy-north-vic-3068
fitzroy nth | fitzroy-north-vic-3068
fitzroy n | fitzroy-north-vic-3068
North Fitzroy VIC 3068 | fitzroy-north-vic-3068
north fitzroy victoria australia | fitzroy-north-vic-3068
carlton north | carlton-north-vic-3054
north carlton | carlton-north-vic-3054
Nth Carlton | carlton-north-vic-3054
north melbourne | north-melbourne-vic-3051
melbourne north | north-melbourne-vic-3051
nth melb | north-melbourne-vic-3051
nth melbourne | north-melbourne-vic-3051
n melbourne | north-melbourne-vic-3051
north melb | north-melbourne-vic-3051
south melbourne | south-melbourne-vic-3205
sth melbourne | south-melbourne-vic-3205
sth melb | south-melbourne-vic-3205
s melbourne | south-melbourne-vic-3205
melbourne sth | south-melbourne-vic-3205
east melbourne | east-melbourne-vic-3002
e melbourne | east-melbourne-vic-3002
melbourne east | east-melbourne-vic-3002
west melbourne | west-melbourne-vic-3003
w melbourne | west-melbourne-vic-3003
wst melbourne | west-melbourne-vic-3003
south yarra | south-yarra-vic-3141
S Yarra | south-yarra-vic-3141
sth yarra | south-yarra-vic-3141
yarra south | south-yarra-vic-3141
S. Yarra | south-yarra-vic-3141
brunswick east | brunswick-east-vic-3057
east brunswick | brunswick-east-vic-3057
e brunswick | brunswick-east-vic-3057
brunswick e | brunswick-east-vic-3057
brunswick west | brunswick-west-vic-3055
west brunswick | brunswick-west-vic-3055
brunswick w | brunswick-west-vic-3055
coburg north | coburg-north-vic-3058
north coburg | coburg-north-vic-3058
north bondi | north-bondi-nsw-2026
bondi north | north-bondi-nsw-2026
nth bondi | north-bondi-nsw-2026
north sydney | north-sydney-nsw-2060
nth sydney | north-sydney-nsw-2060
n sydney | north-sydney-nsw-2060
sydney north | north-sydney-nsw-2060
north ryde | north-ryde-nsw-2113
ryde north | north-ryde-nsw-2113
south brisbane | south-brisbane-qld-4101
brisbane south | south-brisbane-qld-4101
sth brisbane | south-brisbane-qld-4101
sth brissy | south-brisbane-qld-4101
east perth | east-perth-wa-6004
perth east | east-perth-wa-6004
e perth | east-perth-wa-6004
north perth | north-perth-wa-6006
nth perth | north-perth-wa-6006
west perth | west-perth-wa-6005
perth west | west-perth-wa-6005
south perth | south-perth-wa-6151
sth perth | south-perth-wa-6151
north adelaide | north-adelaide-sa-5006
adelaide north | north-adelaide-sa-5006
Nth Adelaide SA | north-adelaide-sa-5006
north hobart | north-hobart-tas-7000
hobart north | north-hobart-tas-7000
west hobart | west-hobart-tas-7000
upper mt gravatt | upper-mount-gravatt-qld-4122
mt gravatt upper | upper-mount-gravatt-qld-4122
upr mt gravatt | upper-mount-gravatt-qld-4122
mt gravatt east | mount-gravatt-east-qld-4122
east mt gravatt | mount-gravatt-east-qld-4122
lower plenty | lower-plenty-vic-3093
lwr plenty | lower-plenty-vic-3093
north turramurra | north-turramurra-nsw-2074
turramurra north | north-turramurra-nsw-2074
west pennant hills | west-pennant-hills-nsw-2125
pennant hills west | west-pennant-hills-nsw-2125
east corrimal | east-corrimal-nsw-2518
corrimal east | east-corrimal-nsw-2518
balwyn north | balwyn-north-vic-3104
north balwyn | balwyn-north-vic-3104
box hill south | box-hill-south-vic-3128
south box hill | box-hill-south-vic-3128
st kilda | st-kilda-vic-3182
saint kilda | st-kilda-vic-3182
St. Kilda | st-kilda-vic-3182
ST KILDA VIC | st-kilda-vic-3182
st kilda east | st-kilda-east-vic-3183
east st kilda | st-kilda-east-vic-3183
east saint kilda | st-kilda-east-vic-3183
saint kilda east | st-kilda-east-vic-3183
e st kilda | st-kilda-east-vic-3183
st kilda e | st-kilda-east-vic-3183
st kilda west | st-kilda-west-vic-3182
saint leonards nsw | st-leonards-nsw-2065
st ives | st-ives-nsw-2075
saint ives nsw | st-ives-nsw-2075
mt waverley | mount-waverley-vic-3149
Mt. Waverley | mount-waverley-vic-3149
mount waverley | mount-waverley-vic-3149
mount waverly | mount-waverley-vic-3149
mt eliza | mount-eliza-vic-3930
mt martha | mount-martha-vic-3934
mt druitt | mount-druitt-nsw-2770
mt lawley | mount-lawley-wa-6050
mt hawthorn | mount-hawthorn-wa-6016
mt gambier | mount-gambier-sa-5290
mt isa | mount-isa-qld-4825
mt barker sa | mount-barker-sa-5251
mt barker wa | mount-barker-wa-6324
pt cook | point-cook-vic-3030
point cook | point-cook-vic-3030
pt melbourne | port-melbourne-vic-3207
port melb | port-melbourne-vic-3207
port melbourne | port-melbourne-vic-3207
pt adelaide | port-adelaide-sa-5015
pt macquarie | port-macquarie-nsw-2444
pt lincoln | port-lincoln-sa-5606
pt lonsdale | point-lonsdale-vic-3225
port mac | port-macquarie-nsw-2444
surfers | surfers-paradise-qld-4217
surfers paradise | surfers-paradise-qld-4217
surfers paradise qld 4217 | surfers-paradise-qld-4217
box hill | box-hill-vic-3128
box hill vic | box-hill-vic-3128
box hill nth | box-hill-north-vic-3129
oconnor act | oconnor-act-2602
O'Connor ACT | oconnor-act-2602
o’connor act | oconnor-act-2602
ohalloran hill | ohalloran-hill-sa-5158
o'halloran hill | ohalloran-hill-sa-5158
frenchs forest | frenchs-forest-nsw-2086
french's forest | frenchs-forest-nsw-2086
Frenchs Forrest | frenchs-forest-nsw-2086
dee why | dee-why-nsw-2099
deewhy | dee-why-nsw-2099
toowong | toowong-qld-4066
indooroopily | indooroopilly-qld-4068
wooloowin | wooloowin-qld-4030
woolongong | wollongong-nsw-2500
wollongong | wollongong-nsw-2500
paramatta | parramatta-nsw-2150
parramata | parramatta-nsw-2150
parra | parramatta-nsw-2150
prahan | prahran-vic-3181
prahran | prahran-vic-3181
fremantle | fremantle-wa-6160
freo | fremantle-wa-6160
freemantle | fremantle-wa-6160
launceston | launceston-tas-7250
lonnie | launceston-tas-7250
victor harbour | victor-harbor-sa-5211
victor harbor | victor-harbor-sa-5211
byron | byron-bay-nsw-2481
byron bay | byron-bay-nsw-2481
coffs | coffs-harbour-nsw-2450
wagga | wagga-wagga-nsw-2650
wagga wagga | wagga-wagga-nsw-2650
ayers rock | yulara-nt-0872
uluru | yulara-nt-0872
alice | alice-springs-nt-0870
alice springs | alice-springs-nt-0870
alice spgs | alice-springs-nt-0870
the alice | alice-springs-nt-0870
kings cross | potts-point-nsw-2011
Kings Cross NSW 2011 | potts-point-nsw-2011
kings cr | potts-point-nsw-2011
king's cross | potts-point-nsw-2011
barangaroo | sydney-nsw-2000
Barangaroo NSW | sydney-nsw-2000
Barangaroo NSW 2000, Australia | sydney-nsw-2000
darling harbour | sydney-nsw-2000
circular quay | sydney-nsw-2000
walsh bay | sydney-nsw-2000
chinatown | haymarket-nsw-2000
the rocks | the-rocks-nsw-2000
green square | zetland-nsw-2017
manly beach | manly-nsw-2095
bondi junction | bondi-junction-nsw-2022
bondi jn | bondi-junction-nsw-2022
bondi jnc | bondi-junction-nsw-2022
bondi jct | bondi-junction-nsw-2022
coogee beach | coogee-nsw-2034
cronulla beach | cronulla-nsw-2230
luna park | milsons-point-nsw-2061
the gong | wollongong-nsw-2500
fishermans bend | port-melbourne-vic-3207
garden city | port-melbourne-vic-3207
federation square | melbourne-vic-3000
sovereign hill | ballarat-vic-3350
south bank | south-brisbane-qld-4101
southbank | southbank-vic-3006
the valley | fortitude-valley-qld-4006
fortitude valley | fortitude-valley-qld-4006
brissie | brisbane-qld-4000
howard smith wharves | new-farm-qld-4005
pacific fair | broadbeach-qld-4218
glenelg beach | glenelg-sa-5045
salamanca | hobart-tas-7000
salamanca place | hobart-tas-7000
elizabeth quay | perth-wa-6000
scarborough beach | scarborough-wa-6019
kingston foreshore | kingston-act-2604
woden | phillip-act-2606
syndal | mount-waverley-vic-3149
keon park | reservoir-vic-3073
fountain gate | narre-warren-vic-3805
nguiu | wurrumiyanga-nt-0822
oenpelli | gunbalanya-nt-0822
civic | canberra-act-2601
Manuka | griffith-act-2603
`

/** What people call places or parts of them that are no suburbs of their own: quarters, precincts, beaches, and names from before. */
export const popularNames = `
agnes-water-qld-4677 Seventeen Seventy
albany-wa-6330 Albany City
alice-springs-nt-0870 Alice|The Alice
ballarat-vic-3350 Ballarat City|Sovereign Hill
barton-act-2600 Parliamentary Triangle
belconnen-act-2617 Belconnen Town Centre|Belco
bendigo-vic-3550 Bendigo City|Bendigo CBD
blacktown-nsw-2148 Blacktown City
bondi-junction-nsw-2022 Bondi Jn
box-hill-vic-3128 Box Hill CBD
brisbane-qld-4000 Brissie|Brissy|Brisvegas
broadbeach-qld-4218 Pacific Fair
broken-hill-nsw-2880 The Silver City
bunbury-wa-6230 Bunbury City|Bunbury CBD
bundaberg-qld-4670 Bundy|Bundaberg CBD|Bundaberg City
burleigh-heads-qld-4220 Burleigh|Burleigh Beach
burswood-wa-6100 Optus Stadium|Crown Perth
byron-bay-nsw-2481 Byron
cairns-qld-4870 Cairns Esplanade
canberra-act-2601 Canberra CBD
carlton-vic-3053 Little Italy
coffs-harbour-nsw-2450 Coffs|Coffs Jetty
coogee-nsw-2034 Coogee Beach
cottesloe-wa-6011 Cottesloe Beach
cronulla-nsw-2230 Cronulla Beach
currie-tas-7256 King Island
dandenong-vic-3175 Dandenong CBD|Dandenong City
darlinghurst-nsw-2010 Darlo|Taylor Square
darwin-nt-0800 Darwin Waterfront
dee-why-nsw-2099 Dee Why Beach
devonport-tas-7310 Devonport City
docklands-vic-3008 Marvel Stadium|Yarras Edge|Victoria Harbour|NewQuay
east-melbourne-vic-3002 MCG|Melbourne Cricket Ground
flemington-vic-3031 Flemington Racecourse
footscray-vic-3011 Footscray CBD
fortitude-valley-qld-4006 The Valley|Ft Valley
frankston-vic-3199 Frankston City
fremantle-wa-6160 Freo
geelong-vic-3220 Geelong City|Geelong Waterfront
geraldton-wa-6530 Gero|Geraldton City
gladstone-qld-4680 Gladstone City
glenelg-sa-5045 Glenelg Beach|Moseley Square
greenway-act-2900 Tuggeranong Town Centre
griffith-act-2603 Manuka
gungahlin-act-2912 Gungahlin Town Centre
haymarket-nsw-2000 Chinatown
hervey-bay-qld-4655 Hervey Bay City|Fraser Island|K'gari
hobart-tas-7000 Salamanca|Salamanca Place|Sullivans Cove|Hobart Waterfront
ipswich-qld-4305 Ipswich CBD|Ipswich City|Ipswich Central
kalgoorlie-wa-6430 Kalgoorlie Boulder|Kalgoorlie-Boulder|Kal
kingston-act-2604 Kingston Foreshore
launceston-tas-7250 Lonnie|Launceston City|Launceston CBD|Launie
liverpool-nsw-2170 Liverpool City
mackay-qld-4740 Mackay CBD
mandurah-wa-6210 Mandurah City
manly-nsw-2095 Manly Beach|Fairy Bower
margaret-river-wa-6285 Margs
maroochydore-qld-4558 Maroochy
maroubra-nsw-2035 Maroubra Beach|Maroubra Junction
mascot-nsw-2020 Sydney Airport
melbourne-vic-3000 Chinatown Melbourne|Federation Square|Queen Victoria Market|St Kilda Road
milsons-point-nsw-2061 Luna Park
mooloolaba-qld-4557 Mooloolaba Beach
new-farm-qld-4005 Howard Smith Wharves
newcastle-nsw-2300 Newy|Newcastle City
noosa-heads-qld-4567 Noosa Main Beach
north-adelaide-sa-5006 Adelaide Oval
north-bondi-nsw-2026 Ben Buckler
north-sydney-nsw-2060 Blues Point|Lavender Bay
paddington-nsw-2021 Five Ways|Paddo
palmerston-nt-0830 Palmerston City
parramatta-nsw-2150 Parra|Parramatta City
penrith-nsw-2750 Penrith City
perth-wa-6000 Elizabeth Quay
phillip-act-2606 Woden|Woden Town Centre
port-macquarie-nsw-2444 Port Mac
port-melbourne-vic-3207 Beacon Cove|Fishermans Bend
potts-point-nsw-2011 Kings Cross|The Cross
pyrmont-nsw-2009 Jacksons Landing
redfern-nsw-2016 Eveleigh
rockhampton-qld-4700 Rocky|Rockhampton CBD
scarborough-wa-6019 Scarbs|Scarborough Beach
shepparton-vic-3630 Shep
south-brisbane-qld-4101 South Bank
south-melbourne-vic-3205 Emerald Hill
southbank-vic-3006 South Wharf|Crown Casino
surfers-paradise-qld-4217 Surfers
surry-hills-nsw-2010 Strawberry Hills
sydney-nsw-2000 Barangaroo|Darling Harbour|Circular Quay|Walsh Bay|Dawes Point|Opera House|Sydney Opera House
tiwi-nt-0810 Casuarina|Casuarina Square
torquay-vic-3228 Bells Beach
tullamarine-vic-3043 Melbourne Airport
victor-harbor-sa-5211 Victor Harbour|Victor
wagga-wagga-nsw-2650 Wagga
wentworth-point-nsw-2127 Homebush Bay
werribee-vic-3030 Werribee City
wollongong-nsw-2500 The Gong|Wollongong City
woolloomooloo-nsw-2011 Finger Wharf|The Loo
woolloongabba-qld-4102 The Gabba|Gabba
yulara-nt-0872 Ayers Rock|Uluru
zetland-nsw-2017 Green Square
`

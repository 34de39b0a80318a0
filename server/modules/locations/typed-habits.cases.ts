/** As `typedSuburbs`: habits of typing, a suburb with its city, words beside the place, landmarks, sides of cities, parts of addresses. */
export const typedHabits = `
Newtown, Sydney | newtown-nsw-2042
Newtown Sydney NSW | newtown-nsw-2042
Newtown Geelong | newtown-vic-3220
Surry Hills, Sydney NSW 2010 | surry-hills-nsw-2010
Richmond, Melbourne | richmond-vic-3121
richmond melbourne vic | richmond-vic-3121
Richmond, Melbourne VIC 3121, Australia | richmond-vic-3121
Subiaco Perth | subiaco-wa-6008
Subiaco, Perth WA | subiaco-wa-6008
glenelg adelaide | glenelg-sa-5045
Sandy Bay Hobart | sandy-bay-tas-7005
New Farm, Brisbane | new-farm-qld-4005
Belmont, Geelong VIC | belmont-vic-3216
Merewether Newcastle | merewether-nsw-2291
Southport Gold Coast | southport-qld-4215
Broadbeach, Gold Coast QLD | broadbeach-qld-4218
Docklands Melbourne | docklands-vic-3008
Barangaroo Sydney | sydney-nsw-2000
mt lawley perth | mount-lawley-wa-6050
12 Smith Street, Fitzroy, Melbourne | smith-street-fitzroy-vic-3065
12 Smith St Fitzroy Melbourne VIC | smith-street-fitzroy-vic-3065
99 Unknown Street, Richmond, Melbourne | richmond-vic-3121
Barkly St St Kilda Melbourne | barkly-street-st-kilda-vic-3182
tamworth cbd | tamworth-nsw-2340
Orange CBD | orange-nsw-2800
Albury City | albury-nsw-2640
bathurst city | bathurst-nsw-2795
wagga cbd | wagga-wagga-nsw-2650
melbourne inner city | melbourne-vic-3000
Richmond apartments | richmond-vic-3121
richmond real estate | richmond-vic-3121
Richmond area | richmond-vic-3121
richmond suburb | richmond-vic-3121
fitzroy north houses | fitzroy-north-vic-3068
houses for sale in Richmond | richmond-vic-3121
homes near richmond | richmond-vic-3121
rentals in fitzroy north | fitzroy-north-vic-3068
Hunter Region | hunter-nsw
riverina region nsw | riverina-nsw
Richmond VIC 3121 AUS | richmond-vic-3121
Richmond, VIC, AU | richmond-vic-3121
Tassie | devonport-tas +9
hobart tassie | hobart-tas-7000
Wide Bay | fraser-coast-qld +1
Far North Queensland | cairns-qld +3
far north qld | cairns-qld +3
Top End | darwin-nt +4
Darling Downs | darling-downs-qld
Northern NSW | northern-rivers-nsw +2
Western Suburbs Melbourne | inner-west-vic +2
Melbourne's northern suburbs | inner-north-vic +2
eastern suburbs melbourne | inner-east-vic +2
brisbane southside | southern-brisbane-qld
northside brisbane | northern-brisbane-qld
northern suburbs perth | stirling-wa +2
southern suburbs of adelaide | southern-adelaide-sa +1
melb north | north-melbourne-vic-3051
north melb vic | north-melbourne-vic-3051
sth bris | south-brisbane-qld-4101
Vic Park | victoria-park-wa-6100
East Vic Park | east-victoria-park-wa-6101
East Vic Park WA | east-victoria-park-wa-6101
Keilor Dns | keilor-downs-vic-3038
north brisbane | brisbane-qld-4000
Heidelberg Hts | heidelberg-heights-vic-3081
Roxburgh Pk | roxburgh-park-vic-3064
Caroline Spgs | caroline-springs-vic-3023
Pascoe Vale S | pascoe-vale-south-vic-3044
W Footscray | west-footscray-vic-3012
Hawthorn E | hawthorn-east-vic-3123
Balwyn (North) | balwyn-north-vic-3104
N'th Melbourne | north-melbourne-vic-3051
Mt.Waverley | mount-waverley-vic-3149
St.Kilda | st-kilda-vic-3182
MCG | east-melbourne-vic-3002
crown casino | southbank-vic-3006
the gabba | woolloongabba-qld-4102
St Kilda Rd | melbourne-vic-3000
Ft Valley | fortitude-valley-qld-4006
entrance nsw | the-entrance-nsw-2261
GPO Box 123 Melbourne 3001 | melbourne-vic-3000
PO Box 12, Richmond VIC 3121 | richmond-vic-3121
P.O. Box 7 Fitzroy | fitzroy-vic-3065
Smith Street in Fitzroy | smith-street-fitzroy-vic-3065
Smith St near Fitzroy | smith-street-fitzroy-vic-3065
Lt Collins St Melbourne | little-collins-street-melbourne-vic-3000
lt. collins street | little-collins-street-melbourne-vic-3000
200 Little Collins Street Melbourne VIC 3000 | little-collins-street-melbourne-vic-3000
Esplanade St Kilda | the-esplanade-st-kilda-vic-3182
12 Esplanade, Torquay | the-esplanade-torquay-vic-3228
12 The Esp St Kilda | the-esplanade-st-kilda-vic-3182
Rear 106 Smith Street Fitzroy | smith-street-fitzroy-vic-3065
106 Smith Street (rear), Fitzroy | smith-street-fitzroy-vic-3065
front 106 smith st fitzroy | smith-street-fitzroy-vic-3065
Bungalow 2/106 Smith Street Fitzroy | smith-street-fitzroy-vic-3065
Level 3, 106 Smith Street, Fitzroy | smith-street-fitzroy-vic-3065
Apartment 1203, 243 Smith Street, Fitzroy | smith-street-fitzroy-vic-3065
106a-108b Smith St Fitzroy | smith-street-fitzroy-vic-3065
106 & 108 Smith St Fitzroy | smith-street-fitzroy-vic-3065
106/108 Smith St Fitzroy | smith-street-fitzroy-vic-3065
Flat 2 106 Smith St Fitzroy | smith-street-fitzroy-vic-3065
106 Smith St, Nth Fitzroy 3068 | smith-street-fitzroy-north-vic-3068
106 Smith Street Fitzroy Nth | smith-street-fitzroy-north-vic-3068
106 smith st. fitzroy vic. | smith-street-fitzroy-vic-3065
106 SMITH STREET FITZROY VIC 3065 AUSTRALIA | smith-street-fitzroy-vic-3065
Mt. Alexander Road | mount-alexander-road-essendon-vic-3040
St. George's Rd | st-georges-road-thornbury-vic-3071
Saint Georges Road | st-georges-road-thornbury-vic-3071
OConnell Street, Nth Adelaide | oconnell-street-north-adelaide-sa-5006
North Tce | north-terrace-adelaide-sa-5000
North Tce Adelaide SA 5000 | north-terrace-adelaide-sa-5000
Victoria Pde | victoria-parade-east-melbourne-vic-3002
Richmond - VIC - 3121 | richmond-vic-3121
Richmond (VIC) | richmond-vic-3121
Richmond/VIC | richmond-vic-3121
S.A. | adelaide-city-sa +19
A.C.T. | belconnen-act +4
3121 VIC Australia | richmond-vic-3121 cremorne-vic-3121
QLD 4217 | gold-coast-qld-4217 +4
houses for sale in Sale | sale-vic-3850
houses for rent in Fitzroy North | fitzroy-north-vic-3068
richmond to rent | richmond-vic-3121
unit3/12 smith st fitzroy | smith-street-fitzroy-vic-3065
Suite 401, Level 4, 12 Smith Street, Fitzroy VIC 3065 | smith-street-fitzroy-vic-3065
Level 4, 401/12 Smith Street Fitzroy | smith-street-fitzroy-vic-3065
Shop 1 & 2, 12 Smith St Fitzroy | smith-street-fitzroy-vic-3065
Penthouse, 12 Smith Street, Fitzroy | smith-street-fitzroy-vic-3065
Ground Floor, 12 Smith Street Fitzroy | smith-street-fitzroy-vic-3065
Lot 5 (12) Smith Street Fitzroy | smith-street-fitzroy-vic-3065
Lots 5 & 6 Smith Street Fitzroy | smith-street-fitzroy-vic-3065
Site 7 near 12 Unknown Lane, Fitzroy VIC 3065 | fitzroy-vic-3065
hoppers xing | hoppers-crossing-vic-3029
inner west of sydney | inner-west-nsw
Upper North Shore Sydney | upper-north-shore-nsw
north shore, Sydney | lower-north-shore-nsw +1
Bayside Melbourne | bayside-vic
Bayside Brisbane | eastern-brisbane-qld +1
South West Sydney | south-western-sydney-nsw +1
Greater Western Sydney | western-sydney-nsw +4
Macarthur region | macarthur-nsw
St George area | st-george-nsw
Woden Valley | woden-and-weston-creek-act
Lockyer Valley | somerset-and-lockyer-qld
Redlands | redland-qld
burleigh | burleigh-heads-qld-4220
Casuarina NT 0810 | tiwi-nt-0810
Seventeen Seventy | agnes-water-qld-4677
King Island TAS | currie-tas-7256
Tooronga VIC 3146 | glen-iris-vic-3146
Cradle Mountain TAS 7306 | sheffield-tas-7306
Upper Ferntree Gully VIC 3156 | ferntree-gully-vic-3156
Newtown 3121 | newtown-vic-3220
Newtown VIC 3121 | newtown-vic-3220
Fitzroy NSW 3065 | fitzroy-vic-3065
Richmond, Cremorne | richmond-vic-3121 cremorne-vic-3121
Richmond, Cremorne, VIC 3121 | richmond-vic-3121 cremorne-vic-3121
Fitzroy, Carlton, Collingwood | fitzroy-vic-3065 carlton-vic-3053 collingwood-vic-3066
Kew East, Nth Fitzroy | kew-east-vic-3102 fitzroy-north-vic-3068
Labrador, Southport | labrador-qld-4215 southport-qld-4215
Bondi, Bronte, Coogee NSW | bondi-nsw-2026 bronte-nsw-2024 coogee-nsw-2034
Richmond and Cremorne | richmond-vic-3121 cremorne-vic-3121
Richmond & Cremorne | richmond-vic-3121 cremorne-vic-3121
Richmond / Cremorne | richmond-vic-3121 cremorne-vic-3121
Richmond + Cremorne | richmond-vic-3121 cremorne-vic-3121
Richmond, Cremorne and Hawthorn | richmond-vic-3121 cremorne-vic-3121 hawthorn-vic-3122
Richmond VIC 3121, Hawthorn VIC 3122 | richmond-vic-3121 hawthorn-vic-3122
Richmond 3121, Hawthorn 3122 | richmond-vic-3121 hawthorn-vic-3122
Richmond NSW, Hawthorn VIC | richmond-nsw-2753 hawthorn-vic-3122
3065, 3068 | fitzroy-vic-3065 fitzroy-north-vic-3068 clifton-hill-vic-3068
3121, 3122 | richmond-vic-3121 +4
2010, 2000 | surry-hills-nsw-2010 +5
Surry Hills 2010, Sydney 2000 | surry-hills-nsw-2010 sydney-nsw-2000
Southbank, Docklands, Melbourne | southbank-vic-3006 docklands-vic-3008 melbourne-vic-3000
Newtown Inner West | newtown-nsw-2042
Geelong and Ballarat | geelong-vic-3220 ballarat-vic-3350
Haymarket/Chinatown | haymarket-nsw-2000
Wren House, 5/12 Smith Street, Fitzroy VIC 3065 | smith-street-fitzroy-vic-3065
c/- 12 Smith Street Fitzroy | smith-street-fitzroy-vic-3065
Address: 12 Smith Street, Fitzroy | smith-street-fitzroy-vic-3065
Melbourne's CBD | melbourne-vic-3000
Sydney Northern Beaches | northern-beaches-nsw
Gold Coast hinterland | gold-coast-qld
Melbourne Airport | tullamarine-vic-3043
Paddo | paddington-nsw-2021
`

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
`

/** The postcodes of Tasmania, see postcode-table.ts. */
export const tasPostcodes = `
7000 Hobart|Mount Stuart|North Hobart|West Hobart
7004 Battery Point|South Hobart
7005 Dynnyrne|Sandy Bay
7007 Mount Nelson
7008 Lenah Valley|New Town
7009 Lutana|Moonah|West Moonah
7010 Glenorchy|Goodwood|Montrose|Rosetta
7011 Austins Ferry|Berriedale|Chigwell|Claremont
7015 Geilston Bay|Lindisfarne
7016 Risdon Vale
7017 Old Beach
7018 Bellerive|Howrah|Mornington|Tranmere|Warrane
7019 Clarendon Vale|Oakdowns|Rokeby
7020 Sandford
7021 Lauderdale
7025 Richmond
7030 Bagdad|Bridgewater|Brighton|Gagebrook|Granton|Herdsmans Cove
7050 Kingston|Kingston Beach
7052 Blackmans Bay
7053 Taroona
7054 Margate|Snug
7109 Huonville|Ranelagh
7112 Cygnet
7113 Franklin
7116 Geeveston
7140 New Norfolk
7170 Acton Park|Cambridge|Seven Mile Beach
7171 Midway Point
7172 Sorell
7173 Dodges Ferry
7212 Evandale
7216 St Helens
7248 Invermay|Mayfield|Mowbray|Newnham|Rocherlea
7249 Kings Meadows|South Launceston|Youngtown
7250 Blackstone Heights|East Launceston|Launceston|Newstead|Norwood|Prospect Vale|Ravenswood|Riverside|St Leonards|Summerhill|Trevallyn|Waverley|West Launceston
7253 George Town
7256 Currie
7260 Scottsdale
7262 Bridport
7270 Beaconsfield|Beauty Point
7277 Legana
7290 Hadspen
7300 Perth
7301 Longford
7302 Cressy
7303 Westbury
7304 Deloraine
7306 Sheffield
7307 Latrobe|Port Sorell|Shearwater
7310 Devonport|East Devonport|Miandetta|Spreyton
7315 Turners Beach|Ulverstone|West Ulverstone
7316 Penguin
7320 Burnie|Hillcrest|Montello|Park Grove|Romaine|Shorewell Park|Upper Burnie
7322 Somerset
7325 Wynyard
7330 Smithton
7467 Queenstown
`

/** The postcodes of Queensland 4000 to 4499, see postcode-table.ts. */
export const southQldPostcodes = `
4000 Brisbane|Petrie Terrace|Spring Hill
4005 New Farm|Teneriffe
4006 Bowen Hills|Fortitude Valley|Herston|Newstead
4007 Ascot|Hamilton
4011 Clayfield|Hendra
4012 Kalinga|Nundah|Wavell Heights
4014 Banyo|Nudgee|Virginia
4017 Bracken Ridge|Brighton|Deagon|Sandgate|Shorncliffe
4018 Fitzgibbon|Taigum
4019 Clontarf|Margate|Woody Point
4020 Newport|Scarborough
4021 Kippa-Ring
4022 Rothwell
4030 Lutwyche|Windsor|Wooloowin
4031 Gordon Park|Kedron
4032 Chermside|Chermside West
4034 Aspley|Boondall|Carseldine|Geebung|Zillmere
4035 Albany Creek|Bridgeman Downs
4036 Bald Hills
4037 Eatons Hill
4051 Alderley|Enoggera|Gaythorne|Grange|Newmarket|Wilston
4053 Everton Hills|Everton Park|McDowall|Mitchelton|Stafford|Stafford Heights
4054 Arana Hills|Keperra
4055 Bunya|Ferny Grove|Ferny Hills|Upper Kedron
4059 Kelvin Grove|Red Hill@-27.45,153.00
4060 Ashgrove
4061 The Gap
4064 Milton|Paddington
4065 Bardon
4066 Auchenflower|Toowong
4068 Chelmer|Indooroopilly|Taringa
4069 Brookfield|Chapel Hill|Fig Tree Pocket|Kenmore|Kenmore Hills|Pullenvale
4070 Anstead|Bellbowrie|Moggill
4073 Seventeen Mile Rocks|Sinnamon Park
4074 Jamboree Heights|Jindalee|Middle Park|Mount Ommaney|Riverhills|Westlake
4075 Corinda|Graceville|Oxley
4076 Darra|Wacol
4077 Doolandella|Durack|Inala|Richlands
4078 Ellen Grove|Forest Lake
4101 Highgate Hill|South Brisbane|West End@-27.48,153.01
4102 Dutton Park|Woolloongabba
4103 Annerley|Fairfield
4104 Yeronga
4105 Moorooka|Yeerongpilly
4106 Rocklea
4107 Salisbury
4108 Coopers Plains
4109 Macgregor|Robertson|Sunnybank|Sunnybank Hills
4110 Acacia Ridge|Heathwood
4111 Nathan
4112 Kuraby
4113 Eight Mile Plains|Runcorn
4114 Kingston|Logan Central|Logan City|Woodridge
4115 Algester|Parkinson
4116 Calamvale|Drewvale|Stretton
4117 Berrinba
4118 Forestdale|Heritage Park|Hillcrest|Regents Park
4119 Underwood
4120 Greenslopes
4121 Holland Park|Holland Park West|Tarragindi
4122 Mansfield|Mount Gravatt|Mount Gravatt East|Upper Mount Gravatt|Wishart
4123 Rochedale|Rochedale South
4124 Boronia Heights|Greenbank|New Beith
4125 Munruben|Park Ridge|Park Ridge South
4127 Daisy Hill|Slacks Creek|Springwood
4128 Shailer Park|Tanah Merah
4129 Loganholme
4130 Carbrook|Cornubia
4131 Loganlea|Meadowbrook
4132 Crestmead|Marsden
4133 Chambers Flat|Logan Reserve|Waterford West
4151 Coorparoo
4152 Camp Hill|Carina Heights|Carindale
4153 Belmont
4154 Gumdale|Wakerley
4155 Chandler
4156 Burbank|Mackenzie
4157 Capalaba|Sheldon
4158 Thorneside
4159 Birkdale
4160 Ormiston|Wellington Point
4161 Alexandra Hills
4163 Cleveland
4164 Thornlands
4165 Mount Cotton|Redland Bay|Victoria Point
4169 East Brisbane|Kangaroo Point
4170 Cannon Hill|Morningside|Norman Park|Seven Hills
4171 Balmoral|Bulimba|Hawthorne
4172 Murarrie
4173 Tingalpa
4174 Hemmant
4178 Wynnum|Wynnum West
4179 Lota|Manly West
4184 Macleay Island|Russell Island
4207 Bahrs Scrub|Beenleigh|Buccan|Eagleby|Edens Landing|Holmview|Logan Village|Mount Warren Park|Windaroo|Yarrabilba|Yatala
4208 Jacobs Well|Ormeau|Ormeau Hills
4209 Coomera|Pimpama|Upper Coomera|Willow Vale
4210 Maudsland|Oxenford|Wongawallan
4211 Carrara|Gaven|Gilston|Highland Park|Lower Beechmont|Mount Nathan|Nerang|Pacific Pines
4212 Helensvale|Hope Island
4213 Bonogin|Mudgeeraba|Tallai|Worongary
4214 Arundel|Ashmore|Molendinar|Parkwood
4215 Labrador|Southport
4216 Biggera Waters|Coombabah|Hollywell|Paradise Point|Runaway Bay
4217 Benowa|Bundall|Gold Coast|Main Beach|Surfers Paradise
4218 Broadbeach|Broadbeach Waters|Mermaid Beach|Mermaid Waters
4220 Burleigh Heads|Burleigh Waters|Miami
4221 Elanora|Palm Beach
4223 Currumbin|Currumbin Valley|Currumbin Waters
4224 Tugun
4225 Bilinga|Coolangatta
4226 Clear Island Waters|Merrimac|Robina
4227 Reedy Creek|Varsity Lakes
4228 Tallebudgera|Tallebudgera Valley
4270 Tamborine
4272 Tamborine Mountain
4275 Canungra
4280 Jimboomba|North Maclean|South Maclean
4285 Beaudesert|Cedar Grove|Cedar Vale|Gleneagle|Kooralbyn|Mundoolun
4300 Augustine Heights|Bellbird Park|Brookwater|Camira|Gailes|Goodna|Springfield|Springfield Lakes
4301 Collingwood Park|Redbank|Redbank Plains
4303 Riverview
4304 Booval|Bundamba|North Booval|Silkstone
4305 Brassall|Churchill|East Ipswich|Eastern Heights|Flinders View|Ipswich|Leichhardt|Newtown@-27.62,152.78|North Ipswich|One Mile|Raceview|Sadliers Crossing|Tivoli|Woodend|Wulkuraka|Yamanto
4306 Barellan Point|Chuwar|Deebing Heights|Fernvale|Karalee|Karana Downs|Mount Crosby|Pine Mountain|Walloon|Willowbank
4309 Kalbar
4310 Boonah
4311 Coominya|Lowood|Minden
4312 Esk
4313 Toogoolawah
4340 Rosewood
4341 Hatton Vale|Kensington Grove|Laidley|Plainland|Regency Downs
4343 Gatton
4344 Helidon
4350 Centenary Heights|Cotswold Hills|Cranley|Darling Heights|Drayton|East Toowoomba|Glenvale|Harlaxton|Harristown|Kearneys Spring|Middle Ridge|Mount Lofty|Newtown@-27.56,151.93|North Toowoomba|Rangeville|Rockville|South Toowoomba|Toowoomba|Westbrook|Wilsonton|Wilsonton Heights
4352 Cabarlah|Gowrie Junction|Highfields|Hodgson Vale|Kleinton|Meringandan West|Withcott|Wyreema
4355 Crows Nest
4356 Pittsworth
4357 Millmerran
4358 Cambooya
4361 Clifton
4362 Allora
4370 Rosenthal Heights|Warwick
4380 Stanthorpe
4390 Goondiwindi
4400 Kingsthorpe
4401 Oakey
4405 Dalby
4410 Jandowae
4413 Chinchilla
4415 Miles
4419 Wandoan
4421 Tara
4455 Roma
4465 Mitchell
4470 Charleville
4472 Blackall
4487 St George
4490 Cunnamulla
`

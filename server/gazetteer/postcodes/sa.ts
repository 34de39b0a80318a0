/** The postcodes of South Australia, see postcode-table.ts. */
export const saPostcodes = `
5000 Adelaide
5006 North Adelaide
5007 Brompton|West Hindmarsh
5008 Croydon Park|Renown Park|Ridleyton|West Croydon
5009 Allenby Gardens|Beverley|Kilkenny
5010 Angle Park|Ferryden Park
5011 Woodville|Woodville Park|Woodville South|Woodville West
5012 Athol Park|Mansfield Park|Woodville Gardens|Woodville North
5013 Ottoway|Pennington|Rosewater
5014 Albert Park|Alberton|Cheltenham|Queenstown|Royal Park
5015 Birkenhead|Ethelton|Port Adelaide
5016 Largs Bay|Largs North|Peterhead
5017 Osborne|Taperoo
5018 North Haven
5019 Exeter|Semaphore|Semaphore Park|Semaphore South
5020 West Lakes Shore
5021 West Lakes
5022 Grange|Henley Beach|Henley Beach South|Tennyson
5023 Findon|Seaton
5024 Fulham|Fulham Gardens|West Beach
5025 Flinders Park|Kidman Park
5031 Mile End|Thebarton|Torrensville
5032 Brooklyn Park|Lockleys|Underdale
5033 Cowandilla|Marleston|Richmond
5034 Clarence Park|Goodwood|Millswood|Wayville
5035 Ashford|Black Forest|Everard Park|Forestville
5037 Glandore|Kurralta Park|Netley|North Plympton
5038 Camden Park|Plympton|Plympton Park|South Plympton
5039 Clarence Gardens|Edwardstown|Melrose Park
5040 Novar Gardens
5041 Colonel Light Gardens|Cumberland Park|Daw Park|Panorama|Westbourne Park
5042 Bedford Park|Clovelly Park|Pasadena|St Marys
5043 Ascot Park|Marion|Mitchell Park|Morphettville|Park Holme
5044 Glengowrie|Somerton Park
5045 Glenelg|Glenelg East|Glenelg North|Glenelg South
5046 Oaklands Park|Warradale
5047 Darlington|Seacombe Gardens|Seacombe Heights|Sturt
5048 Brighton|Dover Gardens|Hove|North Brighton|South Brighton
5049 Marino|Seacliff|Seacliff Park|Seaview Downs
5050 Bellevue Heights|Eden Hills
5051 Blackwood|Coromandel Valley|Craigburn Farm|Hawthorndene
5052 Belair|Glenalta
5061 Hyde Park|Malvern|Unley|Unley Park
5062 Clapham|Hawthorn|Lower Mitcham|Mitcham|Netherby|Torrens Park
5063 Fullarton|Highgate|Parkside
5064 Glen Osmond|Glenunga|Myrtle Bank|St Georges
5065 Dulwich|Glenside|Linden Park|Toorak Gardens|Tusmore
5066 Beaumont|Erindale|Hazelwood Park|Stonyfell|Wattle Park
5067 Beulah Park|Kent Town|Norwood|Rose Park
5068 Kensington Gardens|Kensington Park|Leabrook|St Morris|Trinity Gardens
5069 Evandale|Maylands|St Peters
5070 Felixstow|Firle|Glynde|Joslin|Marden|Payneham|Payneham South|Royston Park
5072 Magill|Rosslyn Park
5073 Hectorville|Rostrevor|Tranmere
5074 Campbelltown|Newton
5075 Dernancourt|Paradise
5076 Athelstone
5081 Collinswood|Gilberton|Medindie|Vale Park
5082 Prospect
5083 Broadview|Nailsworth|Sefton Park
5084 Blair Athol|Kilburn
5085 Clearview|Enfield|Northfield|Northgate
5086 Gilles Plains|Greenacres|Hampstead Gardens|Hillcrest|Manningham|Oakden
5087 Klemzig|Windsor Gardens
5088 Holden Hill
5089 Highbury
5090 Hope Valley
5091 Banksia Park|Tea Tree Gully
5092 Modbury|Modbury Heights|Modbury North
5093 Para Vista|Valley View
5095 Mawson Lakes|Pooraka
5096 Gulfview Heights|Para Hills|Para Hills West
5097 Redwood Park|Ridgehaven|St Agnes
5098 Ingle Farm|Walkley Heights
5107 Parafield Gardens
5108 Paralowie|Salisbury|Salisbury Downs|Salisbury North
5109 Brahma Lodge|Salisbury East|Salisbury Heights|Salisbury Park|Salisbury Plain
5110 Burton|Waterloo Corner
5112 Elizabeth East|Elizabeth Grove|Elizabeth South|Elizabeth Vale|Hillbank
5113 Davoren Park|Elizabeth Downs|Elizabeth North|Elizabeth Park
5114 Andrews Farm|Blakeview|Craigmore|One Tree Hill|Smithfield|Smithfield Plains
5115 Munno Para|Munno Para West
5116 Evanston|Evanston Gardens|Evanston Park
5117 Angle Vale
5118 Gawler|Gawler East|Gawler South|Hewett|Willaston
5120 Virginia
5125 Golden Grove|Greenwith
5126 Fairview Park|Surrey Downs
5127 Wynn Vale
5152 Crafers|Crafers West|Stirling
5153 Echunga|Macclesfield|Mylor
5154 Aldgate
5155 Bridgewater
5158 Hallett Cove|O'Halloran Hill|Sheidow Park|Trott Park
5159 Aberfoyle Park|Flagstaff Hill|Happy Valley
5161 Old Reynella|Reynella|Reynella East
5162 Morphett Vale|Woodcroft
5163 Hackham|Hackham West|Huntfield Heights|Onkaparinga Hills
5164 Christie Downs
5165 Christies Beach
5166 O'Sullivan Beach
5167 Port Noarlunga|Port Noarlunga South
5168 Noarlunga Downs|Old Noarlunga
5169 Moana|Seaford|Seaford Meadows|Seaford Rise
5170 Maslin Beach
5171 McLaren Flat|McLaren Vale
5172 Willunga
5173 Aldinga Beach|Port Willunga
5174 Sellicks Beach
5201 Meadows
5204 Normanville
5210 Mount Compass
5211 Encounter Bay|Hayborough|McCracken|Victor Harbor
5212 Port Elliot
5213 Middleton
5214 Goolwa|Goolwa Beach|Hindmarsh Island
5223 Kingscote
5231 Kersbrook
5234 Birdwood
5238 Mannum
5241 Lobethal
5242 Balhannah
5244 Woodside
5245 Hahndorf
5250 Littlehampton
5251 Mount Barker
5252 Nairne
5253 Murray Bridge
5255 Strathalbyn
5260 Tailem Bend
5264 Meningie
5267 Keith
5268 Bordertown
5271 Naracoorte
5275 Kingston South East
5276 Robe
5277 Penola
5280 Millicent
5290 Mount Gambier
5291 Moorak
5330 Waikerie
5331 Kingston
5333 Loxton
5340 Paringa
5341 Renmark|Renmark West
5342 Monash
5343 Berri
5345 Barmera
5351 Lyndoch|Williamstown
5352 Tanunda
5353 Angaston
5355 Nuriootpa
5360 Greenock
5372 Freeling
5373 Kapunda
5417 Burra
5422 Peterborough
5433 Quorn
5453 Clare
5461 Balaklava
5491 Jamestown
5501 Lewiston|Two Wells
5522 Port Broughton
5523 Crystal Brook
5540 Port Pirie|Port Pirie South|Port Pirie West|Risdon Park|Risdon Park South|Solomontown
5554 Kadina
5556 Wallaroo
5558 Moonta Bay
5571 Ardrossan
5573 Maitland
5575 Minlaton
5600 Whyalla|Whyalla Playford
5602 Cowell
5605 Tumby Bay
5606 Port Lincoln
5608 Whyalla Norrie|Whyalla Stuart
5609 Whyalla Jenkins
5640 Cleve
5680 Streaky Bay
5690 Ceduna
5700 Port Augusta|Port Augusta West
5710 Stirling North
5723 Coober Pedy
5725 Roxby Downs
`

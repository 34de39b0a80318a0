/** The postcodes of Western Australia, see postcode-table.ts. */
export const waPostcodes = `
6000 Perth
6003 Highgate|Northbridge
6004 East Perth
6005 West Perth
6006 North Perth
6007 Leederville|West Leederville
6008 Daglish|Shenton Park|Subiaco
6009 Crawley|Dalkeith|Nedlands
6010 Claremont|Mount Claremont|Swanbourne
6011 Cottesloe|Peppermint Grove
6012 Mosman Park
6014 Floreat|Jolimont|Wembley
6015 City Beach
6016 Glendalough|Mount Hawthorn
6017 Osborne Park
6018 Churchlands|Doubleview|Gwelup|Innaloo|Karrinyup
6019 Scarborough|Wembley Downs
6020 Carine|Marmion|North Beach|Sorrento|Watermans Bay
6021 Balcatta|Stirling
6022 Hamersley
6023 Duncraig
6024 Greenwood|Warwick
6025 Craigie|Hillarys|Kallaroo|Padbury
6026 Kingsley|Woodvale
6027 Beldon|Connolly|Edgewater|Heathridge|Joondalup|Mullaloo|Ocean Reef
6028 Burns Beach|Currambine|Iluka|Kinross
6029 Trigg
6030 Clarkson|Merriwa|Mindarie|Quinns Rocks|Ridgewood
6031 Banksia Grove|Carramar
6034 Eglinton
6035 Yanchep
6036 Butler|Jindalee
6037 Two Rocks
6038 Alkimos
6050 Coolbinia|Menora|Mount Lawley
6051 Maylands
6052 Bedford|Inglewood
6053 Bayswater
6054 Ashfield|Bassendean|Eden Hill|Kiara|Lockridge
6055 Brabham|Caversham|Dayton|Guildford|Henley Brook|South Guildford
6056 Bellevue|Greenmount|Helena Valley|Herne Hill|Jane Brook|Middle Swan|Midland|Midvale|Stratton|Swan View|Viveash|Woodbridge
6057 High Wycombe|Maida Vale
6058 Forrestfield
6059 Dianella
6060 Joondanna|Tuart Hill|Yokine
6061 Balga|Mirrabooka|Nollamara|Westminster
6062 Embleton|Morley|Noranda
6063 Beechboro|Bennett Springs
6064 Alexander Heights|Girrawheen|Koondoola|Marangaroo
6065 Ashby|Darch|Hocking|Landsdale|Madeley|Pearsall|Sinagra|Tapping|Wanneroo
6066 Ballajura
6069 Aveley|Ellenbrook|The Vines
6070 Darlington
6071 Glen Forrest
6073 Mundaring
6076 Gooseberry Hill|Kalamunda|Lesmurdie
6077 Gnangara
6081 Parkerville|Stoneville@-31.88,116.17
6082 Mount Helena
6083 Gidgegannup
6084 Bullsbrook|Lower Chittering
6100 Burswood|Lathlain|Victoria Park
6101 Carlisle|East Victoria Park
6102 Bentley|St James
6103 Rivervale
6104 Ascot|Belmont|Redcliffe
6105 Cloverdale|Kewdale
6107 Beckenham|Cannington|East Cannington|Kenwick|Queens Park|Wattle Grove|Wilson
6108 Thornlie
6109 Maddington
6110 Gosnells|Huntingdale|Martin|Southern River
6111 Camillo|Champion Lakes|Kelmscott|Roleystone
6112 Armadale|Bedfordale|Brookdale|Forrestdale|Harrisdale|Hilbert|Mount Nasura|Mount Richon|Piara Waters|Seville Grove
6121 Oakford
6122 Byford|Cardup|Darling Downs
6123 Mundijong
6124 Jarrahdale
6125 Serpentine
6147 Langford|Lynwood|Parkwood
6148 Ferndale|Riverton|Rossmoyne|Shelley
6149 Bull Creek|Leeming
6150 Bateman|Murdoch|Winthrop
6151 South Perth
6152 Como|Karawara|Manning|Salter Point|Waterford
6153 Applecross|Ardross|Brentwood|Mount Pleasant
6154 Alfred Cove|Booragoon|Myaree
6155 Canning Vale|Willetton
6156 Attadale|Melville@-32.04,115.80|Willagee
6157 Bicton|Palmyra
6158 East Fremantle
6159 North Fremantle
6160 Fremantle
6162 Beaconsfield|South Fremantle|White Gum Valley
6163 Bibra Lake|Coolbellup|Hamilton Hill|Hilton|Kardinya|North Coogee|North Lake|Samson|Spearwood
6164 Atwell|Aubin Grove|Banjup|Beeliar|Cockburn Central|Hammond Park|Jandakot|South Lake|Success|Yangebup
6166 Coogee|Munster
6167 Bertram|Calista|Casuarina|Kwinana|Medina|Orelia|Parmelia|Wandi
6168 Cooloongup|Garden Island|Hillman|Rockingham
6169 Safety Bay|Shoalwater|Waikiki|Warnbro
6170 Leda|Wellard
6171 Baldivis
6172 Port Kennedy
6173 Secret Harbour
6174 Golden Bay
6175 Singleton
6176 Karnup
6180 Lakelands
6208 Pinjarra|Ravenswood|South Yunderup
6210 Coodanup|Dawesville|Dudley Park|Erskine|Falcon|Greenfields|Halls Head|Madora Bay|Mandurah|Meadow Springs|Silver Sands|Wannanup
6215 Waroona
6220 Harvey
6224 Brunswick
6225 Collie
6230 Bunbury|Carey Park|College Grove|Dalyellup|East Bunbury|Gelorup|Glen Iris|South Bunbury|Usher|Withers
6232 Eaton|Millbridge
6233 Australind|Binningup|Leschenault
6237 Boyanup
6239 Donnybrook
6255 Bridgetown
6258 Manjimup
6260 Pemberton
6271 Capel
6280 Abbey|Broadwater|Busselton|Geographe|Vasse|West Busselton|Yalyalup
6281 Dunsborough|Quindalup
6282 Yallingup
6284 Cowaramup
6285 Margaret River
6290 Augusta
6302 York
6304 Beverley
6312 Narrogin
6315 Wagin
6317 Katanning
6324 Mount Barker
6330 Albany|Bayonet Head|Grasmere|Little Grove|Lockyer|Lower King|McKail|Mira Mar|Mount Melville|Orana|Spencer Park|Yakamia
6333 Denmark
6390 Boddington
6395 Kojonup
6401 Northam
6415 Merredin
6430 Hannans|Kalgoorlie|Lamington|Piccadilly|Somerville|South Kalgoorlie|West Lamington
6432 Boulder
6437 Leinster
6438 Leonora
6440 Laverton
6442 Kambalda East|Kambalda West
6450 Castletown|Esperance|Nulsen|West Beach
6502 Bindoon
6510 Moora
6516 Jurien Bay
6525 Dongara|Port Denison
6530 Beachlands|Beresford|Bluff Point|Geraldton|Mount Tarcoola|Rangeway|Spalding|Strathalbyn|Sunset Beach|Tarcoola Beach|Utakarra|Waggrakine|Wandina|Wonthella|Woorree
6532 Drummond Cove
6536 Kalbarri
6537 Denham
6556 Chidlow
6558 Wooroloo
6560 Wundowie
6562 Bakers Hill
6566 Toodyay
6646 Wiluna
6701 Brockman|Carnarvon|East Carnarvon|South Carnarvon
6707 Exmouth
6710 Onslow
6713 Dampier
6714 Baynton|Bulgarra|Karratha|Millars Well|Nickol|Pegs Creek
6720 Wickham
6721 Port Hedland
6722 South Hedland
6725 Bilingurr|Broome|Djugun|Roebuck
6726 Cable Beach
6728 Derby
6743 Kununurra
6751 Tom Price
6753 Newman
6754 Paraburdoo
6758 Nullagine
6760 Marble Bar
6762 Telfer
6765 Fitzroy Crossing
6770 Halls Creek
`

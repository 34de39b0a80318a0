/** The postcodes of New South Wales 2000 to 2299, see postcode-table.ts. */
export const metropolitanNswPostcodes = `
2000 Haymarket|Millers Point|Sydney|The Rocks
2007 Ultimo
2008 Chippendale|Darlington
2009 Pyrmont
2010 Darlinghurst|Surry Hills
2011 Elizabeth Bay|Potts Point|Rushcutters Bay|Woolloomooloo
2015 Alexandria
2016 Redfern
2017 Zetland
2018 Eastlakes
2019 Botany
2020 Mascot
2021 Centennial Park|Paddington
2022 Bondi Junction|Queens Park
2023 Bellevue Hill
2024 Bronte
2025 Woollahra
2026 Bondi|Bondi Beach|North Bondi|Tamarama
2027 Darling Point|Edgecliff|Point Piper
2028 Double Bay
2029 Rose Bay
2030 Dover Heights|Vaucluse
2031 Clovelly|Randwick
2032 Daceyville|Kingsford
2033 Kensington
2034 Coogee|South Coogee
2035 Maroubra|Pagewood
2036 Chifley|Hillsdale|Little Bay|Malabar|Matraville
2037 Forest Lodge|Glebe
2038 Annandale
2039 Rozelle
2040 Leichhardt|Lilyfield
2041 Balmain|Balmain East|Birchgrove
2042 Enmore|Newtown
2043 Erskineville
2044 St Peters|Sydenham|Tempe
2045 Haberfield
2046 Abbotsford|Canada Bay|Chiswick|Five Dock|Rodd Point|Russell Lea|Wareemba
2047 Drummoyne
2048 Stanmore
2049 Lewisham|Petersham
2050 Camperdown
2060 McMahons Point|North Sydney|Waverton
2061 Kirribilli|Milsons Point
2062 Cammeray
2063 Northbridge
2064 Artarmon
2065 Crows Nest|Greenwich|Naremburn|St Leonards|Wollstonecraft
2066 Lane Cove|Lane Cove North|Lane Cove West|Longueville|Riverview
2067 Chatswood|Chatswood West
2068 Castlecrag|Middle Cove|North Willoughby|Willoughby|Willoughby East
2069 Castle Cove|Roseville|Roseville Chase
2070 East Lindfield|Lindfield
2071 East Killara|Killara
2072 Gordon
2073 Pymble|West Pymble
2074 North Turramurra|South Turramurra|Turramurra|Warrawee
2075 St Ives|St Ives Chase
2076 Normanhurst|North Wahroonga|Wahroonga
2077 Asquith|Hornsby|Hornsby Heights|Waitara
2079 Mount Colah
2080 Mount Kuring-gai
2081 Berowra
2082 Berowra Heights
2084 Terrey Hills
2085 Belrose|Davidson
2086 Frenchs Forest
2087 Forestville|Killarney Heights
2088 Mosman
2089 Kurraba Point|Neutral Bay
2090 Cremorne|Cremorne Point
2092 Seaforth
2093 Balgowlah|Balgowlah Heights|Clontarf|Manly Vale|North Balgowlah
2094 Fairlight
2095 Manly
2096 Curl Curl|Freshwater|Queenscliff
2097 Collaroy|Collaroy Plateau|Wheeler Heights
2099 Cromer|Dee Why|Narraweena|North Curl Curl
2100 Allambie Heights|Beacon Hill|Brookvale|North Manly
2101 Elanora Heights|Narrabeen|North Narrabeen
2102 Warriewood
2103 Mona Vale
2104 Bayview
2106 Newport
2107 Bilgola Plateau
2108 Palm Beach
2110 Hunters Hill
2111 Gladesville|Tennyson Point
2112 Denistone East|Putney|Ryde
2113 East Ryde|Macquarie Park|North Ryde
2114 Denistone|Meadowbank|Melrose Park|West Ryde
2115 Ermington
2116 Rydalmere
2117 Dundas Valley|Oatlands|Telopea
2118 Carlingford
2119 Beecroft
2120 Pennant Hills|Thornleigh|Westleigh
2121 Epping|North Epping
2122 Eastwood|Marsfield
2125 West Pennant Hills
2126 Cherrybrook
2127 Newington|Sydney Olympic Park|Wentworth Point
2128 Silverwater
2130 Summer Hill
2131 Ashfield
2132 Croydon
2134 Burwood
2135 Strathfield
2136 Strathfield South
2137 Breakfast Point|Cabarita|Concord|Mortlake|North Strathfield
2138 Concord West|Liberty Grove|Rhodes
2140 Homebush|Homebush West
2141 Berala|Lidcombe
2142 Granville|Holroyd|Rosehill|South Granville
2143 Birrong|Regents Park
2144 Auburn
2145 Constitution Hill|Girraween|Greystanes|Pemulwuy|Pendle Hill|South Wentworthville|Wentworthville|Westmead
2146 Old Toongabbie|Toongabbie
2147 Kings Langley|Lalor Park|Seven Hills
2148 Blacktown|Kings Park|Marayong|Prospect
2150 Harris Park|Parramatta
2151 North Parramatta|North Rocks
2152 Northmead
2153 Baulkham Hills|Bella Vista|Winston Hills
2154 Castle Hill
2155 Beaumont Hills|Kellyville|Kellyville Ridge|Rouse Hill
2156 Annangrove|Glenhaven|Kenthurst
2157 Glenorie
2158 Dural
2159 Arcadia|Galston
2160 Merrylands|Merrylands West
2161 Guildford West|Old Guildford|Yennora
2162 Chester Hill|Sefton
2163 Carramar|Villawood
2164 Smithfield|Wetherill Park|Woodpark
2165 Fairfield|Fairfield East|Fairfield Heights|Fairfield West
2166 Cabramatta|Cabramatta West|Canley Heights|Canley Vale|Lansvale
2167 Glenfield
2168 Ashcroft|Busby|Cartwright|Green Valley|Heckenberg|Hinchinbrook|Miller|Sadleir
2170 Casula|Chipping Norton|Hammondville|Liverpool|Lurnea|Moorebank|Mount Pritchard|Prestons|Warwick Farm
2171 Carnes Hill|Cecil Hills|Elizabeth Hills|Horningsea Park|Hoxton Park|Middleton Grange|West Hoxton
2172 Voyager Point
2173 Holsworthy|Wattle Grove
2174 Edmondson Park
2175 Horsley Park
2176 Abbotsbury|Bossley Park|Edensor Park|Greenfield Park|Prairiewood|St Johns Park|Wakeley
2177 Bonnyrigg|Bonnyrigg Heights
2178 Kemps Creek|Mount Vernon
2179 Austral|Leppington
2190 Greenacre|Mount Lewis
2191 Belfield
2192 Belmore
2193 Ashbury|Canterbury|Hurlstone Park
2194 Campsie
2195 Lakemba|Wiley Park
2196 Punchbowl|Roselands
2197 Bass Hill
2198 Georges Hall
2199 Yagoona
2200 Bankstown|Condell Park
2203 Dulwich Hill
2204 Marrickville
2205 Arncliffe|Turrella|Wolli Creek
2206 Clemton Park|Earlwood
2207 Bardwell Park|Bardwell Valley|Bexley|Bexley North
2208 Kingsgrove
2209 Beverly Hills|Narwee
2210 Lugarno|Peakhurst|Peakhurst Heights|Riverwood
2211 Padstow|Padstow Heights
2212 Revesby|Revesby Heights
2213 East Hills|Panania|Picnic Point
2214 Milperra
2216 Banksia|Brighton-Le-Sands|Rockdale
2217 Beverley Park|Kogarah|Kogarah Bay|Monterey|Ramsgate|Ramsgate Beach
2218 Allawah|Carlton
2219 Dolls Point|Sandringham|Sans Souci
2220 Hurstville|Hurstville Grove
2221 Blakehurst|Carss Park|Connells Point|Kyle Bay|South Hurstville
2222 Penshurst
2223 Mortdale|Oatley
2224 Sylvania|Sylvania Waters
2225 Oyster Bay
2226 Bonnet Bay|Como|Jannali
2227 Gymea|Gymea Bay
2228 Miranda|Yowie Bay
2229 Caringbah|Caringbah South|Lilli Pilli|Port Hacking|Taren Point
2230 Bundeena|Burraneer|Cronulla|Woolooware
2231 Kurnell
2232 Grays Point|Kareela|Kirrawee|Loftus|Sutherland|Woronora
2233 Engadine|Heathcote|Woronora Heights|Yarrawarrah
2234 Alfords Point|Bangor|Barden Ridge|Illawong|Menai
2250 East Gosford|Erina|Gosford|Kariong|Lisarow|Narara|Niagara Park|North Gosford|Point Clare|Point Frederick|Somersby|Tascott|West Gosford|Wyoming
2251 Avoca Beach|Bensville|Copacabana|Davistown|MacMasters Beach|Saratoga
2256 Blackwall|Woy Woy
2257 Booker Bay|Empire Bay|Ettalong|Ettalong Beach|St Huberts Island|Umina Beach
2258 Ourimbah
2259 Chain Valley Bay|Gwandalan|Hamlyn Terrace|Jilliby|Kanwal|Lake Munmorah|Mannering Park|Mardi|Summerland Point|Tuggerawong|Wadalba|Watanobbi|Woongarrah|Wyee|Wyee Point|Wyong|Wyongah
2260 Forresters Beach|North Avoca|Terrigal|Wamberal
2261 Bateau Bay|Berkeley Vale|Blue Bay|Chittaway Bay|Glenning Valley|Killarney Vale|Long Jetty|Shelly Beach|The Entrance|The Entrance North|Tumbi Umbi
2262 Blue Haven|Budgewoi|Buff Point|Halekulani|San Remo
2263 Canton Beach|Charmhaven|Gorokan|Lake Haven|Noraville|Toukley
2264 Bonnells Bay|Dora Creek|Morisset
2265 Cooranbong
2267 Wangi Wangi
2278 Barnsley
2280 Belmont|Belmont North|Belmont South|Floraville|Jewells|Marks Point|Valentine
2281 Blacksmiths|Caves Beach|Swansea
2282 Eleebana|Lakelands|Warners Bay
2283 Arcadia Vale|Blackalls Park|Bolton Point|Buttaba|Coal Point|Fennell Bay|Kilaben Bay|Rathmines|Toronto
2284 Argenton|Booragul|Speers Point|Teralba|Woodrising
2285 Cameron Park|Cardiff|Cardiff Heights|Cardiff South|Edgeworth|Glendale|Macquarie Hills
2286 Holmesville|West Wallsend
2287 Birmingham Gardens|Elermore Vale|Fletcher|Maryland|Rankin Park|Wallsend
2289 Adamstown|Adamstown Heights|Garden Suburb|Kotara|Kotara South
2290 Charlestown|Dudley|Gateshead|Kahibah|Mount Hutton|Redhead|Tingira Heights|Whitebridge
2291 Merewether|Merewether Heights|The Junction
2292 Broadmeadow
2293 Maryville|Wickham
2294 Carrington
2295 Fern Bay|Stockton
2296 Islington
2297 Tighes Hill
2298 Georgetown|Waratah|Waratah West
2299 Jesmond|Lambton|North Lambton
`

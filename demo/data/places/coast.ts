import type { StateCode } from '#domain/lookups/states.ts'

/** Places on a beach or a bay, besides those whose name says so. Names as the gazetteer writes them. */
const coastalNames: Readonly<Record<StateCode, string>> = {
  ACT: '',
  NSW: `Bondi, North Bondi, Bronte, Tamarama, Clovelly, Coogee, South Coogee, Maroubra, Malabar, Manly, Fairlight,
    Freshwater, Queenscliff, Curl Curl, North Curl Curl, Dee Why, Collaroy, Narrabeen, North Narrabeen, Warriewood, Mona Vale,
    Newport, Palm Beach, Cronulla, Woolooware, Brighton-Le-Sands, Monterey, Ramsgate, Sans Souci, Terrigal, Wamberal,
    Copacabana, The Entrance, Norah Head, Toukley, Noraville, Merewether, Bar Beach, Stockton, Redhead, Dudley, Swansea,
    Blacksmiths, Anna Bay, Nelson Bay, Corlette, Thirroul, Austinmer, Coledale, Bulli, Woonona, Bellambi, Port Kembla, Windang,
    Warilla, Shellharbour, Shell Cove, Kiama, Kiama Downs, Gerringong, Vincentia, Ulladulla, Mollymook, Narrawallee,
    Batehaven, Catalina, Tomakin, Broulee, Dalmeny, Narooma, Bermagui, Tathra, Merimbula, Tura Beach, Eden, Forster, Tuncurry,
    Old Bar, Harrington, Bonny Hills, Lake Cathie, Port Macquarie, South West Rocks, Nambucca Heads, Urunga, Sawtell,
    Coffs Harbour, Korora, Woolgoolga, Yamba, Iluka, East Ballina, Ballina, Lennox Head, Skennars Head, Suffolk Park,
    Ocean Shores, Pottsville, Bogangar, Casuarina, Kingscliff, Tweed Heads, Umina Beach, Ettalong, Stanwell Park, Hawks Nest,
    Towradgi, Crescent Head, Brunswick Heads`,
  NT: 'Nightcliff, Fannie Bay, Larrakeyah, Rapid Creek, Coconut Grove, Brinkin, Nhulunbuy',
  QLD: `Sandgate, Shorncliffe, Wynnum, Manly West, Lota, Wellington Point, Cleveland, Clontarf, Margate, Woody Point,
    Scarborough, Newport, Bongaree, Woorim, Bellara, Main Beach, Surfers Paradise, Gold Coast, Broadbeach, Miami, Burleigh Heads,
    Tugun, Bilinga, Coolangatta, Currumbin, Labrador, Biggera Waters, Runaway Bay, Caloundra, Golden Beach, Warana, Bokarina,
    Buddina, Mooloolaba, Alexandra Headland, Maroochydore, Mudjimba, Marcoola, Yaroomba, Noosa Heads, Noosaville, Currimundi,
    Wurtulla, Rainbow Beach, Torquay, Scarness, Pialba, Urangan, Point Vernon, Hervey Bay, Bargara, Innes Park, Elliott Heads,
    Coral Cove, Burnett Heads, Agnes Water, Tannum Sands, Boyne Island, Emu Park, Yeppoon, Lammermoor, Cooee Bay, Zilzie, Eimeo,
    Bucasia, Slade Point, Airlie Beach, Cannonvale, Bowen, North Ward, Nelly Bay, Palm Cove, Yorkeys Knob, Trinity Park,
    Port Douglas, Mission Beach, Karumba, Victoria Point, Macleay Island, Russell Island, Beachmere, Toogoom, Woodgate,
    Craignish, Magnetic Island, Peregian Beach, Sunrise Beach`,
  SA: `Glenelg, Glenelg North, Glenelg South, Somerton Park, Brighton, North Brighton, South Brighton, Hove, Seacliff, Marino,
    Hallett Cove, West Beach, Henley Beach, Henley Beach South, Grange, Tennyson, West Lakes Shore, Semaphore, Semaphore Park,
    Semaphore South, Largs Bay, Largs North, North Haven, Port Noarlunga, Port Noarlunga South, Moana, Seaford, Port Willunga,
    Normanville, Victor Harbor, Encounter Bay, Port Elliot, Middleton, Goolwa, Hayborough, Robe, Wallaroo, Port Lincoln,
    Tumby Bay, Ardrossan, Kingscote, Streaky Bay, Ceduna, Port Broughton, Taperoo`,
  TAS: `Sandy Bay, Battery Point, Bellerive, Howrah, Taroona, Lauderdale, Bridport, St Helens, Penguin, Ulverstone, Wynyard,
    Port Sorell, Shearwater, Tranmere, Dodges Ferry, Beauty Point, Currie, Somerset`,
  VIC: `Port Melbourne, Albert Park, Middle Park, St Kilda West, Saint Kilda, St Kilda, Elwood, Brighton, North Brighton, Hampton,
    Sandringham, Black Rock, Beaumaris, Mentone, Parkdale, Mordialloc, Aspendale, Edithvale, Chelsea, Bonbeach, Carrum, Seaford,
    Frankston, Frankston South, Mount Eliza, Mornington, Mount Martha, Dromana, McCrae, Rosebud, Rosebud West, Tootgarook, Rye,
    Blairgowrie, Sorrento, Williamstown, Altona, Seaholme, Queenscliff, Point Lonsdale, Ocean Grove, Barwon Heads, Torquay,
    Jan Juc, Anglesea, Lorne, Apollo Bay, Port Fairy, Warrnambool, Portland, Cowes, Cape Woolamai, San Remo, Inverloch,
    Lakes Entrance, Metung, Paynesville, Mallacoota, Portarlington, Indented Head, Clifton Springs, Somers, Balnarring`,
  WA: `Cottesloe, Swanbourne, City Beach, Scarborough, Trigg, North Beach, Watermans Bay, Marmion, Sorrento, Hillarys, Kallaroo,
    Mullaloo, Ocean Reef, Iluka, Burns Beach, Mindarie, Quinns Rocks, Jindalee, Alkimos, Yanchep, Two Rocks, South Fremantle,
    North Fremantle, Fremantle, North Coogee, Coogee, Rockingham, Shoalwater, Safety Bay, Waikiki, Warnbro, Secret Harbour,
    Golden Bay, Singleton, Madora Bay, Halls Head, Falcon, Dawesville, Busselton, West Busselton, Geographe, Abbey, Broadwater,
    Dunsborough, Quindalup, Yallingup, Binningup, Jurien Bay, Dongara, Port Denison, Kalbarri, Exmouth, Broome, Cable Beach,
    Esperance, West Beach, Bluff Point, Denmark, Port Hedland, Dampier, Onslow, Carnarvon, Drummond Cove, Augusta,
    South Bunbury, Port Kennedy, Wannanup, Silver Sands`,
}

const coastalByState = new Map(
  Object.entries(coastalNames).map(([state, names]) => [state, new Set(names.split(',').map((name) => name.trim()))]),
)

const saysCoast = /\b(Beach|Bay|Heads|Esplanade|Headland|Surf|Sands)\b/
const inlandDespiteItsName =
  /^(Rushcutters Bay|Elizabeth Bay|Double Bay|Neutral Bay|Kogarah Bay|Geilston Bay|Gymea Bay|Yowie Bay|Canada Bay|Oyster Bay|Empire Bay|Moonta Bay|Herne Bay|Wentworth Point|Bay View|Bibra Lake)$/

/** True where people walk to a beach. */
export function isOnTheCoast(place: { name: string; stateCode: StateCode }): boolean {
  if (inlandDespiteItsName.test(place.name)) return false
  return saysCoast.test(place.name) || (coastalByState.get(place.stateCode)?.has(place.name) ?? false)
}

const alpineNames = new Set([
  'Mount Buller',
  'Falls Creek',
  'Hotham Heights',
  'Dinner Plain',
  'Kosciuszko National Park',
  'Jindabyne',
  'East Jindabyne',
  'Bright',
  'Berridale',
])

/** True where people go for the snow. */
export const isInTheHighCountry = (place: { name: string }): boolean => alpineNames.has(place.name)

/** The beach people of a coastal place walk to: its own name, or the suburb's with "Beach" behind it. */
export const beachOf = (place: { name: string }): string =>
  /\b(Beach|Bay|Sands|Headland)$/.test(place.name) ? place.name : `${place.name} Beach`

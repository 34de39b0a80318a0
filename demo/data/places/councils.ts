import type { StateCode } from '#domain/lookups/states.ts'

/**
 * Suburbs that lie in one council area as a whole, by council. Where a suburb is shared between councils, or not listed here,
 * nothing is stated: a council that is not true is worse than none. The Australian Capital Territory has no councils.
 */
const suburbsOfCouncils: Readonly<Partial<Record<StateCode, Readonly<Record<string, string>>>>> = {
  VIC: {
    'City of Yarra':
      'Abbotsford, Burnley, Clifton Hill, Collingwood, Cremorne, Fitzroy, Fitzroy North, Princes Hill, Richmond',
    'City of Melbourne': 'Melbourne, Carlton, Docklands, East Melbourne, Parkville, West Melbourne',
    'City of Port Phillip': 'Albert Park, Balaclava, Elwood, Middle Park, Ripponlea, St Kilda, St Kilda West',
    'Merri-bek City Council':
      'Brunswick, Brunswick East, Coburg, Coburg North, Pascoe Vale, Pascoe Vale South, Oak Park, Glenroy, Hadfield',
    'City of Darebin': 'Northcote, Thornbury, Preston, Kingsbury',
    'City of Maribyrnong':
      'Footscray, West Footscray, Seddon, Yarraville, Maidstone, Braybrook, Kingsville, Maribyrnong',
    'Hobsons Bay City Council':
      'Altona, Altona Meadows, Newport, Spotswood, Williamstown, Williamstown North, Seaholme',
    'City of Stonnington': 'Prahran, Toorak, Armadale, Malvern, Malvern East, Kooyong',
    'City of Boroondara':
      'Hawthorn, Hawthorn East, Kew, Kew East, Camberwell, Canterbury, Balwyn, Balwyn North, Deepdene',
    'Bayside City Council': 'Brighton, Hampton, Hampton East, Sandringham, Black Rock',
    'City of Glen Eira':
      'Caulfield, Caulfield South, Elsternwick, Carnegie, Bentleigh, Bentleigh East, Ormond, Murrumbeena, Glen Huntly',
    'City of Greater Geelong': 'Geelong, Geelong West, Newtown, Belmont, Highton, Corio, Norlane, Lara, Ocean Grove',
    'City of Ballarat': 'Ballarat Central, Ballarat East, Ballarat North, Wendouree, Alfredton, Sebastopol',
    'City of Greater Bendigo': 'Bendigo, Golden Square, Kangaroo Flat, Strathdale, Eaglehawk',
  },
  NSW: {
    'City of Sydney':
      'Sydney, Surry Hills, Redfern, Darlinghurst, Potts Point, Pyrmont, Ultimo, Glebe, Chippendale, Alexandria, Zetland, Waterloo, Erskineville, Woolloomooloo, Elizabeth Bay, Haymarket',
    'Inner West Council':
      'Enmore, Stanmore, Petersham, Lewisham, Marrickville, Dulwich Hill, Leichhardt, Balmain, Rozelle, Lilyfield, Birchgrove, Haberfield, Summer Hill, Sydenham, St Peters, Tempe',
    'Waverley Council': 'Bondi, Bondi Beach, Bronte, Tamarama, Waverley, North Bondi, Dover Heights, Queens Park',
    'Randwick City Council':
      'Randwick, Coogee, South Coogee, Maroubra, Kingsford, Kensington, Clovelly, Matraville, Malabar, La Perouse, Little Bay',
    'Woollahra Municipal Council':
      'Double Bay, Woollahra, Bellevue Hill, Point Piper, Edgecliff, Darling Point, Watsons Bay',
    'Northern Beaches Council':
      'Manly, Dee Why, Freshwater, Curl Curl, Brookvale, Mona Vale, Newport, Avalon Beach, Palm Beach, Narrabeen, Collaroy, Balgowlah, Fairlight, Seaforth',
    'North Sydney Council':
      'North Sydney, Neutral Bay, Cremorne, Kirribilli, Milsons Point, McMahons Point, Waverton, Cammeray, Lavender Bay',
    'Mosman Council': 'Mosman',
    'City of Newcastle':
      'Newcastle, Newcastle West, Hamilton, Merewether, The Junction, Cooks Hill, Mayfield, Wallsend',
    'Wollongong City Council': 'Wollongong, North Wollongong, Fairy Meadow, Corrimal, Thirroul, Figtree, Unanderra',
  },
  QLD: {
    'Brisbane City Council':
      'Brisbane, Brisbane City, New Farm, Fortitude Valley, Teneriffe, Newstead, West End, South Brisbane, Paddington, Milton, Toowong, St Lucia, Indooroopilly, Kangaroo Point, Bulimba, Hawthorne, Ascot, Hamilton, Clayfield, Wilston, Red Hill, Kelvin Grove, Herston, Woolloongabba, Annerley, Coorparoo, Camp Hill, Carindale, Wynnum, Sandgate, Chermside, Kedron, Nundah, Stafford, Ashgrove, The Gap, Bardon, Auchenflower, Taringa, Chelmer, Graceville, Sherwood, Corinda, Moorooka, Sunnybank',
    'City of Gold Coast':
      'Surfers Paradise, Broadbeach, Burleigh Heads, Southport, Robina, Coolangatta, Palm Beach, Main Beach, Mermaid Beach, Miami, Nerang',
    'Cairns Regional Council': 'Cairns City, Cairns North, Edge Hill, Manunda, Palm Cove, Trinity Beach, Smithfield',
    'Townsville City Council': 'Townsville City, North Ward, South Townsville, Aitkenvale, Kirwan, Annandale',
  },
  SA: {
    'City of Adelaide': 'Adelaide, North Adelaide',
    'City of Holdfast Bay': 'Glenelg, Glenelg South, Brighton, Hove, Seacliff',
    'City of Norwood Payneham & St Peters': 'Norwood, Kent Town, St Peters, Payneham, Maylands, Stepney',
    'City of Unley': 'Unley, Unley Park, Hyde Park, Goodwood, Wayville, Parkside, Malvern, Fullarton',
  },
  WA: {
    'City of Fremantle': 'Fremantle, South Fremantle, White Gum Valley, Beaconsfield, Hilton',
    'City of Vincent': 'Leederville, North Perth, Mount Hawthorn',
    'Town of Cottesloe': 'Cottesloe',
    'City of Subiaco': 'Subiaco, Daglish',
    'City of South Perth': 'South Perth, Como, Kensington',
  },
  TAS: {
    'City of Hobart':
      'Hobart, Sandy Bay, Battery Point, West Hobart, North Hobart, South Hobart, Lenah Valley, New Town',
    'Glenorchy City Council': 'Glenorchy, Moonah, Montrose, Rosetta, Claremont',
    'City of Launceston': 'Launceston, East Launceston, Invermay, Mowbray, Newstead',
  },
  NT: {
    'City of Darwin': 'Darwin City, Fannie Bay, Nightcliff, Parap, Larrakeyah, Stuart Park, Rapid Creek, Casuarina',
    'City of Palmerston': 'Bakewell, Gray, Moulden, Durack, Rosebery',
  },
}

const councils = new Map<string, string>(
  Object.entries(suburbsOfCouncils).flatMap(([state, ofState]) =>
    Object.entries(ofState).flatMap(([council, suburbs]) =>
      suburbs.split(', ').map((suburb): [string, string] => [`${state} ${suburb}`, council]),
    ),
  ),
)

/** The council that a suburb belongs to; null where it is not known for certain. */
export const councilOf = ({ stateCode, name }: { stateCode: StateCode; name: string }): string | null =>
  councils.get(`${stateCode} ${name}`) ?? null

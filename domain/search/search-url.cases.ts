// oxlint-disable max-lines -- one table of URLs, nothing but data
import type { SearchMode } from '#domain/lookups/search-modes.ts'
import type { SearchRefusal } from './search-url-path.ts'
import type { LocationSearchContext, SearchParameters } from './search-parameters.ts'

/** What a search has beyond the default of its mode and place. */
export type Changes = Partial<Omit<SearchParameters, 'searchMode' | 'locationSearchContext' | 'paging'>> & {
  page?: number
  places?: Partial<LocationSearchContext>
}

/** [URL, its canonical form or '=' when it is canonical itself, what it asks for]. */
type AcceptedRow = readonly [address: string, canonical: string, changes: Changes]

export type AcceptedGroup = {
  mode: SearchMode
  place: { locationUri: string } | { officeUri: string }
  rows: readonly AcceptedRow[]
}

// Stryker disable all: what tests expect is no code of the portal.
const dates = (...days: string[]) => ({ dates: days, forthcoming: false })
const anyDay = { dates: [], forthcoming: true }
const upTo = (max: number) => ({ min: null, max })
const from = (min: number) => ({ min, max: null })
const uris = (...names: string[]) => ({ searchLocations: names.map((uri) => ({ uri })) })

export const acceptedAddresses: readonly AcceptedGroup[] = [
  {
    mode: 'buy',
    place: { locationUri: 'melbourne-vic-3000' },
    rows: [
      ['/for-sale/melbourne-vic-3000/real-estate', '=', {}],
      ['/for-sale/melbourne-vic-3000', '/for-sale/melbourne-vic-3000/real-estate', {}],
      ['/for-sale/melbourne-vic-3000/', '/for-sale/melbourne-vic-3000/real-estate', {}],
      ['/for-sale/melbourne-vic-3000/real-estate/', '/for-sale/melbourne-vic-3000/real-estate', {}],
      ['/buy/melbourne-vic-3000', '/for-sale/melbourne-vic-3000/real-estate', {}],
      ['/buy/melbourne-vic-3000/real-estate', '/for-sale/melbourne-vic-3000/real-estate', {}],
      ['/FOR-SALE/Melbourne-VIC-3000/Real-Estate', '/for-sale/melbourne-vic-3000/real-estate', {}],
      ['//for-sale//melbourne-vic-3000//real-estate', '/for-sale/melbourne-vic-3000/real-estate', {}],
      ['for-sale/melbourne-vic-3000/real-estate', '/for-sale/melbourne-vic-3000/real-estate', {}],
      ['/for-sale/melbourne-vic-3000/real-estate?', '/for-sale/melbourne-vic-3000/real-estate', {}],
      ['/for-sale/melbourne-vic-3000/real-estate#map', '/for-sale/melbourne-vic-3000/real-estate', {}],
      ['/for-sale/melbourne-vic-3000/real-estate?utm_source=mail', '/for-sale/melbourne-vic-3000/real-estate', {}],
      ['/for%2Dsale/melbourne%2Dvic-3000/real-estate', '/for-sale/melbourne-vic-3000/real-estate', {}],
      ['/for-sale/melbourne-vic-3000/houses', '=', { propertyTypes: ['House'] }],
      ['/for-sale/melbourne-vic-3000/apartments', '=', { propertyTypes: ['Apartment'] }],
      ['/for-sale/melbourne-vic-3000/units', '=', { propertyTypes: ['Unit'] }],
      ['/for-sale/melbourne-vic-3000/townhouses', '=', { propertyTypes: ['Townhouse'] }],
      ['/for-sale/melbourne-vic-3000/land', '=', { propertyTypes: ['Land'] }],
      ['/for-sale/melbourne-vic-3000/villas', '=', { propertyTypes: ['Villa'] }],
      ['/for-sale/melbourne-vic-3000/flats', '=', { propertyTypes: ['Flat'] }],
      ['/for-sale/melbourne-vic-3000/studios', '=', { propertyTypes: ['Studio'] }],
      ['/for-sale/melbourne-vic-3000/terraces', '=', { propertyTypes: ['Terrace'] }],
      ['/for-sale/melbourne-vic-3000/acreage', '=', { propertyTypes: ['Acreage'] }],
      ['/for-sale/melbourne-vic-3000/rural', '=', { propertyTypes: ['Rural'] }],
      ['/for-sale/melbourne-vic-3000/retirement', '=', { propertyTypes: ['Retirement'] }],
      ['/for-sale/melbourne-vic-3000/semi-detached', '=', { propertyTypes: ['SemiDetached'] }],
      ['/for-sale/melbourne-vic-3000/serviced-apartments', '=', { propertyTypes: ['ServicedApartment'] }],
      ['/for-sale/melbourne-vic-3000/blocks-of-units', '=', { propertyTypes: ['Block_of_Units'] }],
      ['/for-sale/melbourne-vic-3000/warehouses', '=', { propertyTypes: ['Warehouse'] }],
      ['/for-sale/melbourne-vic-3000/alpine', '=', { propertyTypes: ['Alpine'] }],
      ['/for-sale/melbourne-vic-3000/other', '=', { propertyTypes: ['Other'] }],
      ['/for-sale/melbourne-vic-3000/real-estate?propertytype=cropping', '=', { propertyTypes: ['cropping'] }],
      [
        '/for-sale/melbourne-vic-3000/real-estate?propertytype=dairy,farmlets,horticulture,lifestyle,livestock',
        '=',
        { propertyTypes: ['dairy', 'farmlet', 'horticulture', 'lifestyle', 'livestock'] },
      ],
      [
        '/for-sale/melbourne-vic-3000/real-estate?propertytype=mixed-farming,viticulture,other-rural',
        '=',
        { propertyTypes: ['mixedFarming', 'viticulture', 'ruralOther'] },
      ],
      [
        '/for-sale/melbourne-vic-3000/real-estate?propertytype=residential-land',
        '=',
        { propertyTypes: ['residentialLand'] },
      ],
      [
        '/for-sale/melbourne-vic-3000/real-estate?propertytype=units,townhouses',
        '/for-sale/melbourne-vic-3000/real-estate?propertytype=townhouses,units',
        { propertyTypes: ['Townhouse', 'Unit'] },
      ],
      [
        '/for-sale/melbourne-vic-3000/real-estate?propertytype=townhouses,units',
        '=',
        { propertyTypes: ['Townhouse', 'Unit'] },
      ],
      [
        '/for-sale/melbourne-vic-3000/units?propertytype=Townhouses',
        '/for-sale/melbourne-vic-3000/real-estate?propertytype=townhouses,units',
        { propertyTypes: ['Townhouse', 'Unit'] },
      ],
      [
        '/for-sale/melbourne-vic-3000/units-townhouses',
        '/for-sale/melbourne-vic-3000/real-estate?propertytype=townhouses,units',
        { propertyTypes: ['Townhouse', 'Unit'] },
      ],
      [
        '/for-sale/melbourne-vic-3000?propertytype=houses',
        '/for-sale/melbourne-vic-3000/houses',
        { propertyTypes: ['House'] },
      ],
      ['/for-sale/melbourne-vic-3000?propertytype=unknown', '/for-sale/melbourne-vic-3000/real-estate', {}],
      ['/for-sale/melbourne-vic-3000/real-estate/1-bedroom', '=', { bedrooms: [1] }],
      ['/for-sale/melbourne-vic-3000/real-estate/2-bedrooms', '=', { bedrooms: [2] }],
      ['/for-sale/melbourne-vic-3000/real-estate/5-bedrooms', '=', { bedrooms: [5] }],
      [
        '/for-sale/melbourne-vic-3000/real-estate/1-bedrooms',
        '/for-sale/melbourne-vic-3000/real-estate/1-bedroom',
        { bedrooms: [1] },
      ],
      [
        '/for-sale/melbourne-vic-3000/real-estate/7-bedrooms',
        '/for-sale/melbourne-vic-3000/real-estate/5-bedrooms',
        { bedrooms: [5] },
      ],
      [
        '/for-sale/melbourne-vic-3000/2-bedrooms/houses',
        '/for-sale/melbourne-vic-3000/houses/2-bedrooms',
        { propertyTypes: ['House'], bedrooms: [2] },
      ],
      [
        '/for-sale/melbourne-vic-3000/houses-2-bedrooms',
        '/for-sale/melbourne-vic-3000/houses/2-bedrooms',
        { propertyTypes: ['House'], bedrooms: [2] },
      ],
      [
        '/for-sale/melbourne-vic-3000?bedrooms=3',
        '/for-sale/melbourne-vic-3000/real-estate/3-bedrooms',
        { bedrooms: [3] },
      ],
      ['/for-sale/melbourne-vic-3000/real-estate?bedrooms=2,3', '=', { bedrooms: [2, 3] }],
      [
        '/for-sale/melbourne-vic-3000/real-estate?bedrooms=3,2,3,9',
        '/for-sale/melbourne-vic-3000/real-estate?bedrooms=2,3,5',
        { bedrooms: [2, 3, 5] },
      ],
      [
        '/for-sale/melbourne-vic-3000/real-estate?bedrooms=2&bedrooms=3',
        '/for-sale/melbourne-vic-3000/real-estate?bedrooms=2,3',
        { bedrooms: [2, 3] },
      ],
      [
        '/for-sale/melbourne-vic-3000/real-estate/2-bedrooms-3-bedrooms',
        '/for-sale/melbourne-vic-3000/real-estate?bedrooms=2,3',
        { bedrooms: [2, 3] },
      ],
      ['/for-sale/melbourne-vic-3000/real-estate/studio-apartments', '=', { bedrooms: [0] }],
      [
        '/for-sale/melbourne-vic-3000/real-estate?studios=true',
        '/for-sale/melbourne-vic-3000/real-estate/studio-apartments',
        { bedrooms: [0] },
      ],
      [
        '/for-sale/melbourne-vic-3000/real-estate?bedrooms=0',
        '/for-sale/melbourne-vic-3000/real-estate/studio-apartments',
        { bedrooms: [0] },
      ],
      [
        '/for-sale/melbourne-vic-3000/real-estate/0-bedrooms',
        '/for-sale/melbourne-vic-3000/real-estate/studio-apartments',
        { bedrooms: [0] },
      ],
      ['/for-sale/melbourne-vic-3000/real-estate?studios=false', '/for-sale/melbourne-vic-3000/real-estate', {}],
      ['/for-sale/melbourne-vic-3000/real-estate?bedrooms=1&studios=true', '=', { bedrooms: [0, 1] }],
      ['/for-sale/melbourne-vic-3000/real-estate/pool', '=', { propertyFeatures: ['pool'] }],
      ['/for-sale/melbourne-vic-3000/real-estate/furnished', '=', { propertyFeatures: ['furnished'] }],
      ['/for-sale/melbourne-vic-3000/real-estate/pet-friendly', '=', { propertyFeatures: ['petFriendly'] }],
      ['/for-sale/melbourne-vic-3000/real-estate/car-garage', '=', { propertyFeatures: ['remoteGarage'] }],
      ['/for-sale/melbourne-vic-3000/real-estate/gym', '=', { propertyFeatures: ['gym'] }],
      ['/for-sale/melbourne-vic-3000/real-estate/fireplace', '=', { propertyFeatures: ['openFirePlace'] }],
      [
        '/for-sale/melbourne-vic-3000/real-estate?features=pool',
        '/for-sale/melbourne-vic-3000/real-estate/pool',
        { propertyFeatures: ['pool'] },
      ],
      [
        '/for-sale/melbourne-vic-3000/real-estate?features=airconditioning,solarpanels',
        '=',
        { propertyFeatures: ['airConditioning', 'solarPanels'] },
      ],
      [
        '/for-sale/melbourne-vic-3000/real-estate?features=solarPanels,airConditioning',
        '/for-sale/melbourne-vic-3000/real-estate?features=airconditioning,solarpanels',
        { propertyFeatures: ['airConditioning', 'solarPanels'] },
      ],
      ['/for-sale/melbourne-vic-3000/real-estate/pool?features=study', '=', { propertyFeatures: ['study', 'pool'] }],
      [
        '/for-sale/melbourne-vic-3000/real-estate/pool-gym-pet-friendly',
        '/for-sale/melbourne-vic-3000/real-estate/pet-friendly-gym-pool',
        { propertyFeatures: ['gym', 'petFriendly', 'pool'] },
      ],
      ['/for-sale/melbourne-vic-3000/real-estate/open-for-inspection', '=', { inspection: anyDay }],
      ['/for-sale/melbourne-vic-3000/real-estate/upcoming-auctions', '=', { auction: anyDay }],
      [
        '/for-sale/melbourne-vic-3000/real-estate?inspections=forthcoming&auctions=Forthcoming',
        '/for-sale/melbourne-vic-3000/real-estate/open-for-inspection-upcoming-auctions',
        { inspection: anyDay, auction: anyDay },
      ],
      ['/for-sale/melbourne-vic-3000/real-estate?inspections=2026-11-21', '=', { inspection: dates('2026-11-21') }],
      [
        '/for-sale/melbourne-vic-3000/real-estate?auctions=2026-11-28,2026-11-21',
        '/for-sale/melbourne-vic-3000/real-estate?auctions=2026-11-21,2026-11-28',
        { auction: dates('2026-11-21', '2026-11-28') },
      ],
      [
        '/for-sale/melbourne-vic-3000/real-estate/open-for-inspection?inspections=2026-11-21',
        '/for-sale/melbourne-vic-3000/real-estate?inspections=2026-11-21',
        { inspection: dates('2026-11-21') },
      ],
      [
        '/for-sale/melbourne-vic-3000/real-estate?inspections=2026-02-30',
        '/for-sale/melbourne-vic-3000/real-estate',
        {},
      ],
      ['/for-sale/melbourne-vic-3000/real-estate/under-500000', '=', { price: upTo(500_000) }],
      ['/for-sale/melbourne-vic-3000/real-estate/under-2000000', '=', { price: upTo(2_000_000) }],
      ['/for-sale/melbourne-vic-3000/real-estate?pricemaximum=2000001', '=', { price: upTo(2_000_001) }],
      [
        '/for-sale/melbourne-vic-3000/real-estate/under-2500000',
        '/for-sale/melbourne-vic-3000/real-estate?pricemaximum=2500000',
        { price: upTo(2_500_000) },
      ],
      [
        '/for-sale/melbourne-vic-3000/real-estate?pricemaximum=500000',
        '/for-sale/melbourne-vic-3000/real-estate/under-500000',
        { price: upTo(500_000) },
      ],
      [
        '/for-sale/melbourne-vic-3000/real-estate/over-500000',
        '/for-sale/melbourne-vic-3000/real-estate?priceminimum=500000',
        { price: from(500_000) },
      ],
      [
        '/for-sale/melbourne-vic-3000/real-estate/500000-750000',
        '/for-sale/melbourne-vic-3000/real-estate?pricemaximum=750000&priceminimum=500000',
        { price: { min: 500_000, max: 750_000 } },
      ],
      [
        '/for-sale/melbourne-vic-3000/real-estate/over-500000-under-750000',
        '/for-sale/melbourne-vic-3000/real-estate?pricemaximum=750000&priceminimum=500000',
        { price: { min: 500_000, max: 750_000 } },
      ],
      [
        '/for-sale/melbourne-vic-3000/real-estate?priceminimum=750000&pricemaximum=500000',
        '/for-sale/melbourne-vic-3000/real-estate?pricemaximum=750000&priceminimum=500000',
        { price: { min: 500_000, max: 750_000 } },
      ],
      ['/for-sale/melbourne-vic-3000/real-estate/under-0', '/for-sale/melbourne-vic-3000/real-estate', {}],
      [
        '/for-sale/melbourne-vic-3000/real-estate?pricemaximum=-5&priceminimum=cheap',
        '/for-sale/melbourne-vic-3000/real-estate',
        {},
      ],
      [
        '/for-sale/melbourne-vic-3000/real-estate?pricemaximum=99999999999999999999',
        '/for-sale/melbourne-vic-3000/real-estate',
        {},
      ],
      [
        '/for-sale/melbourne-vic-3000/houses/3-bedrooms-pool-under-900000',
        '=',
        { propertyTypes: ['House'], bedrooms: [3], propertyFeatures: ['pool'], price: upTo(900_000) },
      ],
      [
        '/for-sale/melbourne-vic-3000/houses/3-bedrooms-gym-pool-under-900000',
        '/for-sale/melbourne-vic-3000/houses/3-bedrooms-gym-pool?pricemaximum=900000',
        { propertyTypes: ['House'], bedrooms: [3], propertyFeatures: ['gym', 'pool'], price: upTo(900_000) },
      ],
      [
        '/for-sale/melbourne-vic-3000/houses/gym-pool-under-900000',
        '/for-sale/melbourne-vic-3000/houses/gym-pool?pricemaximum=900000',
        { propertyTypes: ['House'], propertyFeatures: ['gym', 'pool'], price: upTo(900_000) },
      ],
      [
        '/for-sale/melbourne-vic-3000/apartments/furnished-pet-friendly-gym',
        '/for-sale/melbourne-vic-3000/apartments/furnished-pet-friendly?features=gym',
        { propertyTypes: ['Apartment'], propertyFeatures: ['furnished', 'gym', 'petFriendly'] },
      ],
      [
        '/for-sale/melbourne-vic-3000/apartments/furnished-gym-studio-apartments',
        '/for-sale/melbourne-vic-3000/apartments/furnished-gym?studios=true',
        { propertyTypes: ['Apartment'], propertyFeatures: ['furnished', 'gym'], bedrooms: [0] },
      ],
      [
        '/for-sale/melbourne-vic-3000/houses/pool-fireplace-upcoming-auctions',
        '/for-sale/melbourne-vic-3000/houses/pool-fireplace?auctions=forthcoming',
        { propertyTypes: ['House'], propertyFeatures: ['openFirePlace', 'pool'], auction: anyDay },
      ],
      [
        '/for-sale/melbourne-vic-3000/houses/3-bedrooms?bathrooms=2',
        '=',
        { propertyTypes: ['House'], bedrooms: [3], bathrooms: [2] },
      ],
      [
        '/for-sale/melbourne-vic-3000/land/under-500000',
        '/for-sale/melbourne-vic-3000/land?pricemaximum=500000',
        { propertyTypes: ['Land'], price: upTo(500_000) },
      ],
      ['/for-sale/melbourne-vic-3000/land?land-area=over-600', '=', { propertyTypes: ['Land'], landSize: from(600) }],
      [
        '/for-sale/melbourne-vic-3000/land/2-bedrooms',
        '/for-sale/melbourne-vic-3000/land?bedrooms=2',
        { propertyTypes: ['Land'], bedrooms: [2] },
      ],
      [
        '/for-sale/melbourne-vic-3000/real-estate/pool?propertytype=commercial-land,residential-land',
        '/for-sale/melbourne-vic-3000/real-estate?features=pool&propertytype=residential-land,commercial-land',
        { propertyTypes: ['residentialLand', 'commercialLand'], propertyFeatures: ['pool'] },
      ],
      [
        '/for-sale/melbourne-vic-3000/real-estate/pool?propertytype=houses,land',
        '=',
        { propertyTypes: ['House', 'Land'], propertyFeatures: ['pool'] },
      ],
      ['/for-sale/melbourne-vic-3000/real-estate/page-2', '=', { page: 2 }],
      ['/for-sale/melbourne-vic-3000/real-estate/page-2000', '=', { page: 2000 }],
      ['/for-sale/melbourne-vic-3000/real-estate/page-1', '/for-sale/melbourne-vic-3000/real-estate', {}],
      ['/for-sale/melbourne-vic-3000/real-estate/page-0', '/for-sale/melbourne-vic-3000/real-estate', {}],
      ['/for-sale/melbourne-vic-3000/real-estate?page=1', '/for-sale/melbourne-vic-3000/real-estate', {}],
      ['/for-sale/melbourne-vic-3000/real-estate?page=-3', '/for-sale/melbourne-vic-3000/real-estate', {}],
      ['/for-sale/melbourne-vic-3000/real-estate?page=next', '/for-sale/melbourne-vic-3000/real-estate', {}],
      [
        '/for-sale/melbourne-vic-3000/real-estate?page=3',
        '/for-sale/melbourne-vic-3000/real-estate/page-3',
        { page: 3 },
      ],
      [
        '/for-sale/melbourne-vic-3000/houses/2-bedrooms/page-3',
        '=',
        { propertyTypes: ['House'], bedrooms: [2], page: 3 },
      ],
      ['/for-sale/melbourne-vic-3000/real-estate?bathrooms=2&page=3', '=', { bathrooms: [2], page: 3 }],
      [
        '/for-sale/melbourne-vic-3000/real-estate/page-3?bathrooms=2',
        '/for-sale/melbourne-vic-3000/real-estate?bathrooms=2&page=3',
        { bathrooms: [2], page: 3 },
      ],
      ['/for-sale/melbourne-vic-3000/real-estate?bathrooms=1,2', '=', { bathrooms: [1, 2] }],
      ['/for-sale/melbourne-vic-3000/real-estate?carspaces=2,5', '=', { carSpaces: [2, 5] }],
      [
        '/for-sale/melbourne-vic-3000/real-estate?carspaces=8,many',
        '/for-sale/melbourne-vic-3000/real-estate?carspaces=5',
        { carSpaces: [5] },
      ],
      ['/for-sale/melbourne-vic-3000/real-estate?land-area=300-600', '=', { landSize: { min: 300, max: 600 } }],
      ['/for-sale/melbourne-vic-3000/real-estate?frontage=under-12', '=', { frontageSize: upTo(12) }],
      [
        '/for-sale/melbourne-vic-3000/real-estate?land-area=Over-300&frontage=20-10',
        '/for-sale/melbourne-vic-3000/real-estate?frontage=10-20&land-area=over-300',
        { landSize: from(300), frontageSize: { min: 10, max: 20 } },
      ],
      ['/for-sale/melbourne-vic-3000/real-estate?land-area=big', '/for-sale/melbourne-vic-3000/real-estate', {}],
      ['/for-sale/melbourne-vic-3000/real-estate?sort=cheapest', '=', { sortBy: 'Cheapest' }],
      ['/for-sale/melbourne-vic-3000/real-estate?sort=nextInspection', '=', { sortBy: 'Inspections' }],
      ['/for-sale/melbourne-vic-3000/real-estate?sort=nextAuction', '=', { sortBy: 'Auctions' }],
      ['/for-sale/melbourne-vic-3000/real-estate?sort=homesForYou', '/for-sale/melbourne-vic-3000/real-estate', {}],
      ['/for-sale/melbourne-vic-3000/real-estate?sort=Boosted', '/for-sale/melbourne-vic-3000/real-estate', {}],
      ['/for-sale/melbourne-vic-3000/real-estate?sort=random', '/for-sale/melbourne-vic-3000/real-estate', {}],
      [
        '/for-sale/melbourne-vic-3000/real-estate?sort=highestSoldPrice',
        '/for-sale/melbourne-vic-3000/real-estate',
        {},
      ],
      [
        '/for-sale/melbourne-vic-3000/real-estate?SORT=NEWEST',
        '/for-sale/melbourne-vic-3000/real-estate?sort=newest',
        { sortBy: 'Newest' },
      ],
      ['/for-sale/melbourne-vic-3000/real-estate?isUnderOffer=false', '=', { isUnderOffer: false }],
      [
        '/for-sale/melbourne-vic-3000/real-estate?isunderoffer=FALSE',
        '/for-sale/melbourne-vic-3000/real-estate?isUnderOffer=false',
        { isUnderOffer: false },
      ],
      ['/for-sale/melbourne-vic-3000/real-estate?isUnderOffer=true', '/for-sale/melbourne-vic-3000/real-estate', {}],
      [
        '/for-sale/melbourne-vic-3000/real-estate?surrounding=false',
        '=',
        { places: { includeSurroundingSuburbs: false } },
      ],
      ['/for-sale/melbourne-vic-3000/real-estate?surrounding=true', '/for-sale/melbourne-vic-3000/real-estate', {}],
      [
        '/for-sale/melbourne-vic-3000/houses/2-bedrooms-under-500000?surrounding=false',
        '/for-sale/melbourne-vic-3000/real-estate?bedrooms=2&pricemaximum=500000&propertytype=houses&surrounding=false',
        {
          propertyTypes: ['House'],
          bedrooms: [2],
          price: upTo(500_000),
          places: { includeSurroundingSuburbs: false },
        },
      ],
      [
        '/for-sale/melbourne-vic-3000/real-estate?suburbs=carlton-vic-3053,fitzroy-vic-3065',
        '=',
        { places: uris('melbourne-vic-3000', 'carlton-vic-3053', 'fitzroy-vic-3065') },
      ],
      [
        '/for-sale/melbourne-vic-3000/houses?suburbs=Carlton-VIC-3053,melbourne-vic-3000',
        '/for-sale/melbourne-vic-3000/real-estate?propertytype=houses&suburbs=carlton-vic-3053',
        { propertyTypes: ['House'], places: uris('melbourne-vic-3000', 'carlton-vic-3053') },
      ],
      [
        '/for-sale/melbourne-vic-3000/real-estate?suburbs=nowhere,..%2Fetc',
        '/for-sale/melbourne-vic-3000/real-estate',
        {},
      ],
      [
        '/for-sale/melbourne-vic-3000/real-estate?context=map&lat=-37.81361&lng=144.96305&zoom=12.5',
        '=',
        {
          context: 'map',
          places: { viewport: { latitude: -37.81361, longitude: 144.96305, zoom: 12.5 } },
        },
      ],
      [
        '/for-sale/melbourne-vic-3000/real-estate?lat=-37.8&lng=144.9&zoom=12&context=MAP',
        '/for-sale/melbourne-vic-3000/real-estate?context=map&lat=-37.80000&lng=144.90000&zoom=12',
        { context: 'map', places: { viewport: { latitude: -37.8, longitude: 144.9, zoom: 12 } } },
      ],
      ['/for-sale/melbourne-vic-3000/real-estate?lat=-37.8&lng=144.9', '/for-sale/melbourne-vic-3000/real-estate', {}],
      [
        '/for-sale/melbourne-vic-3000/real-estate?lat=-97.8&lng=144.9&zoom=12',
        '/for-sale/melbourne-vic-3000/real-estate',
        {},
      ],
      [
        '/for-sale/melbourne-vic-3000/real-estate?bounds=-37.90000,144.80000,-37.70000,145.10000&context=map',
        '=',
        { context: 'map', places: { bounds: { south: -37.9, west: 144.8, north: -37.7, east: 145.1 } } },
      ],
      [
        '/for-sale/melbourne-vic-3000/real-estate?context=map&bounds=-37.9000049%2C144.8%2C-37.7%2C145.1',
        '/for-sale/melbourne-vic-3000/real-estate?bounds=-37.90000,144.80000,-37.70000,145.10000&context=map',
        { context: 'map', places: { bounds: { south: -37.9, west: 144.8, north: -37.7, east: 145.1 } } },
      ],
      [
        '/for-sale/melbourne-vic-3000/real-estate?bounds=-37.7,144.8,-37.9,145.1',
        '/for-sale/melbourne-vic-3000/real-estate',
        {},
      ],
      [
        '/for-sale/melbourne-vic-3000/real-estate?context=draw&shape=_p~iF~ps%7CU_ulLnnqC_mqNvxq%60%40',
        '=',
        { context: 'draw', places: { drawnArea: '_p~iF~ps|U_ulLnnqC_mqNvxq`@' } },
      ],
      [
        '/for-sale/melbourne-vic-3000/real-estate?context=draw&shape=_p~iF~ps|U_ulLnnqC_mqNvxq`@',
        '/for-sale/melbourne-vic-3000/real-estate?context=draw&shape=_p~iF~ps%7CU_ulLnnqC_mqNvxq%60%40',
        { context: 'draw', places: { drawnArea: '_p~iF~ps|U_ulLnnqC_mqNvxq`@' } },
      ],
      [
        '/for-sale/melbourne-vic-3000/real-estate?shape=%FF%00&context=draw',
        '/for-sale/melbourne-vic-3000/real-estate?context=draw',
        { context: 'draw' },
      ],
      ['/for-sale/melbourne-vic-3000/real-estate?context=office', '/for-sale/melbourne-vic-3000/real-estate', {}],
      ['/for-sale/melbourne-vic-3000/banana', '/for-sale/melbourne-vic-3000/real-estate', {}],
      [
        '/for-sale/melbourne-vic-3000/houses/pool-table',
        '/for-sale/melbourne-vic-3000/houses/pool',
        { propertyTypes: ['House'], propertyFeatures: ['pool'] },
      ],
    ],
  },
  {
    mode: 'rent',
    place: { locationUri: 'park-ridge-south-qld-4125' },
    rows: [
      ['/for-rent/park-ridge-south-qld-4125/real-estate', '=', {}],
      ['/rent/park-ridge-south-qld-4125', '/for-rent/park-ridge-south-qld-4125/real-estate', {}],
      ['/for-rent/park-ridge-south-qld-4125/real-estate/under-1000', '=', { price: upTo(1000) }],
      ['/for-rent/park-ridge-south-qld-4125/real-estate?pricemaximum=1001', '=', { price: upTo(1001) }],
      [
        '/for-rent/park-ridge-south-qld-4125/under-1050',
        '/for-rent/park-ridge-south-qld-4125/real-estate?pricemaximum=1050',
        { price: upTo(1050) },
      ],
      [
        '/for-rent/park-ridge-south-qld-4125/apartments/1-bedroom-furnished-pet-friendly',
        '=',
        { propertyTypes: ['Apartment'], bedrooms: [1], propertyFeatures: ['furnished', 'petFriendly'] },
      ],
      ['/for-rent/park-ridge-south-qld-4125/real-estate?sort=newest', '=', { sortBy: 'Newest' }],
      [
        '/for-rent/park-ridge-south-qld-4125/real-estate?sort=nextAuction',
        '/for-rent/park-ridge-south-qld-4125/real-estate',
        {},
      ],
    ],
  },
  {
    mode: 'buy',
    place: { locationUri: 'greater-geelong-vic' },
    rows: [
      ['/for-sale/greater-geelong-vic/real-estate', '=', {}],
      ['/for-sale/greater-geelong-vic/acreage', '=', { propertyTypes: ['Acreage'] }],
    ],
  },
  {
    mode: 'rent',
    place: { locationUri: 'lygon-street-carlton-vic-3053' },
    rows: [['/for-rent/lygon-street-carlton-vic-3053/studios', '=', { propertyTypes: ['Studio'] }]],
  },
  {
    mode: 'sold',
    place: { locationUri: 'darwin-city-nt-0800' },
    rows: [
      ['/sold-properties/darwin-city-nt-0800', '=', {}],
      ['/sold-properties/darwin-city-nt-0800/real-estate', '/sold-properties/darwin-city-nt-0800', {}],
      ['/sold-properties/darwin-city-nt-0800?propertytype=houses', '=', { propertyTypes: ['House'] }],
      [
        '/sold-properties/darwin-city-nt-0800/houses/2-bedrooms-pool-under-500000',
        '/sold-properties/darwin-city-nt-0800?bedrooms=2&features=pool&pricemaximum=500000&propertytype=houses',
        { propertyTypes: ['House'], bedrooms: [2], propertyFeatures: ['pool'], price: upTo(500_000) },
      ],
      ['/sold-properties/darwin-city-nt-0800/page-4', '=', { page: 4 }],
      ['/sold-properties/darwin-city-nt-0800?page=4&propertytype=units', '=', { page: 4, propertyTypes: ['Unit'] }],
      ['/sold-properties/darwin-city-nt-0800?studios=true', '=', { bedrooms: [0] }],
      ['/sold-properties/darwin-city-nt-0800?sort=highestSoldPrice', '=', { sortBy: 'HighestSoldPrice' }],
      ['/sold-properties/darwin-city-nt-0800?sort=recentlySoldOrLeased', '=', { sortBy: 'RecentlySoldOrLeased' }],
      ['/sold-properties/darwin-city-nt-0800?sort=soldHomesForYou', '/sold-properties/darwin-city-nt-0800', {}],
      [
        '/sold-properties/darwin-city-nt-0800?suburbs=parap-nt-0820&surrounding=false',
        '=',
        { places: { ...uris('darwin-city-nt-0800', 'parap-nt-0820'), includeSurroundingSuburbs: false } },
      ],
    ],
  },
  {
    mode: 'leased',
    place: { locationUri: 'acton-act-2601' },
    rows: [
      ['/leased/acton-act-2601', '=', {}],
      ['/leased/acton-act-2601/', '/leased/acton-act-2601', {}],
      ['/leased/acton-act-2601?pricemaximum=600', '=', { price: upTo(600) }],
      [
        '/leased/acton-act-2601/apartments/under-600',
        '/leased/acton-act-2601?pricemaximum=600&propertytype=apartments',
        { propertyTypes: ['Apartment'], price: upTo(600) },
      ],
      ['/leased/acton-act-2601?sort=recentlySoldOrLeased', '/leased/acton-act-2601', {}],
      ['/leased/acton-act-2601?sort=cheapest', '=', { sortBy: 'Cheapest' }],
    ],
  },
  {
    mode: 'buy',
    place: { officeUri: 'harbour-and-hill-carlton' },
    rows: [
      ['/real-estate-agency/harbour-and-hill-carlton/properties-for-sale', '=', {}],
      [
        '/real-estate-agency/harbour-and-hill-carlton',
        '/real-estate-agency/harbour-and-hill-carlton/properties-for-sale',
        {},
      ],
      [
        '/Real-Estate-Agency/Harbour-and-Hill-Carlton/properties-for-sale/',
        '/real-estate-agency/harbour-and-hill-carlton/properties-for-sale',
        {},
      ],
      ['/real-estate-agency/harbour-and-hill-carlton/properties-for-sale/page-2', '=', { page: 2 }],
      [
        '/real-estate-agency/harbour-and-hill-carlton/properties-for-sale/houses/2-bedrooms',
        '/real-estate-agency/harbour-and-hill-carlton/properties-for-sale?bedrooms=2&propertytype=houses',
        { propertyTypes: ['House'], bedrooms: [2] },
      ],
      [
        '/real-estate-agency/harbour-and-hill-carlton/properties-for-sale?suburbs=carlton-vic-3053',
        '=',
        { places: uris('carlton-vic-3053') },
      ],
      [
        '/real-estate-agency/harbour-and-hill-carlton/properties-for-sale?context=map',
        '/real-estate-agency/harbour-and-hill-carlton/properties-for-sale',
        {},
      ],
      ['/real-estate-agency/harbour-and-hill-carlton/properties-for-sale?sort=homesForYou', '=', { sortBy: 'Boosted' }],
      [
        '/real-estate-agency/harbour-and-hill-carlton/properties-for-sale?sort=newest',
        '/real-estate-agency/harbour-and-hill-carlton/properties-for-sale',
        {},
      ],
    ],
  },
  {
    mode: 'rent',
    place: { officeUri: 'o2' },
    rows: [['/real-estate-agency/o2/properties-for-rent?pricemaximum=500', '=', { price: upTo(500) }]],
  },
  {
    mode: 'sold',
    place: { officeUri: 'o2' },
    rows: [
      ['/real-estate-agency/o2/sold-properties', '=', {}],
      ['/real-estate-agency/o2/sold-properties?sort=soldHomesForYou', '=', { sortBy: 'SoldHomesForYou' }],
    ],
  },
]

export const refusedAddresses: readonly (readonly [address: string, reason: SearchRefusal])[] = [
  ['', 'NOT_A_SEARCH'],
  ['/', 'NOT_A_SEARCH'],
  ['/?suburbs=carlton-vic-3053', 'NOT_A_SEARCH'],
  ['/homes/12-lygon-street/7', 'NOT_A_SEARCH'],
  ['/melbourne-vic-3000', 'NOT_A_SEARCH'],
  ['/sold/melbourne-vic-3000', 'NOT_A_SEARCH'],
  ['/real-estate-agency', 'NOT_A_SEARCH'],
  ['/for-sale', 'NO_LOCATION'],
  ['/buy/', 'NO_LOCATION'],
  ['/leased?page=2', 'NO_LOCATION'],
  ['/for-sale/houses', 'BAD_LOCATION'],
  ['/for-sale/melbourne', 'BAD_LOCATION'],
  ['/for-sale/vic-3000', 'BAD_LOCATION'],
  ['/for-sale/melbourne-vic-30000', 'BAD_LOCATION'],
  ['/for-sale/melbourne-xyz-3000', 'BAD_LOCATION'],
  ['/for-sale/m%C3%A9lbourne-vic-3000', 'BAD_LOCATION'],
  ['/for-sale/melbourne-vic-3000%00', 'BAD_LOCATION'],
  ['/for-sale/melbourne--vic-3000', 'BAD_LOCATION'],
  ['/real-estate-agency/..%2F..%2Fetc/properties-for-sale', 'BAD_OFFICE'],
  ['/real-estate-agency/ray%20white', 'BAD_OFFICE'],
  ['/for-sale/%E0%A4%A/houses', 'MALFORMED'],
  ['/%', 'MALFORMED'],
  ['/for-sale/melbourne-vic-3000/page-2001', 'PAGE_OUT_OF_RANGE'],
  ['/for-sale/melbourne-vic-3000?page=99999999999999999999', 'PAGE_OUT_OF_RANGE'],
]

/** [URL, whether canonical-only mode takes it]. */
export const canonicalOnlyAddresses: readonly (readonly [address: string, isTaken: boolean])[] = [
  ['/for-sale/melbourne-vic-3000/houses/3-bedrooms-pool-under-900000', true],
  ['/for-sale/melbourne-vic-3000/houses/pool-3-bedrooms/', true],
  ['/for-sale/melbourne-vic-3000', true],
  ['/buy/melbourne-vic-3000/real-estate/page-2', true],
  ['/sold-properties/melbourne-vic-3000?propertytype=houses', true],
  ['/for-sale/melbourne-vic-3000/houses/page-2', true],
  ['/sold-properties/melbourne-vic-3000/page-2', true],
  ['/for-sale/melbourne-vic-3000/real-estate?utm_source=mail', true],
  ['/for-sale/melbourne-vic-3000/banana', false],
  ['/for-sale/melbourne-vic-3000/houses/banana', false],
  ['/for-sale/melbourne-vic-3000/houses/gym-pool-under-900000', false],
  ['/for-sale/melbourne-vic-3000/real-estate/over-500000', false],
  ['/for-sale/melbourne-vic-3000/real-estate/under-2500000', false],
  ['/for-sale/melbourne-vic-3000/real-estate/houses', false],
  ['/for-sale/melbourne-vic-3000/units-houses', false],
  ['/for-sale/melbourne-vic-3000/land/under-500000', false],
  ['/for-sale/melbourne-vic-3000/houses?surrounding=false', false],
  ['/sold-properties/melbourne-vic-3000/real-estate', false],
  ['/sold-properties/melbourne-vic-3000/houses', false],
  ['/for-sale/melbourne-vic-3000/real-estate?propertytype=castles', false],
  ['/for-sale/melbourne-vic-3000/real-estate?sort=random', false],
]

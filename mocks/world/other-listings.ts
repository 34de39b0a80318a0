import { listing, type ListingDraft } from './listing-draft.ts'

export const listingsForRent: ListingDraft[] = [
  listing(2001, [1, 'fitzroy-vic-3065', '3/61 Gore Street'], ['Apartment', 2, 1, 1], 1, 650, {
    title: 'First-floor apartment behind a plane tree',
    text: 'Gas cooking, a bath, and a caretaker on Tuesdays.',
    available: 12,
    inspections: [[1, '09:00', 15]],
    facts: { tierType: 'gold', features: ['gasHeating', 'balcony'], rentalApplication: 'https://apply.example/2001' },
  }),
  listing(2002, [1, 'fitzroy-vic-3065', '15 Palm Row'], ['Terrace', 3, 1, 0], 6, 890, {
    title: 'Terrace with a cat door, cat not included',
    text: 'Two bedrooms up, one down, and a shed that locks. Pets are welcome.',
    available: -3,
    facts: { features: ['petFriendly', 'courtyard', 'shed'] },
  }),
  listing(2003, [2, 'carlton-vic-3053', '912/18 Swan Walk'], ['Studio', 0, 1, 0], 2, 430, {
    title: 'Furnished studio by the university',
    text: 'Bring books; desk, bed and broadband are here.',
    available: 0,
    inspections: [[1, '16:30', 15]],
    facts: { features: ['furnished', 'broadband', 'gym'] },
  }),
  listing(2004, [2, 'carlton-vic-3053', '6 Barkly Row'], ['House', 4, 2, 1], 20, 1150, {
    title: 'House of four for people who cook',
    text: 'A kitchen of twenty-five square metres and a lemon tree outside its door.',
    available: 30,
    facts: { features: ['dishwasher', 'courtyard', 'ductedHeating'], isUnderOffer: true },
  }),
  listing(2005, [2, 'melbourne-vic-3000', '1711/35 Spring Walk'], ['Apartment', 2, 2, 1], 0, 820, {
    title: 'Seventeenth floor, morning sun',
    text: 'Two bathrooms, a car stacker you will get used to, and a pool for the summer.',
    available: 5,
    facts: { tierType: 'platinum', features: ['pool', 'gym', 'secureParking', 'airConditioning'] },
  }),
  listing(2006, [2, 'melbourne-vic-3000', '8/27 Hosier Walk'], ['Apartment', 1, 1, 0], 11, 560, {
    title: 'Apartment over a bookshop, address on request',
    text: 'Quiet after eight; the building has a lift and a bicycle room.',
    available: 2,
    facts: { isAddressHidden: true, features: ['intercom'] },
  }),
  listing(2007, [1, 'collingwood-vic-3066', '41 Wellington Street'], ['Townhouse', 3, 2, 1], 4, 980, {
    title: 'Townhouse with a garage for three bicycles or one car',
    text: 'Split systems in every room and a terrace above the trams.',
    available: 18,
    facts: { features: ['splitSystemAirCon', 'splitSystemHeating', 'deck', 'remoteGarage'] },
  }),
  listing(2008, [1, 'richmond-vic-3121', '70 Coppin Rise'], ['Unit', 2, 1, 1], 16, 540, {
    title: 'Brick unit, north side, one of six',
    text: 'Freshly painted; a clothes line in the sun.',
    available: -10,
  }),
  listing(2009, [3, 'daylesford-vic-3460', '3 Lake View Rise'], ['House', 3, 2, 2], 25, 620, {
    title: 'House at the lake for a year or longer',
    text: 'Wood heater and a season’s worth of wood.',
    available: 40,
    facts: { features: ['openFirePlace', 'deck', 'petFriendly'], landSize: 720 },
  }),
  listing(2010, [4, 'sydney-nsw-2000', '1204/8 Quay Walk'], ['Apartment', 2, 2, 1], 3, 1450, {
    title: 'Two bedrooms at the quay',
    text: 'Concierge, pool, and the first ferry at six.',
    available: 7,
    inspections: [[1, '08:45', 15]],
    facts: { tierType: 'gold', features: ['pool', 'gym', 'intercom', 'ductedCooling'] },
  }),
  listing(2011, [5, 'newtown-nsw-2042', '118 Australia Rise'], ['House', 3, 1, 1], 9, 1080, {
    title: 'Three bedrooms and a band room',
    text: 'The shed is lined and the neighbours have been asked.',
    facts: { features: ['workshop', 'petFriendly'] },
  }),
  listing(2012, [6, 'paddington-qld-4064', '2/9 Latrobe Rise'], ['Unit', 2, 1, 1], 5, 595, {
    title: 'Upper unit with a frangipani at the stairs',
    text: 'Fans, louvres, and a deck that gets the evening.',
    available: 9,
    facts: { features: ['deck', 'airConditioning'] },
  }),
  listing(2013, [7, 'fremantle-wa-6160', '5/20 Pakenham Walk'], ['Warehouse', 1, 1, 1], 14, 780, {
    title: 'Wool-store loft with iron columns',
    text: 'Four-metre ceilings and a bath under the skylight.',
    available: 21,
    facts: { features: ['secureParking', 'balcony'] },
  }),
  listing(2014, [8, 'battery-point-tas-7004', '17 Runnymede Row'], ['House', 2, 1, 0], 50, 610, {
    title: 'Sailor’s cottage, two up, two down',
    text: 'Heat pump, thick walls, five minutes to the market.',
    available: 1,
    isRemoved: true,
  }),
]

export const listingsSold: ListingDraft[] = [
  listing(3001, [1, 'fitzroy-vic-3065', '80 Gore Street'], ['Terrace', 3, 1, 0], 60, 1_612_000, {
    title: 'Terrace that sold under the hammer',
    text: 'Five bidders and an open fire.',
    completed: 12,
    facts: { saleMethod: 'auction', tierType: 'gold', landSize: 155, features: ['openFirePlace'] },
  }),
  listing(3002, [1, 'fitzroy-vic-3065', '2/9 Charles Row'], ['Apartment', 2, 2, 1], 45, null, {
    title: 'Top-floor apartment, price kept between the parties',
    text: 'A roof terrace and a view of three spires.',
    completed: 5,
    priceText: '',
    facts: { isPriceWithheld: true, features: ['balcony'] },
  }),
  listing(3003, [1, 'carlton-vic-3053', '77 Rathdowne Street'], ['House', 4, 2, 2], 100, 2_310_000, {
    title: 'Double-fronted house on the boulevard',
    text: 'It had been in one family since 1951.',
    completed: 41,
    facts: { landSize: 320 },
  }),
  listing(3004, [2, 'melbourne-vic-3000', '1106/200 Market Lane'], ['Apartment', 1, 1, 0], 75, 388_000, {
    title: 'Eleventh-floor one-bedder',
    text: 'Sold with its tenant.',
    completed: 20,
    facts: { features: ['gym'] },
  }),
  listing(3005, [1, 'collingwood-vic-3066', '100 Wellington Street'], ['Townhouse', 3, 2, 1], 90, 1_195_000, {
    title: 'Townhouse by the swimming baths',
    text: 'Two balconies and a study under the stairs.',
    completed: 30,
    facts: { isAddressHidden: true, features: ['balcony', 'study'] },
  }),
  listing(3006, [1, 'richmond-vic-3121', '212 Lennox Rise'], ['Unit', 2, 1, 1], 52, 701_000, {
    title: 'Villa unit at the back of three',
    text: 'A carport and a plum tree.',
    completed: 9,
  }),
  listing(3007, [3, 'daylesford-vic-3460', '19 Millar Rise'], ['House', 3, 2, 2], 130, 930_000, {
    title: 'Rammed-earth house above the town',
    text: 'Sold after one inspection in the fog.',
    completed: 66,
    facts: { landSize: 2140, features: ['solarPanels', 'waterTank'] },
  }),
  listing(3008, [4, 'sydney-nsw-2000', '52/3 Wharf Walk'], ['Apartment', 3, 2, 2], 85, 5_250_000, {
    title: 'Finger-wharf apartment',
    text: 'Water under the floor and sails at the window.',
    completed: 3,
    facts: { tierType: 'platinum', features: ['secureParking', 'balcony'] },
  }),
  listing(3009, [5, 'newtown-nsw-2042', '9 Watkin Row'], ['Terrace', 4, 2, 0], 58, 2_080_000, {
    title: 'Terrace with two front doors',
    text: 'Once a corner shop; the counter stayed.',
    completed: 17,
  }),
  listing(3010, [6, 'paddington-qld-4064', '40 Fernberg Rise'], ['House', 2, 1, 1], 64, 1_340_000, {
    title: 'Worker’s cottage with a mango tree',
    text: 'Bought by the neighbours.',
    completed: 22,
    facts: { landSize: 405 },
  }),
  listing(3011, [7, 'fremantle-wa-6160', '6 Bannister Row'], ['Apartment', 2, 1, 1], 20, 655_000, {
    title: 'Apartment in the old biscuit factory',
    text: 'Sold before its first open day.',
    completed: 8,
  }),
]

export const listingsLeased: ListingDraft[] = [
  listing(4001, [1, 'fitzroy-vic-3065', '1/61 Gore Street'], ['Apartment', 1, 1, 0], 40, 520, {
    title: 'Garden apartment, leased for two years',
    text: 'A quince at the window.',
    completed: 11,
  }),
  listing(4002, [2, 'carlton-vic-3053', '30 Palmerston Rise'], ['Terrace', 3, 1, 0], 33, 860, {
    title: 'Terrace near the cinema',
    text: 'Leased to the first who came.',
    completed: 4,
  }),
  listing(4003, [2, 'melbourne-vic-3000', '610/9 Guild Lane'], ['Apartment', 1, 1, 0], 29, 510, {
    title: 'Sixth floor on the lane',
    text: 'Coffee rises.',
    completed: 15,
  }),
  listing(4004, [5, 'newtown-nsw-2042', '4/2 Erskine Row'], ['Unit', 2, 1, 0], 47, 690, {
    title: 'Unit behind the theatre',
    text: 'Quiet between performances.',
    completed: 28,
  }),
  listing(4005, [4, 'sydney-nsw-2000', '1801/1 Point Walk'], ['Apartment', 2, 2, 1], 38, 1600, {
    title: 'Eighteenth floor with a slice of the bridge',
    text: 'Leased to a company.',
    completed: 19,
    facts: { isAddressHidden: true },
  }),
]

type PropertyTypeFacts = {
  number: number
  displayName: string
  /** The plural word of the search path; null for types that only a query can name. */
  pathWord: string | null
  /** The word in `propertytype=` of the query: the path word where there is one. */
  queryWord: string
}

const withPath = (number: number, displayName: string, pathWord: string): PropertyTypeFacts => ({
  number,
  displayName,
  pathWord,
  queryWord: pathWord,
})

const queryOnly = (number: number, displayName: string, queryWord: string): PropertyTypeFacts => ({
  number,
  displayName,
  pathWord: null,
  queryWord,
})

/** Property types in the order of their numbers (docs/product.md, section 16.8). */
export const propertyTypes = {
  Unknown: queryOnly(0, 'Unknown', 'unknown'),
  Acreage: withPath(1, 'Acreage', 'acreage'),
  Rural: withPath(2, 'Rural Property', 'rural'),
  Alpine: withPath(3, 'Alpine', 'alpine'),
  Apartment: withPath(4, 'Apartment', 'apartments'),
  Block_of_Units: withPath(5, 'Block of Units', 'blocks-of-units'),
  Flat: withPath(6, 'Flat', 'flats'),
  House: withPath(7, 'House', 'houses'),
  Retirement: withPath(8, 'Retirement', 'retirement'),
  SemiDetached: withPath(9, 'Semi-detached', 'semi-detached'),
  ServicedApartment: withPath(10, 'Serviced Apartment', 'serviced-apartments'),
  Studio: withPath(11, 'Studio', 'studios'),
  Terrace: withPath(12, 'Terrace', 'terraces'),
  Townhouse: withPath(13, 'Townhouse', 'townhouses'),
  Unit: withPath(14, 'Unit', 'units'),
  Land: withPath(15, 'Land', 'land'),
  Villa: withPath(16, 'Villa', 'villas'),
  Warehouse: withPath(17, 'Warehouse', 'warehouses'),
  Other: withPath(18, 'Other', 'other'),
  residentialLand: queryOnly(19, 'Residential Land', 'residential-land'),
  commercialLand: queryOnly(20, 'Commercial Land', 'commercial-land'),
  cropping: queryOnly(21, 'Cropping', 'cropping'),
  dairy: queryOnly(22, 'Dairy', 'dairy'),
  farmlet: queryOnly(23, 'Farmlet', 'farmlets'),
  horticulture: queryOnly(24, 'Horticulture', 'horticulture'),
  lifestyle: queryOnly(25, 'Lifestyle', 'lifestyle'),
  livestock: queryOnly(26, 'Livestock', 'livestock'),
  mixedFarming: queryOnly(27, 'Mixed Farming', 'mixed-farming'),
  viticulture: queryOnly(28, 'Viticulture', 'viticulture'),
  ruralOther: queryOnly(29, 'Other Rural', 'other-rural'),
} as const satisfies Record<string, PropertyTypeFacts>

export type PropertyType = keyof typeof propertyTypes

// Object.keys loses the key type; the table is a constant, so its keys are exactly the union.
export const propertyTypeNames = Object.keys(propertyTypes) as readonly PropertyType[]

/** The kinds of Rural, numbers 21 to 29. */
export const ruralSubtypes = propertyTypeNames.filter((type) => propertyTypes[type].number >= 21)

const landTypes: ReadonlySet<PropertyType> = new Set<PropertyType>(['Land', 'residentialLand', 'commercialLand'])

/** True for bare land, where beds, baths and cars mean nothing. */
export const isLandType = (type: PropertyType): boolean => landTypes.has(type)

const typeByWord = new Map<string, PropertyType>(propertyTypeNames.map((type) => [propertyTypes[type].queryWord, type]))

/** The type that a lower-case word of the URL names ("houses", "residential-land"); null when there is none. */
export const propertyTypeOfWord = (word: string): PropertyType | null => typeByWord.get(word) ?? null

/** The type with this number; Unknown for any other number. */
export const propertyTypeOfNumber = (number: number): PropertyType => propertyTypeNames[number] ?? 'Unknown'

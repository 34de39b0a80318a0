import { isDeepStrictEqual } from 'node:util'
import type { AlertArea } from '#domain/alerts/alert-area.ts'
import type { ExactPoint } from '#domain/alerts/listing-facts.ts'
import { propertyTypes } from '#domain/lookups/property-types.ts'
import { searchModes } from '#domain/lookups/search-modes.ts'
import { defaultSearchParameters, type SearchParameters } from '#domain/search/search-parameters.ts'
import type { AlertRecord } from './alert-record.ts'

/** What finds an alert, as `alert_place.kind` has it. */
export const placeKinds = { everywhere: 0, suburb: 1, aroundSuburb: 2, region: 3, street: 4, office: 5 } as const

export type IndexedPlace = { kind: number; placeId: number }

/** What every index row of an alert says of it, so that few alerts have to be read for a listing. */
export type IndexedFilters = {
  mode: number
  priceMin: number
  priceMax: number
  bedroomBits: number
  propertyTypeBits: number
  memberId: number
  isPartlyInRange: boolean
  /** Whether these rows say all that the alert looks for. */
  isWhole: boolean
}

export type IndexedAlert = Pick<AlertRecord, 'search' | 'area' | 'memberId' | 'isPartlyInRange'>

export const OPEN_PRICE_MIN = 0
export const OPEN_PRICE_MAX = 2_147_483_647
/** For a number of bedrooms that is not stated. */
const NO_BEDROOMS_BIT = 6
const ALL_BEDROOM_BITS = 2 ** (NO_BEDROOMS_BIT + 1) - 1
const ALL_PROPERTY_TYPE_BITS = 2_147_483_647

/** The bit of a listing's bedrooms, 0 to 5, or of none stated. */
export const bedroomBit = (bedrooms: number | null): number => 2 ** (bedrooms ?? NO_BEDROOMS_BIT)

/** The bit of a property type's number. */
export const propertyTypeBit = (typeNumber: number): number => 2 ** typeNumber

/** What of an alert's search is in its index rows. */
export function indexedFilters(alert: IndexedAlert): IndexedFilters {
  const { search, memberId, isPartlyInRange } = alert
  const { bedrooms, price } = search
  const types = search.propertyTypes.map((type) => propertyTypeBit(propertyTypes[type].number))
  return {
    mode: searchModes[search.searchMode].listingMode,
    priceMin: price.min ?? OPEN_PRICE_MIN,
    priceMax: price.max ?? OPEN_PRICE_MAX,
    bedroomBits: bedrooms.length === 0 ? ALL_BEDROOM_BITS : sum(bedrooms.map(bedroomBit)),
    propertyTypeBits: types.length === 0 ? ALL_PROPERTY_TYPE_BITS : sum(types),
    memberId,
    isPartlyInRange,
    isWhole: isWholeInIndex(alert),
  }
}

/** Whether the index rows of an alert say all that it looks for: which places, and no filter but those in the rows. */
const isWholeInIndex = ({ search, area }: IndexedAlert): boolean =>
  indexedBox(area) === null &&
  isDeepStrictEqual(unindexedFilters(search), unindexedFilters(defaultSearchParameters(search.searchMode)))

const unindexedFilters = ({
  searchMode: _mode,
  context: _context,
  sortBy: _order,
  paging: _page,
  locationSearchContext: _place,
  price: _price,
  bedrooms: _bedrooms,
  propertyTypes: _types,
  ...others
}: SearchParameters) => others

/** The price of an alert as its index rows have it. */
export const priceOfIndex = ({ priceMin, priceMax }: Pick<IndexedFilters, 'priceMin' | 'priceMax'>) => ({
  min: priceMin === OPEN_PRICE_MIN ? null : priceMin,
  max: priceMax === OPEN_PRICE_MAX ? null : priceMax,
})

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** The rows by which listings of a place find an alert; none for an alert of a shape or box. */
export function indexedPlaces(area: AlertArea): IndexedPlace[] {
  switch (area.kind) {
    case 'everywhere':
      return [{ kind: placeKinds.everywhere, placeId: 0 }]
    case 'office':
      return [{ kind: placeKinds.office, placeId: area.officeId }]
    case 'places':
      return [
        ...ofKind(placeKinds.suburb, area.suburbIds),
        ...(area.includesSurrounding ? ofKind(placeKinds.aroundSuburb, area.suburbIds) : []),
        ...ofKind(placeKinds.region, area.regionIds),
        ...ofKind(placeKinds.street, area.streetIds),
      ]
    case 'shape':
    case 'bounds':
      return []
  }
}

const ofKind = (kind: number, ids: readonly number[]): IndexedPlace[] => ids.map((placeId) => ({ kind, placeId }))

/** The box around a shape or the part of a map, as PostgreSQL writes it; null for an alert of places. */
export function indexedBox(area: AlertArea): string | null {
  const points = area.kind === 'shape' ? area.corners : area.kind === 'bounds' ? [area.southWest, area.northEast] : []
  return points.length === 0 ? null : boxText(points)
}

function boxText(points: readonly ExactPoint[]): string {
  const latitudes = points.map(({ latitude }) => latitude)
  const longitudes = points.map(({ longitude }) => longitude)
  return `(${Math.max(...longitudes)},${Math.max(...latitudes)}),(${Math.min(...longitudes)},${Math.min(...latitudes)})`
}

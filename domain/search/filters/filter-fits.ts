import type { PropertyFeature } from '#domain/lookups/features.ts'
import type { PropertyType } from '#domain/lookups/property-types.ts'
import type { EventFilter } from './days.ts'
import { isPriceInRange } from './price-in-range.ts'
import type { Range } from './range.ts'
import { type FilterName, filterNames, type FilterValues, searchFilters } from './search-filters.ts'

export type FilterMoment = {
  now: Date
  /** Whether a home whose price range is only partly within what is asked for fits. */
  isPartlyInRange: boolean
}

/** What filters read of a listing, as a search sees it. */
export type FilterFacts = {
  propertyType: PropertyType
  features: readonly PropertyFeature[]
  /** 0 to 5, 5 being five or more; null when not stated and for bare land. So are bathrooms and carSpaces. */
  bedrooms: number | null
  bathrooms: number | null
  carSpaces: number | null
  /** Whole dollars, a week for rent; null when no figure is stated. */
  priceFrom: number | null
  priceTo: number | null
  /** Square metres. */
  landSize: number | null
  /** Tenths of a metre. */
  frontageDecimetres: number | null
  isUnderOffer: boolean
  auctionAt: Date | null
  /** Days are yyyy-mm-dd in the zone of the property. */
  auctionOn: string | null
  inspections: readonly { localDate: string; endsAt: Date }[]
}

/** Whether a listing fits every filter; `ignored` counts as if it asked for nothing. */
export function doFiltersFit(
  values: FilterValues,
  listing: FilterFacts,
  moment: FilterMoment,
  ignored: FilterName | null = null,
): boolean {
  const doesFit = <Name extends FilterName>(name: Name) =>
    name === ignored || !searchFilters[name].isAsked(values[name]) || fits[name](values[name], listing, moment)
  return filterNames.every(doesFit)
}

type Fits<Value> = (asked: Value, listing: FilterFacts, moment: FilterMoment) => boolean

/** What is asked for is never nothing here. */
const fits: { [Name in FilterName]: Fits<FilterValues[Name]> } = {
  propertyTypes: (asked, { propertyType }) => asked.includes(propertyType),
  propertyFeatures: (asked, { features }) => asked.every((feature) => features.includes(feature)),
  bedrooms: (asked, { bedrooms }) => isOneOf(bedrooms, asked),
  bathrooms: (asked, { bathrooms }) => isOneOf(bathrooms, asked),
  carSpaces: (asked, { carSpaces }) => isOneOf(carSpaces, asked),
  price: (asked, { priceFrom, priceTo }, { isPartlyInRange }) =>
    isPriceInRange({ from: priceFrom, to: priceTo }, asked, isPartlyInRange),
  landSize: (asked, { landSize }) => isWithin(landSize, asked),
  frontageSize: (asked, { frontageDecimetres }) =>
    isWithin(frontageDecimetres === null ? null : frontageDecimetres / 10, asked),
  auction: (asked, { auctionAt, auctionOn }, { now }) =>
    isOnAskedDay(asked, auctionAt !== null && auctionAt >= now ? [auctionOn] : []),
  inspection: (asked, { inspections }, { now }) =>
    isOnAskedDay(
      asked,
      inspections.filter(({ endsAt }) => endsAt >= now).map(({ localDate }) => localDate),
    ),
  isUnderOffer: (_asked, { isUnderOffer }) => !isUnderOffer,
}

/** What is not stated is none of the numbers that were asked for. */
const isOneOf = (count: number | null, asked: readonly number[]): boolean => count !== null && asked.includes(count)

const isWithin = (figure: number | null, { min, max }: Range): boolean =>
  figure !== null && (min === null || figure >= min) && (max === null || figure <= max)

const isOnAskedDay = ({ dates }: EventFilter, days: readonly (string | null)[]): boolean =>
  days.some((day) => dates.length === 0 || (day !== null && dates.includes(day)))

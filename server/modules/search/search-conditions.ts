import { featureMask } from '#domain/lookups/features.ts'
import { searchModes } from '#domain/lookups/search-modes.ts'
import { propertyTypes } from '#domain/lookups/property-types.ts'
import type { EventFilter, Range } from '#domain/search/search-parameters.ts'
import type { MicroPoint, ResolvedSearch, SearchArea } from './resolved-search.ts'

/** Collects values and gives each its place in the statement. */
export type Bind = (value: unknown) => string

/** An empty list of values for a statement, `$1` being the first that is bound. */
export function parameterList(): { parameters: unknown[]; bind: Bind } {
  const parameters: unknown[] = []
  return { parameters, bind: (value) => `$${parameters.push(value)}` }
}

/** The filters that a facet or histogram may ignore, each with its bit in the mask of failed filters. */
export const filterBits = {
  propertyTypes: 1,
  bedrooms: 2,
  bathrooms: 4,
  carSpaces: 8,
  features: 16,
  underOffer: 32,
  price: 64,
  land: 128,
  auction: 256,
  inspection: 512,
} as const

export type FilterName = keyof typeof filterBits

export type SearchConditions = {
  /** Mode, place, frontage and what is left out: what nothing ignores. */
  base: string[]
  filters: { name: FilterName; condition: string }[]
  /** Whether a row is of the chosen places; null when all are. Binds its values: a statement that asks must use it. */
  isChosen(): string | null
}

/** A search as conditions over listing_search, aliased `s`. A condition that is null counts as failed. */
export function searchConditions(search: ResolvedSearch, now: Date, bind: Bind): SearchConditions {
  const { parameters, area, withoutListingIds = [] } = search
  const { bedrooms, bathrooms, carSpaces, price, landSize, frontageSize, auction, inspection } = parameters
  // The mode is written out, not bound: the indexes by position are partial by it.
  const base = [`s.mode = ${searchModes[parameters.searchMode].listingMode}`, ...areaConditions(area, bind)]
  if (withoutListingIds.length > 0) base.push(`s.listing_id <> all (${bind(withoutListingIds)}::int[])`)
  base.push(...rangeConditions('s.frontage_dm', 's.frontage_dm', tenfold(frontageSize), bind))

  const types = parameters.propertyTypes.map((type) => propertyTypes[type].number)
  const mask = featureMask(parameters.propertyFeatures)
  const conditions: Record<FilterName, string[]> = {
    propertyTypes: anyOf('s.property_type', types, bind),
    bedrooms: anyOf('s.bedrooms', bedrooms, bind),
    bathrooms: anyOf('s.bathrooms', bathrooms, bind),
    carSpaces: anyOf('s.car_spaces', carSpaces, bind),
    features: mask === 0n ? [] : [`s.features & ${bind(mask)}::bigint = ${bind(mask)}::bigint`],
    underOffer: parameters.isUnderOffer ? [] : ['not s.is_under_offer'],
    price: rangeConditions('s.price_from', 's.price_to', price, bind),
    land: rangeConditions('s.land_size_m2', 's.land_size_m2', landSize, bind),
    auction: auctionConditions(auction, now, bind),
    inspection: inspectionConditions(inspection, now, bind),
  }
  return {
    base,
    // The keys are those of the record above.
    filters: (Object.keys(conditions) as FilterName[])
      .filter((name) => conditions[name].length > 0)
      .map((name) => ({ name, condition: conditions[name].join(' and ') })),
    isChosen: () => chosenCondition(area, bind),
  }
}

/** Everything a row must meet to be found. */
export const allConditions = ({ base, filters }: SearchConditions): string =>
  [...base, ...filters.map(({ condition }) => condition)].join(' and ')

function areaConditions(area: SearchArea, bind: Bind): string[] {
  switch (area.kind) {
    case 'everywhere':
      return []
    case 'office':
      return [`s.office_id = ${bind(area.officeId)}`]
    case 'places':
      return [placesCondition([...area.suburbIds, ...area.surroundingSuburbIds], area.streetIds, bind)]
    case 'shape':
      return [`s.position <@ ${bind(pointList(area.corners))}::polygon`]
    case 'bounds':
      return boundsConditions(area, bind)
  }
}

/** Micro-degrees; an index by position helps with small boxes and hinders with large ones. */
const LARGEST_INDEXED_BOX = 1_000_000

function boundsConditions({ southWest, northEast }: Extract<SearchArea, { kind: 'bounds' }>, bind: Bind): string[] {
  const height = northEast.latitude - southWest.latitude
  const width = northEast.longitude - southWest.longitude
  if (Math.max(height, width) <= LARGEST_INDEXED_BOX) {
    return [`s.position <@ ${bind(pointList([northEast, southWest]))}::box`]
  }
  return [
    `s.latitude_micro between ${bind(southWest.latitude)}::int and ${bind(northEast.latitude)}::int`,
    `s.longitude_micro between ${bind(southWest.longitude)}::int and ${bind(northEast.longitude)}::int`,
  ]
}

const pointList = (points: readonly MicroPoint[]): string =>
  points.map(({ latitude, longitude }) => `(${longitude},${latitude})`).join(',')

function placesCondition(suburbIds: readonly number[], streetIds: readonly number[], bind: Bind): string {
  const alternatives = [
    ...(suburbIds.length > 0 ? [`s.suburb_id = any (${bind(suburbIds)}::int[])`] : []),
    ...(streetIds.length > 0 ? [`s.street_id = any (${bind(streetIds)}::int[])`] : []),
  ]
  return alternatives.length === 0 ? 'false' : `(${alternatives.join(' or ')})`
}

function chosenCondition(area: SearchArea, bind: Bind): string | null {
  if (area.kind !== 'places' || area.surroundingSuburbIds.length === 0) return null
  // A listing without a street is not of a chosen street.
  return `coalesce(${placesCondition(area.suburbIds, area.streetIds, bind)}, false)`
}

const anyOf = (column: string, values: readonly number[], bind: Bind): string[] =>
  values.length === 0 ? [] : [`${column} = any (${bind(values)}::smallint[])`]

/** What reaches from `lower` to `upper` overlaps the range; equal columns make it a plain range. */
function rangeConditions(lower: string, upper: string, { min, max }: Range, bind: Bind): string[] {
  return [
    ...(min === null ? [] : [`${upper} >= ${bind(min)}::bigint`]),
    ...(max === null ? [] : [`${lower} <= ${bind(max)}::bigint`]),
  ]
}

const tenfold = ({ min, max }: Range): Range => ({
  min: min === null ? null : min * 10,
  max: max === null ? null : max * 10,
})

function auctionConditions({ dates, forthcoming }: EventFilter, now: Date, bind: Bind): string[] {
  if (dates.length === 0 && !forthcoming) return []
  const isToCome = `s.auction_at >= ${bind(now)}::timestamptz`
  return dates.length === 0 ? [isToCome] : [isToCome, `s.auction_on = any (${bind(dates)}::date[])`]
}

function inspectionConditions({ dates, forthcoming }: EventFilter, now: Date, bind: Bind): string[] {
  if (dates.length > 0) {
    return [
      `s.listing_id in (select i.listing_id from listing_inspection i
        where i.local_date = any (${bind(dates)}::date[]) and i.ends_at >= ${bind(now)}::timestamptz)`,
    ]
  }
  return forthcoming ? [`s.last_inspection_ends_at >= ${bind(now)}::timestamptz`] : []
}

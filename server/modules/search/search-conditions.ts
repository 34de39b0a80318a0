import { featureMask, type PropertyFeature } from '#domain/lookups/features.ts'
import { isPastMode, isRentalMode, searchModes } from '#domain/lookups/search-modes.ts'
import { propertyTypes } from '#domain/lookups/property-types.ts'
import type { EventFilter } from '#domain/search/filters/days.ts'
import type { Range } from '#domain/search/filters/range.ts'
import {
  type FilterName,
  filterNames,
  type FilterValues,
  searchFilters,
} from '#domain/search/filters/search-filters.ts'
import { homesOfOffice } from '#server/platform/database/homes-of-office.ts'
import type { MicroPoint, ResolvedSearch, SearchArea } from './resolved-search.ts'

/** Collects values and gives each its place in the statement. */
export type Bind = (value: unknown) => string

/** An empty list of values for a statement, `$1` being the first that is bound. */
export function parameterList(): { parameters: unknown[]; bind: Bind } {
  const parameters: unknown[] = []
  return { parameters, bind: (value) => `$${parameters.push(value)}` }
}

const facetNames = filterNames.filter((name) => searchFilters[name].hasFacet)

/** The bit of a filter with a facet in the mask of failed filters; the masks of sixteen fit an integer of SQL. */
export const filterBit = (name: FilterName): number => 2 ** facetNames.indexOf(name)

export type SearchConditions = {
  /** Mode, place, what is left out and filters without a facet: what nothing ignores. */
  base: string[]
  filters: { name: FilterName; condition: string }[]
  /** Whether a row is of the chosen places; null when all are. Binds its values: a statement that asks must use it. */
  isChosen(): string | null
}

/** A search as conditions over listing_search, aliased `s`. A condition that is null counts as failed. */
export function searchConditions(
  search: ResolvedSearch,
  now: Date,
  bind: Bind,
  // The mode is written out, not bound: the indexes by position are partial by it.
  modeCondition = `s.mode = ${searchModes[search.parameters.searchMode].listingMode}`,
): SearchConditions {
  const { parameters, area, withoutListingIds = [] } = search
  const base = [modeCondition, ...areaConditions(area, bind)]
  if (withoutListingIds.length > 0) base.push(`s.listing_id <> all (${bind(withoutListingIds)}::int[])`)
  const conditions = filterConditions(parameters, now, bind)
  const asked = filterNames.filter((name) => conditions[name].length > 0)
  for (const name of asked) if (!searchFilters[name].hasFacet) base.push(...conditions[name])
  return {
    base,
    filters: asked
      .filter((name) => searchFilters[name].hasFacet)
      .map((name) => ({ name, condition: conditions[name].join(' and ') })),
    isChosen: () => chosenCondition(area, bind),
  }
}

const filterConditions = (
  { propertyTypes: types, propertyFeatures: features, ...values }: FilterValues,
  now: Date,
  bind: Bind,
): Record<FilterName, string[]> => ({
  propertyTypes: anyOf(
    's.property_type',
    types.map((type) => propertyTypes[type].number),
    bind,
  ),
  bedrooms: anyOf('s.bedrooms', values.bedrooms, bind),
  bathrooms: anyOf('s.bathrooms', values.bathrooms, bind),
  carSpaces: anyOf('s.car_spaces', values.carSpaces, bind),
  propertyFeatures: allFeatures(features, bind),
  isUnderOffer: values.isUnderOffer ? [] : ['not s.is_under_offer'],
  price: rangeConditions('s.price_from', 's.price_to', values.price, bind),
  landSize: rangeConditions('s.land_size_m2', 's.land_size_m2', values.landSize, bind),
  frontageSize: rangeConditions('s.frontage_dm', 's.frontage_dm', tenfold(values.frontageSize), bind),
  auction: auctionConditions(values.auction, now, bind),
  inspection: inspectionConditions(values.inspection, now, bind),
})

/** Everything a row must meet to be found. */
export const allConditions = ({ base, filters }: SearchConditions): string =>
  [...base, ...filters.map(({ condition }) => condition)].join(' and ')

/**
 * The homes of a search that came on the market since a day, those that were sold or leased meanwhile included; of a search for
 * such homes those that were sold or leased since. Nothing was under offer when it came.
 */
export function conditionsSince(
  search: ResolvedSearch,
  { now, since, isPartlyInRange }: { now: Date; since: Date; isPartlyInRange: boolean },
  bind: Bind,
): string {
  const { parameters } = search
  const { listingMode } = searchModes[parameters.searchMode]
  const isPast = isPastMode(parameters.searchMode)
  const completedMode = searchModes[isRentalMode(parameters.searchMode) ? 'leased' : 'sold'].listingMode
  const modes = isPast ? `s.mode = ${listingMode}` : `s.mode in (${listingMode}, ${completedMode})`
  const wanted = { ...search, parameters: { ...parameters, isUnderOffer: true } }
  return [
    allConditions(searchConditions(wanted, now, bind, modes)),
    isPast
      ? `s.completed_on >= ${bind(since.toISOString().slice(0, 10))}::date`
      : `s.listed_at >= ${bind(since)}::timestamptz`,
    ...(isPartlyInRange ? [] : rangeConditions('s.price_to', 's.price_from', parameters.price, bind)),
  ].join(' and ')
}

function areaConditions(area: SearchArea, bind: Bind): string[] {
  switch (area.kind) {
    case 'everywhere':
      return []
    case 'office':
      return [homesOfOffice('s', bind(area.officeId))]
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

function allFeatures(features: readonly PropertyFeature[], bind: Bind): string[] {
  if (features.length === 0) return []
  const mask = bind(featureMask(features))
  return [`s.features & ${mask}::bigint = ${mask}::bigint`]
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

import { formatDollars } from '#domain/price/dollars.ts'
import { inPlaces } from '#domain/search/change-search.ts'
import { suburbLabel } from '#domain/search/place-names.ts'
import type { SearchParameters } from '#domain/search/search-parameters.ts'
import type { NearMissesQuery } from '#src/api/generated/graphql.ts'
import { emptyResultCopy } from './empty-result.copy.ts'

/** A search that asks for less, and what it lets go of. */
export type Relaxation = { label: string; search: SearchParameters }

type Found = NearMissesQuery['listingSearch']
type Bar = Found['aggregations']['priceHistogram'][number]

/**
 * The searches next to one that finds nothing: the next price at which there are homes, the next bedrooms that homes have, the
 * nearest suburbs with homes. Everything else stays as it was asked for.
 */
export function nearMissesOf(search: SearchParameters, { aggregations, nearestMatches }: Found): Relaxation[] {
  const first = { ...search, paging: { ...search.paging, skip: 0 } }
  return [
    ...nextPrices(first, aggregations.priceHistogram),
    ...nextBedrooms(first, aggregations.facets.bedrooms),
    ...nearestMatches.map(({ location }) => ({
      label: emptyResultCopy.inSuburb(suburbLabel(location)),
      search: inPlaces(first, [{ uri: location.uri }]),
    })),
  ]
}

function nextPrices(search: SearchParameters, bars: readonly Bar[]): Relaxation[] {
  const { min, max } = search.price
  const dearer = max === null ? undefined : bars.find((bar) => bar.count > 0 && (bar.min ?? 0) >= max)
  const cheaper = min === null ? undefined : bars.findLast((bar) => bar.count > 0 && (bar.max ?? Infinity) <= min)
  return [
    ...(dearer ? [priced(search, { min, max: dearer.max ?? null }, emptyResultCopy.upTo)] : []),
    ...(cheaper ? [priced(search, { min: cheaper.min ?? null, max }, emptyResultCopy.from)] : []),
  ]
}

/** The end that was moved is named; where it is open, no end is left. */
function priced(
  search: SearchParameters,
  price: SearchParameters['price'],
  labelOf: (price: string) => string,
): Relaxation {
  const moved = labelOf === emptyResultCopy.upTo ? price.max : price.min
  return {
    label: moved === null ? emptyResultCopy.anyPrice : labelOf(formatDollars(moved)),
    search: { ...search, price },
  }
}

function nextBedrooms(search: SearchParameters, counts: readonly { value: number; count: number }[]): Relaxation[] {
  const { bedrooms } = search
  if (bedrooms.length === 0) return []
  const least = Math.min(...bedrooms)
  const fewer = counts.findLast(({ value, count }) => count > 0 && value < least)
  const more = counts.find(({ value, count }) => count > 0 && value > least && !bedrooms.includes(value))
  return [fewer, more].flatMap((next) =>
    next === undefined
      ? []
      : [{ label: emptyResultCopy.bedrooms(next.value), search: { ...search, bedrooms: [next.value] } }],
  )
}

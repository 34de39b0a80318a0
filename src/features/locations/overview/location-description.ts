import { isOfFewSamples, type Median } from '#domain/market/medians.ts'
import { roundedPriceLabel } from '#domain/price/price-labels.ts'
import type { LocationDescription_OverviewFragment } from '#src/api/generated/graphql.ts'
import { locationCopy } from './location.copy.ts'

/** What a search engine shows of a place: the figures that it asks for most. */
export function locationDescription(overview: LocationDescription_OverviewFragment): string {
  const { houseSale, houseRent } = overview.location.medians
  return locationCopy.description(
    overview,
    reliableLabel(houseSale.yearly[0], 'buy'),
    reliableLabel(houseRent.yearly[0], 'rent'),
  )
}

const reliableLabel = (median: Median | undefined, mode: 'buy' | 'rent'): string | null =>
  median === undefined || isOfFewSamples(median) ? null : roundedPriceLabel(median.value, mode)

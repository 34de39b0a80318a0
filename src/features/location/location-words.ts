import { numberText } from '#domain/text/number-text.ts'
import { isOfFewSamples, type Median } from '#domain/market/medians.ts'
import { priceLabel } from '#domain/price/price-labels.ts'
import type { Overview } from './overview.ts'

/** The title of a place's page, at most 70 characters with the portal's name behind it in most cases. */
export function titleOf({ type, label }: Pick<Overview['location'], 'type' | 'label'>): string {
  if (type === 'region') return `${label}: suburbs, prices and homes`
  return type === 'street' ? `Homes on ${label}` : `${label}: house prices, rents and homes`
}

/** What a search engine shows of a place: the figures that it asks for most. */
export function descriptionOf({ location, counts }: Pick<Overview, 'location' | 'counts'>): string {
  const house = reliable(location.medians.houseSale.yearly[0])
  const rent = reliable(location.medians.houseRent.yearly[0])
  const figures = [
    house && `Median house price ${priceLabel(house.value, 'buy')}`,
    rent && `median house rent ${priceLabel(rent.value, 'rent')}`,
    `${numberText(counts.buy)} homes for sale and ${numberText(counts.rent)} for rent`,
  ].filter((part) => part !== null && part !== undefined)
  return `${figures.join(', ')} in ${location.label}, with what has sold, the streets and the suburbs around.`
}

/** "450 m", "2.3 km", "14 km" */
export function distanceText(metres: number): string {
  if (metres < 1000) return `${Math.max(50, Math.round(metres / 50) * 50)} m`
  const kilometres = metres / 1000
  return `${kilometres < 10 ? Math.round(kilometres * 10) / 10 : Math.round(kilometres)} km`
}

const reliable = (median: Median | undefined): Median | null =>
  median === undefined || isOfFewSamples(median) ? null : median

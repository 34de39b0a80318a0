import { propertyFeatures } from '#domain/lookups/features.ts'
import { propertyTypeGroups } from '#domain/lookups/property-type-groups.ts'
import { type PropertyType, propertyTypes } from '#domain/lookups/property-types.ts'
import { formatArea } from '#domain/land/area.ts'
import { priceRangeLabel } from '#domain/price/price-range-labels.ts'
import { weekdayText } from '#domain/time/written-day.ts'
import type { EventFilter, Range, SearchParameters } from '#domain/search/search-parameters.ts'
import { chipsCopy } from './filters.copy.ts'

export type FilterInForce = { label: string; without: SearchParameters }

const OPEN: Range = { min: null, max: null }
const NO_DAYS: EventFilter = { dates: [], forthcoming: false }

/** Every filter of a search in words, each with the search that is left when it goes; the pages start over. */
export function filtersInForce(search: SearchParameters): FilterInForce[] {
  const parameters = { ...search, paging: { ...search.paging, skip: 0 } }
  const { propertyTypes: types, propertyFeatures: features, bedrooms, bathrooms, carSpaces } = parameters
  return [
    ...typeChoices(types).map(({ label, chosen }) => ({
      label,
      without: { ...parameters, propertyTypes: types.filter((type) => !chosen.includes(type)) },
    })),
    ...one(countsLabel(bedrooms, 'bed'), { ...parameters, bedrooms: [] }),
    ...one(countsLabel(bathrooms, 'bath'), { ...parameters, bathrooms: [] }),
    ...one(countsLabel(carSpaces, 'car'), { ...parameters, carSpaces: [] }),
    ...one(priceRangeLabel(parameters.price, parameters.searchMode), { ...parameters, price: OPEN }),
    ...one(rangeLabel(parameters.landSize, formatArea, 'land'), { ...parameters, landSize: OPEN }),
    ...one(
      rangeLabel(parameters.frontageSize, (metres) => `${metres} m`, 'frontage'),
      {
        ...parameters,
        frontageSize: OPEN,
      },
    ),
    ...features.map((feature) => ({
      label: propertyFeatures[feature].displayName,
      without: { ...parameters, propertyFeatures: features.filter((other) => other !== feature) },
    })),
    ...one(eventLabel(parameters.inspection, chipsCopy.inspection), { ...parameters, inspection: NO_DAYS }),
    ...one(eventLabel(parameters.auction, chipsCopy.auction), { ...parameters, auction: NO_DAYS }),
    ...one(parameters.isUnderOffer ? null : chipsCopy.notUnderOffer, { ...parameters, isUnderOffer: true }),
  ]
}

type TypeChoice = { label: string; chosen: readonly PropertyType[] }

/** The chosen types, those of a whole group as one. */
function typeChoices(types: readonly PropertyType[]): TypeChoice[] {
  const whole = propertyTypeGroups.filter((group) => group.types.every((type) => types.includes(type)))
  const single = types.filter((type) => !whole.some((group) => group.types.includes(type)))
  return [
    ...whole.map((group) => ({ label: group.displayName, chosen: group.types })),
    ...single.map((type) => ({ label: propertyTypes[type].displayName, chosen: [type] })),
  ]
}

const one = (label: string | null, without: SearchParameters): FilterInForce[] =>
  label === null ? [] : [{ label, without }]

function countsLabel(counts: readonly number[], noun: string): string | null {
  if (counts.length === 0) return null
  const isStudio = (count: number) => count === 0 && noun === 'bed'
  const words = counts.map((count) => (isStudio(count) ? 'Studio' : count === 5 ? '5+' : String(count)))
  return counts.every(isStudio) ? 'Studio' : `${words.join(', ')} ${noun}`
}

function rangeLabel({ min, max }: Range, format: (value: number) => string, noun: string): string | null {
  if (min !== null && max !== null) return `${format(min)} - ${format(max)} ${noun}`
  if (min !== null) return chipsCopy.over(`${format(min)} ${noun}`)
  return max === null ? null : chipsCopy.under(`${format(max)} ${noun}`)
}

function eventLabel({ dates, forthcoming }: EventFilter, words: string): string | null {
  if (dates.length > 0) return `${words}: ${dates.map(weekdayText).join(', ')}`
  return forthcoming ? words : null
}

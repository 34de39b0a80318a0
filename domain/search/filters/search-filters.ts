import { featureNames, featureOfQueryName, queryNameOf } from '#domain/lookups/feature-names.ts'
import type { PropertyFeature } from '#domain/lookups/features.ts'
import {
  type PropertyType,
  propertyTypeNames,
  propertyTypeOfWord,
  propertyTypes,
} from '#domain/lookups/property-types.ts'
import { isPastMode, isRentalMode, type SearchMode } from '#domain/lookups/search-modes.ts'
import { counts } from './counts.ts'
import { days, type EventFilter } from './days.ts'
import { names } from './names.ts'
import { range, type Range } from './range.ts'
import type { SearchFilter } from './search-filter.ts'
import { onOrOff } from './switch.ts'

/** What the filters of a search ask for. */
export type FilterValues = {
  /** Any of them. */
  propertyTypes: PropertyType[]
  /** All of them. */
  propertyFeatures: PropertyFeature[]
  /** 0 is a studio, 5 is 5 or more; sorted and unique. So are bathrooms and carSpaces. */
  bedrooms: number[]
  bathrooms: number[]
  carSpaces: number[]
  /** Whole dollars; per week for rent and leased. */
  price: Range
  /** Square metres. */
  landSize: Range
  /** Metres. */
  frontageSize: Range
  auction: EventFilter
  inspection: EventFilter
  /** False leaves homes under offer out. */
  isUnderOffer: boolean
}

export type FilterName = keyof FilterValues

const isOnMarket = (_from: SearchMode, to: SearchMode): boolean => !isPastMode(to)

/** Every filter that a search can have; docs/recipes/add-a-search-filter.md says what a new one needs besides. */
export const searchFilters: { [Name in FilterName]: SearchFilter<FilterValues[Name]> } = {
  propertyTypes: names<PropertyType>({
    word: 'propertytype',
    names: propertyTypeNames.filter((type) => type !== 'Unknown'),
    wordOf: (type) => propertyTypes[type].queryWord,
    nameOf: (word) => knownType(propertyTypeOfWord(word.toLowerCase())),
  }),
  propertyFeatures: names({ word: 'features', names: featureNames, wordOf: queryNameOf, nameOf: featureOfQueryName }),
  bedrooms: counts({ word: 'bedrooms', zeroWord: 'studios' }),
  bathrooms: counts({ word: 'bathrooms' }),
  carSpaces: counts({ word: 'carspaces' }),
  price: range({
    word: { min: 'priceminimum', max: 'pricemaximum' },
    // A price by the week says nothing about a price to buy.
    isKept: (from, to) => isRentalMode(from) === isRentalMode(to),
  }),
  landSize: range({ word: 'land-area' }),
  frontageSize: range({ word: 'frontage', hasFacet: false }),
  auction: days({ word: 'auctions', isKept: (_from, to) => to === 'buy' }),
  inspection: days({ word: 'inspections', isKept: isOnMarket }),
  isUnderOffer: onOrOff({ word: 'isUnderOffer', none: true, hasFacet: true, isKept: isOnMarket }),
}

/** The filters in the order of a table of all of them. */
export const filtersInOrderOf = (table: Record<FilterName, unknown>): readonly FilterName[] =>
  // Object.keys loses the key type; a table holds every filter and nothing else.
  Object.keys(table) as FilterName[]

export const filterNames = filtersInOrderOf(searchFilters)

/** A value for each filter. */
export const eachFilter = (valueOf: <Name extends FilterName>(name: Name) => FilterValues[Name]): FilterValues =>
  // Object.fromEntries loses the key type; every name is there.
  Object.fromEntries(filterNames.map((name) => [name, valueOf(name)])) as FilterValues

const knownType = (type: PropertyType | null): PropertyType | null => (type === 'Unknown' ? null : type)

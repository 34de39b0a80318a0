import { featureNames } from '#domain/lookups/feature-names.ts'
import type { PropertyFeature } from '#domain/lookups/features.ts'
import { isLandType, type PropertyType, propertyTypeNames, propertyTypes } from '#domain/lookups/property-types.ts'
import { rangeToken } from '#domain/search/filters/range.ts'
import type { Range } from './filters/range.ts'
import type { SearchParameters } from './search-parameters.ts'

/** One filter that a path can say. */
export type Facet =
  | { kind: 'propertyType'; type: PropertyType }
  | { kind: 'bedrooms'; count: number }
  | { kind: 'feature'; feature: PropertyFeature }
  | { kind: 'inspection' }
  | { kind: 'auction' }
  | { kind: 'price'; range: Range }

/** The features that have a word of the path, in the order of the path (docs/product.md, section 2.3). */
const featureTokens: readonly (readonly [PropertyFeature, string])[] = [
  ['furnished', 'furnished'],
  ['petFriendly', 'pet-friendly'],
  ['remoteGarage', 'car-garage'],
  ['gym', 'gym'],
  ['pool', 'pool'],
  ['openFirePlace', 'fireplace'],
]

/**
 * The filters of a search that the path has words for, in the order of the path. Several property types or bedroom
 * counts, dates, and minimum prices have none.
 */
export function facetsOf(parameters: SearchParameters): Facet[] {
  const { propertyTypes: types, bedrooms, propertyFeatures, inspection, auction, price } = parameters
  const [type] = types
  const [count] = bedrooms
  const facets: Facet[] = []
  if (type !== undefined && types.length === 1 && propertyTypes[type].pathWord !== null) {
    facets.push({ kind: 'propertyType', type })
  }
  const bedroom: Facet | null = count !== undefined && bedrooms.length === 1 ? { kind: 'bedrooms', count } : null
  if (bedroom !== null && bedroom.count > 0) facets.push(bedroom)
  for (const [feature] of featureTokens) {
    if (propertyFeatures.includes(feature)) facets.push({ kind: 'feature', feature })
  }
  if (inspection.forthcoming) facets.push({ kind: 'inspection' })
  if (auction.forthcoming) facets.push({ kind: 'auction' })
  if (bedroom !== null && bedroom.count === 0) facets.push(bedroom)
  if (price.min === null && price.max !== null) facets.push({ kind: 'price', range: price })
  return facets
}

/** A search with one more filter. */
export function withFacet(parameters: SearchParameters, facet: Facet): SearchParameters {
  switch (facet.kind) {
    case 'propertyType':
      return { ...parameters, propertyTypes: [...parameters.propertyTypes, facet.type] }
    case 'bedrooms':
      return { ...parameters, bedrooms: [...parameters.bedrooms, facet.count] }
    case 'feature':
      return { ...parameters, propertyFeatures: [...parameters.propertyFeatures, facet.feature] }
    case 'inspection':
      return { ...parameters, inspection: { ...parameters.inspection, forthcoming: true } }
    case 'auction':
      return { ...parameters, auction: { ...parameters.auction, forthcoming: true } }
    case 'price':
      return {
        ...parameters,
        price: { min: facet.range.min ?? parameters.price.min, max: facet.range.max ?? parameters.price.max },
      }
  }
}

/** A search without a filter that `facetsOf` found in it: what is left for the query to say. */
export function withoutFacet(parameters: SearchParameters, facet: Facet): SearchParameters {
  switch (facet.kind) {
    case 'propertyType':
      return { ...parameters, propertyTypes: [] }
    case 'bedrooms':
      return { ...parameters, bedrooms: [] }
    case 'feature':
      return { ...parameters, propertyFeatures: parameters.propertyFeatures.filter((name) => name !== facet.feature) }
    case 'inspection':
      return { ...parameters, inspection: { ...parameters.inspection, forthcoming: false } }
    case 'auction':
      return { ...parameters, auction: { ...parameters.auction, forthcoming: false } }
    case 'price':
      return { ...parameters, price: { min: null, max: null } }
  }
}

/** Whether a search is for bare land only, whose filters all go to the query. */
export const isLandSearch = (parameters: SearchParameters): boolean =>
  parameters.propertyTypes.length > 0 && parameters.propertyTypes.every(isLandType)

/** The word of the path for a filter. */
export function facetToken(facet: Facet): string {
  switch (facet.kind) {
    case 'propertyType':
      return propertyTypes[facet.type].queryWord
    case 'bedrooms':
      return facet.count === 0 ? 'studio-apartments' : `${facet.count}-bedroom${facet.count === 1 ? '' : 's'}`
    case 'feature':
      return featureTokens.find(([feature]) => feature === facet.feature)?.[1] ?? facet.feature.toLowerCase()
    case 'inspection':
      return 'open-for-inspection'
    case 'auction':
      return 'upcoming-auctions'
    case 'price':
      return rangeToken(facet.range) ?? ''
  }
}

const fixedFacets: readonly Facet[] = [
  ...propertyTypeNames
    .filter((type) => propertyTypes[type].pathWord !== null)
    .map((type): Facet => ({ kind: 'propertyType', type })),
  ...featureNames
    .filter((name) => featureTokens.some(([feature]) => feature === name))
    .map((feature): Facet => ({ kind: 'feature', feature })),
  { kind: 'inspection' },
  { kind: 'auction' },
  { kind: 'bedrooms', count: 0 },
]

/** The filter of each word that stands for itself. */
export const facetByToken: ReadonlyMap<string, Facet> = new Map(fixedFacets.map((facet) => [facetToken(facet), facet]))

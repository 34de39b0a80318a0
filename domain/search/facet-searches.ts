import { type PropertyType, propertyTypes } from '../lookups/property-types.ts'
import { priceSteps } from '../price/price-options.ts'
import { facetTitle } from './facet-title.ts'
import { defaultSearchParameters } from './search-parameters.ts'
import { formatSearchUrl } from './search-url.ts'
import { isCanonicalMaximumPrice } from './search-url-limit.ts'

/** How narrow a search is: 2 by type, 3 by bedrooms too, 4 by a price at most too. */
type FacetLevel = 2 | 3 | 4

/** Homes on the market that are alike. */
export type AlikeHomes = {
  mode: 'buy' | 'rent'
  propertyType: PropertyType
  /** 0 for a studio, 5 for five or more; null where that is not known, and for land. */
  bedrooms: number | null
  /** Whole dollars, a week for rent; null where no figure is stated. */
  priceFrom: number | null
  count: number
}

export type FacetSearch = { level: FacetLevel; title: string; canonicalUri: string }

/** Of each mode, those that find the most homes of the suburb. */
const MOST = { 2: 5, 3: 5, 4: 3 } as const

/** The narrower searches that a suburb leads to, each of which finds homes of it (docs/product.md, section 2.20). */
export const facetSearches = (
  homes: readonly AlikeHomes[],
  suburb: { uri: string; name: string },
  deepest: number,
): FacetSearch[] =>
  (['buy', 'rent'] as const).flatMap((mode) => {
    const named = homes.filter((home) => home.mode === mode && propertyTypes[home.propertyType].pathWord !== null)
    const withBedrooms = named.filter(({ bedrooms }) => (bedrooms ?? 0) > 0)
    const types = largestGroups(named, ({ propertyType }) => propertyType)
    const rooms = largestGroups(withBedrooms, ({ propertyType, bedrooms }) => `${propertyType} ${bedrooms}`)
    const searches: (Narrowed & { level: FacetLevel })[] = [
      ...types.slice(0, MOST[2]).map(([home]) => ({ ...home, bedrooms: null, maximum: null, level: 2 as const })),
      ...rooms.slice(0, MOST[3]).map(([home]) => ({ ...home, maximum: null, level: 3 as const })),
      ...rooms.slice(0, MOST[4]).flatMap((alike) => {
        const maximum = lowMaximum(alike)
        return maximum === null ? [] : [{ ...alike[0], maximum, level: 4 as const }]
      }),
    ]
    return searches.filter(({ level }) => level <= deepest).flatMap((narrowed) => facetSearch(narrowed, suburb))
  })

type Group = readonly [AlikeHomes, ...AlikeHomes[]]

/** Those with the most homes first; of as many by the order of the first of each. */
function largestGroups(homes: readonly AlikeHomes[], keyOf: (home: AlikeHomes) => string): Group[] {
  const groups = new Map<string, [AlikeHomes, ...AlikeHomes[]]>()
  for (const home of homes) {
    const group = groups.get(keyOf(home))
    if (group === undefined) groups.set(keyOf(home), [home])
    else group.push(home)
  }
  return [...groups]
    .toSorted(([left, first], [right, second]) => countOf(second) - countOf(first) || compare(left, right))
    .map(([, group]) => group)
}

const countOf = (homes: readonly AlikeHomes[]): number => homes.reduce((sum, { count }) => sum + count, 0)
const compare = (left: string, right: string): number => (left < right ? -1 : left > right ? 1 : 0)

/** The lowest choice of the price filter that half of the homes with a price are under, where that leaves some out; null where the path cannot say it. */
function lowMaximum(alike: Group): number | null {
  const [{ mode }] = alike
  const priced = alike.filter(({ priceFrom }) => priceFrom !== null)
  const under = (dollars: number) =>
    countOf(priced.filter(({ priceFrom }) => priceFrom !== null && priceFrom <= dollars))
  const maximum = priceSteps(mode).find((dollars) => under(dollars) > 0 && under(dollars) * 2 >= countOf(priced))
  const isOfUse =
    maximum !== undefined && isCanonicalMaximumPrice(mode, maximum, true) && under(maximum) < countOf(alike)
  return isOfUse ? maximum : null
}

type Narrowed = Pick<AlikeHomes, 'mode' | 'propertyType' | 'bedrooms'> & { maximum: number | null; level: FacetLevel }

function facetSearch(
  { mode, propertyType, bedrooms, maximum, level }: Narrowed,
  { uri, name }: { uri: string; name: string },
): FacetSearch[] {
  const search = {
    ...defaultSearchParameters(mode, { locationUri: uri }),
    propertyTypes: [propertyType],
    bedrooms: bedrooms === null ? [] : [bedrooms],
    price: { min: null, max: maximum },
  }
  const title = facetTitle(search, `in ${name}`)
  const canonicalUri = formatSearchUrl(search, { hasResults: true })
  return title === null || canonicalUri === null ? [] : [{ level, title, canonicalUri }]
}

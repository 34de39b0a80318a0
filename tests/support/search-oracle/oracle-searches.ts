import { encodePolyline } from '#domain/geo/encode-polyline.ts'
import { propertyFeatureNames } from '#domain/lookups/features.ts'
import { propertyTypeNames } from '#domain/lookups/property-types.ts'
import { searchModeNames } from '#domain/lookups/search-modes.ts'
import { sortOptionsOfMode } from '#domain/lookups/sort-options.ts'
import {
  defaultSearchParameters,
  type LocationSearchContext,
  type SearchParameters,
} from '#domain/search/search-parameters.ts'
import type { EventFilter } from '#domain/search/filters/days.ts'
import type { Range } from '#domain/search/filters/range.ts'
import { type Chance, type World, WORLD_NOW } from './oracle-world.ts'

/** A search as a visitor might make it: usually a few filters, sometimes many. For tests. */
export function randomSearch(chance: Chance, world: World): SearchParameters {
  const searchMode = chance.pick(searchModeNames)
  const context = chance.pick(['location', 'location', 'location', 'map', 'draw', 'office'] as const)
  const eagerness = chance.pick([0.05, 0.15, 0.3])
  const isRent = searchMode === 'rent' || searchMode === 'leased'
  const listOf = <Value>(values: readonly Value[], share: number) =>
    chance.is(eagerness) ? chance.some(values, share) : []
  const rangeOf = (largest: number): Range =>
    chance.is(eagerness)
      ? {
          min: chance.maybe(0.6, () => chance.whole(1, largest)),
          max: chance.maybe(0.6, () => chance.whole(1, largest)),
        }
      : { min: null, max: null }
  return {
    ...defaultSearchParameters(searchMode),
    context,
    sortBy: chance.pick(sortOptionsOfMode[searchMode]),
    paging: { skip: chance.pick([0, 0, 0, 25, 50, 400]), take: chance.pick([25, 25, 7, 100]) },
    locationSearchContext: randomPlaces(context, chance, world),
    propertyTypes: listOf(propertyTypeNames, 0.3),
    propertyFeatures: listOf(propertyFeatureNames, 0.05),
    bedrooms: listOf([0, 1, 2, 3, 4, 5], 0.4),
    bathrooms: listOf([0, 1, 2, 3, 4, 5], 0.4),
    carSpaces: listOf([0, 1, 2, 3, 4, 5], 0.4),
    price: rangeOf(isRent ? 2500 : 2_500_000),
    landSize: rangeOf(3000),
    frontageSize: chance.is(0.3) ? rangeOf(40) : { min: null, max: null },
    auction: chance.is(eagerness) ? randomDays(chance) : { dates: [], forthcoming: false },
    inspection: chance.is(eagerness) ? randomDays(chance) : { dates: [], forthcoming: false },
    isUnderOffer: !chance.is(eagerness),
  }
}

const randomDays = (chance: Chance): EventFilter =>
  chance.is(0.4) ? { dates: [], forthcoming: true } : { dates: chance.some(days, 0.3), forthcoming: false }

const days = Array.from({ length: 11 }, (_, index) =>
  new Date(WORLD_NOW.getTime() + (index - 2) * 86_400_000).toISOString().slice(0, 10),
)

function randomPlaces(
  context: SearchParameters['context'],
  chance: Chance,
  { suburbs, streets, officeIds, listings }: World,
): LocationSearchContext {
  const middle = chance.pick(suburbs)
  const latitude = middle.latitudeMicro / 1e6
  const longitude = middle.longitudeMicro / 1e6
  const size = chance.pick([0.005, 0.02, 0.1, 3, 20])
  const around = (): number => (chance.whole(-1000, 1000) / 1000) * size
  const uris = chance.is(0.1)
    ? []
    : [
        ...Array.from({ length: chance.whole(1, 4) }, () => chance.pick(suburbs).uri),
        ...(chance.is(0.2) ? [chance.pick(streets).uri] : []),
        ...(chance.is(0.1) ? ['a-region'] : []),
      ]
  const corner = () => ({ latitude: latitude + around(), longitude: longitude + around() })
  // Some corners lie exactly on homes, so that edges and corners are tested.
  const placed = listings.filter((listing) => listing.suburbId === middle.id && listing.latitudeMicro !== null)
  const onHome = () => {
    const listing = chance.pick(placed.length > 0 ? placed : listings)
    return { latitude: (listing.latitudeMicro ?? 0) / 1e6, longitude: (listing.longitudeMicro ?? 0) / 1e6 }
  }
  const corners = Array.from({ length: chance.whole(3, 9) }, () => (chance.is(0.1) ? onHome() : corner()))
  return {
    searchLocations: (chance.is(0.1) && uris.length > 0 ? uris.slice(-1) : uris).map((uri) => ({ uri })),
    includeSurroundingSuburbs: chance.is(0.7),
    officeUri: context === 'office' ? `office-${chance.pick(officeIds)}` : null,
    drawnArea: context === 'draw' ? encodePolyline(corners) : null,
    bounds:
      context === 'map'
        ? { south: latitude - size, west: longitude - size, north: latitude + size / 2, east: longitude + size }
        : null,
    viewport: null,
  }
}

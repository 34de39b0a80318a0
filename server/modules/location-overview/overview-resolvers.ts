import { formatNewBuildingUrl } from '#domain/locations/new-building-url.ts'
import { facetSearches } from '#domain/search/facet-searches.ts'
import { states, type StateCode } from '#domain/lookups/states.ts'
import type { QueryResolvers, Resolvers } from '#server/generated/resolvers.ts'
import type { State } from '#server/generated/schema-types.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'
import { findPlaces } from './location-finder.ts'
import { listingsAroundStreet, newestListings, schoolCount, schoolsNear, suburbsNear } from './location-overview.ts'
import { locationPros } from './location-pros.ts'
import { buildingAddress, newDevelopments, projectsOfPage } from './new-developments.ts'
import { findNewBuilding } from './new-buildings.ts'
import { officesOfPlace } from './offices-of-place.ts'
import type { OverviewContext } from '#server/modules/location-overview/overview-parts.ts'

type PlaceResolvers = Pick<
  Resolvers<OverviewContext>,
  'LocationFinderResult' | 'LocationOverview' | 'NewDevelopments' | 'NewProject'
>

export const placeResolvers = ({ deepestFacetLevel }: { deepestFacetLevel: number }): PlaceResolvers => ({
  LocationOverview: {
    location: ({ place }) => place,
    counts: ({ place }, _arguments, { services }) => services.listingCounts.ofArea(services.areaOfPlace(place)),
    newestForSale: ({ place }, _arguments, context) => newestListings('buy', place, context),
    newestForRent: ({ place }, _arguments, context) => newestListings('rent', place, context),
    facetSearches: async ({ place }, _arguments, { services }) =>
      place.type === 'suburb' && deepestFacetLevel > 1
        ? facetSearches(await services.listingCounts.alike(place.id), place, deepestFacetLevel)
        : [],
    homesNearby: ({ place }, _arguments, context) => listingsAroundStreet(place, context),
    nearbySuburbs: ({ place }, { take }, { services }) => {
      return suburbsNear(place, take, services)
    },
    offices: ({ place }, { take }, { services }) => {
      return officesOfPlace(services.suburbIdsOfPlace(place), take, services)
    },
    schoolCount: ({ place }, _arguments, { services }) => schoolCount(place, services),
    schools: ({ place }, { take }, { services }) => {
      return schoolsNear(place, take, services)
    },
    pros: ({ place }, _arguments, { services }) => (place.type === 'region' ? [] : locationPros(place, services)),
  },
  LocationFinderResult: {
    states: ({ states: codes, stateCounts }) =>
      codes.map((code) => ({ state: stateOf(code), count: stateCounts.get(code) ?? 0 })),
  },
  NewDevelopments: {
    projects: (answer, _arguments, { services }) => projectsOfPage(answer, services),
    states: ({ states: counts }) => counts.map(({ stateCode, count }) => ({ state: stateOf(stateCode), count })),
    location: ({ place }) => place,
  },
  NewProject: {
    canonicalUri: ({ name, first }) => formatNewBuildingUrl(first.suburb.uri, name),
    streetAddress: ({ first: { row } }) => (row.streetAddress === null ? null : buildingAddress(row.streetAddress)),
    location: ({ first }) => first.suburb,
    office: ({ first }) => first.office,
    photo: ({ apartments, first }, _arguments, { services }) =>
      [...apartments, first]
        .flatMap(({ row, suburb }) => services.listingView.photos(row.photos.slice(0, 1), row, suburb))
        .at(0) ?? null,
  },
})

export const placeQueries: Pick<
  QueryResolvers<OverviewContext>,
  'locationOverview' | 'locationFinder' | 'newDevelopments' | 'newBuilding'
> = {
  locationOverview: async (_parent, { identifier }, { services }) => {
    const place = await services.findPlace(identifier.trim().toLowerCase())
    return place === null ? null : { place }
  },

  locationFinder: (_parent, { filter, paging }, { services }) => {
    if (filter.letter != null && !/^[A-Z]$/.test(filter.letter)) {
      throw new PortalError('BAD_INPUT', 'letter must be one of A to Z.', { field: 'letter' })
    }
    return findPlaces(filter, paging, services)
  },

  newDevelopments: (_parent, { filter, paging }, { services }) => {
    return newDevelopments(filter, paging, services)
  },

  newBuilding: (_parent, { locationUri, slug }, { services }) => {
    return findNewBuilding({ locationUri: locationUri.toLowerCase(), slug: slug.toLowerCase() }, services)
  },
}

const stateOf = (code: StateCode): State => ({ code, name: states[code].name })

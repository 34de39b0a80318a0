import { states } from '#domain/lookups/states.ts'
import type { QueryResolvers, Resolvers } from '#server/generated/resolvers.ts'
import { noLatestMedians } from './latest-medians.ts'
import { noMedians } from './location-medians.ts'
import { placeLabel, searchLocationOf } from '#domain/locations/place-label.ts'
import { positionOf } from './place-record.ts'
import type { LocationsContext } from '#server/modules/locations/locations-services.ts'

export const locationResolvers: Pick<Resolvers<LocationsContext>, 'Location'> = {
  Location: {
    state: ({ stateCode }) => ({ code: stateCode, name: states[stateCode].name }),
    zipCode: ({ postcode }) => (postcode === null ? null : { name: postcode }),
    slug: ({ uri }) => uri,
    label: placeLabel,
    latLong: positionOf,
    suburb: ({ suburbId }, _arguments, { services }) => (suburbId === null ? null : services.places.byId(suburbId)),
    region: ({ regionId }, _arguments, { services }) => (regionId === null ? null : services.places.byId(regionId)),
    medians: async ({ id }, _arguments, { services }) => (await services.medians.load(id)) ?? noMedians(),
    latestMedians: async ({ id }, _arguments, { services }) =>
      (await services.latestMedians.load(id)) ?? noLatestMedians(),
    surroundingLocations: ({ surrounding }) => surrounding ?? [],
    boundary: (place, _arguments, { services }) => services.boundaries.of(place),
  },
}

export const locationQueries: Pick<QueryResolvers<LocationsContext>, 'location' | 'locationSearch'> = {
  location: async (_parent, { identifier, includeSurrounding }, { services }) => {
    const place = await services.findPlace(identifier.trim().toLowerCase())
    if (place === null || !includeSurrounding) return place
    const suburb = services.locationIndex.location(place.uri)
    const nearby = suburb?.type === 'suburb' ? services.locationIndex.surroundingSuburbs(suburb) : []
    return { ...place, surrounding: await services.places.byIds(nearby.map(({ id }) => id)) }
  },

  locationSearch: async (_parent, { filter }, { services }) => {
    const found = await services.completion.complete(filter.query, { types: filter.types, take: filter.take })
    const meant = new Set(found.flatMap(({ id, isMeant }) => (isMeant ? [id] : [])))
    const places = await services.places.byIds(found.map(({ id }) => id))
    return places.map((place) => ({
      isMeant: meant.has(place.id),
      location: searchLocationOf(place),
      label: placeLabel(place),
      type: place.type,
    }))
  },
}

import { locationTopics } from '#domain/location-reviews/location-review-types.ts'
import { timeZoneOfPlace } from '#domain/locations/time-zone-of-place.ts'
import { states } from '#domain/lookups/states.ts'
import { isoInZone } from '#domain/time/iso-in-zone.ts'
import type { LocationOverviewResolvers, QueryResolvers, Resolvers } from '#server/generated/resolvers.ts'
import type { PlaceRecord } from '#server/modules/locations/place-record.ts'
import { requireMember } from '#server/platform/graphql/context.ts'
import type { LocationReviewsContext } from './location-reviews-services.ts'

export const locationReviewResolvers: Pick<
  Resolvers<LocationReviewsContext>,
  'LocationReview' | 'LocationReviewPage' | 'RatedLocation' | 'SuburbRanking'
> = {
  LocationReview: {
    postedAt: ({ postedAt, place }) => isoInZone(postedAt, timeZoneOfPlace(place)),
    editedAt: ({ editedAt, place }) => editedAt && isoInZone(editedAt, timeZoneOfPlace(place)),
    comments: ({ comments }) => comments(),
  },
  LocationReviewPage: {
    location: ({ place }) => place,
    results: ({ results }) => results(),
  },
  RatedLocation: {
    location: ({ place }) => place,
    quote: ({ quote }) => quote(),
  },
  SuburbRanking: {
    states: async ({ states: counted }) =>
      (await counted()).map(({ stateCode, count }) => ({
        state: { code: stateCode, name: states[stateCode].name },
        count,
      })),
    results: ({ results }) => results(),
  },
}

type Overview = { place: PlaceRecord }
type Services = LocationReviewsContext['services']

const scoresOf = oncePerOverview(({ place }, { locationRanking }) => locationRanking.scoresOf(place.id))
const pointsOf = oncePerOverview(({ place }, { locationReviews }) => locationReviews.points(place.id))

/** One query serves all fields of an overview that show something of its answer. */
function oncePerOverview<Answer>(ask: (overview: Overview, services: Services) => Promise<Answer>): typeof ask {
  const answers = new WeakMap<Overview, Promise<Answer>>()
  return (overview, services) => {
    const answer = answers.get(overview) ?? ask(overview, services)
    answers.set(overview, answer)
    return answer
  }
}

const overallOf = async (overview: Overview, services: Services) => (await scoresOf(overview, services)).get('overall')

/** The reviews in what is told of a place. */
export const reviewsOfOverview: Pick<
  LocationOverviewResolvers<LocationReviewsContext>,
  | 'bestLocations'
  | 'cons'
  | 'quote'
  | 'ranking'
  | 'rating'
  | 'reviewCount'
  | 'reviewPros'
  | 'reviews'
  | 'score'
  | 'topicScores'
> = {
  score: async (overview, _arguments, { services }) => (await overallOf(overview, services))?.score ?? null,
  rating: async (overview, _arguments, { services }) => (await overallOf(overview, services))?.rating ?? null,
  reviewCount: async (overview, _arguments, { services }) => (await overallOf(overview, services))?.reviewCount ?? 0,
  ranking: async (overview, _arguments, { services }) =>
    services.locationRanking.placeOf(overview.place, await overallOf(overview, services)),
  topicScores: async (overview, _arguments, { services }) => {
    const scores = await scoresOf(overview, services)
    return locationTopics.flatMap((topic) => {
      const score = scores.get(topic)
      return score === undefined ? [] : [{ topic, ...score }]
    })
  },
  reviewPros: async (overview, { take }, { services }) => (await pointsOf(overview, services)).pros.slice(0, take),
  cons: async (overview, { take }, { services }) => (await pointsOf(overview, services)).cons.slice(0, take),
  reviews: ({ place }, { take }, { services }) => services.locationReviews.useful(place, take),
  quote: async ({ place }, _arguments, { services }) =>
    (await services.locationReviews.quotes([place.id])).get(place.id) ?? null,
  bestLocations: ({ place }, { take }, { services }) => services.locationRanking.bestWithin(place, take),
}

export const locationReviewQueries: Pick<
  QueryResolvers<LocationReviewsContext>,
  'bestSuburbsNear' | 'locationReviews' | 'ownLocationReview' | 'ratedLocations' | 'similarSuburbs' | 'suburbRanking'
> = {
  locationReviews: async (_parent, { locationUniqueUri, page, pageSize, sortOrder, relation }, { services }) => {
    const place = await services.places.byUri(locationUniqueUri.trim().toLowerCase())
    if (place === null) return null
    const paging = { skip: (page - 1) * pageSize, take: pageSize }
    return services.locationReviews.page(place, { ...paging, sortOrder, relation: relation ?? null })
  },
  ownLocationReview: async (_parent, { locationUniqueUri }, context) => {
    const { memberId } = await requireMember(context)
    const place = await context.services.places.byUri(locationUniqueUri.trim().toLowerCase())
    return place === null ? null : context.services.locationReviews.own(memberId, place.id)
  },
  suburbRanking: (_parent, { stateCode, topic, page }, { services }) =>
    services.locationRanking.ranking({ stateCode: stateCode ?? null, topic, page }),
  bestSuburbsNear: (_parent, { latitude, longitude, radius, take }, { services }) =>
    services.locationRanking.bestNear({ latitude, longitude }, { kilometres: radius, take }),
  ratedLocations: async (_parent, { locationUniqueUris }, { services }) => {
    const uris = [...new Set(locationUniqueUris.map((uri) => uri.trim().toLowerCase()))]
    const places = await Promise.all(uris.map((uri) => services.places.byUri(uri)))
    return services.locationRanking.rated(places.filter((place) => place !== null))
  },
  similarSuburbs: async (_parent, { locationUniqueUri, take }, { services }) => {
    const place = await services.places.byUri(locationUniqueUri.trim().toLowerCase())
    const suburb = place?.suburbId == null ? place : await services.places.byId(place.suburbId)
    return suburb?.type === 'suburb' ? services.locationRanking.similar(suburb, take) : []
  },
}

import { distanceInMetres } from '#domain/geo/distance.ts'
import { countedPoints } from '#domain/location-reviews/counted-points.ts'
import { quoteOf } from '#domain/location-reviews/location-quote.ts'
import { RANKING_PAGE_SIZE } from '#domain/location-reviews/location-review-limits.ts'
import {
  type AuthorRelation,
  authorRelations,
  type LocationReviewSort,
  type LocationTopic,
  locationTopics,
  type RankedTopic,
} from '#domain/location-reviews/location-review-types.ts'
import { type LocationScore, locationScores } from '#domain/location-reviews/location-score.ts'
import { reviewOrder } from '#domain/location-reviews/review-order.ts'
import { COMPARED_SCORES, mostLike } from '#domain/location-reviews/similar-places.ts'
import { searchLocationOf } from '#domain/locations/place-label.ts'
import { type StateCode, states } from '#domain/lookups/states.ts'
import type { MockPortal } from '../portal.ts'
import { missing, pageOf, type Paging } from '../refusal.ts'
import { placeById, placeByUri } from '../search/places.ts'
import type { PlaceRecord, PostRecord, ReviewPartRecord } from '../world/records.ts'
import { find, findAll } from '../world/table.ts'
import type { World } from '../world/world.ts'
import { locationView, prosOf } from './locations.ts'
import { hasHistory } from './post-history.ts'
import { commentsTo, postView, repliesTo } from './questions.ts'
import { photosOf } from './review-photos.ts'
import type { RestOperations } from './rest/rest.ts'
import { stateCounts } from './state-counts.ts'

type ReviewPost = PostRecord & { review: ReviewPartRecord }
type ReviewsAsked = {
  locationUniqueUri: string
  page: number
  pageSize: number
  sortOrder: LocationReviewSort
  relation?: AuthorRelation | null
}
type RankingAsked = { stateCode?: StateCode | null; topic: RankedTopic; page: number }
type NearAsked = { latitude: number; longitude: number; radius: number; take: number }

const SHOWN_POINTS = 20

export const locationReviewQueries = ({ world }: MockPortal) => ({
  locationReviews({ locationUniqueUri, page, pageSize, sortOrder, relation = null }: ReviewsAsked) {
    const place = placeByUri(world, locationUniqueUri.trim().toLowerCase())
    if (place === null) return null
    const all = reviewsAbout(world, place.id, sortOrder)
    const wanted = all.filter(({ review }) => relation === null || review.authorRelation === relation)
    const relations = authorRelations
      .map((each) => ({
        relation: each,
        count: all.filter(({ review }) => review.authorRelation === each).length,
      }))
      .filter(({ count }) => count > 0)
      .toSorted((left, right) => right.count - left.count || (left.relation < right.relation ? -1 : 1))
    const paging = { skip: (page - 1) * pageSize, take: pageSize }
    return {
      ...pageOf(wanted, paging, (post) => locationReviewView(world, post)),
      relations,
      location: locationView(world, place),
    }
  },

  suburbRanking({ stateCode = null, topic, page }: RankingAsked) {
    const everywhere = rankedSuburbs(world, topic)
    const suburbs = everywhere.filter(({ place }) => stateCode === null || place.stateCode === stateCode)
    return {
      ...pageOf(suburbs, { skip: (page - 1) * RANKING_PAGE_SIZE, take: RANKING_PAGE_SIZE }, viewIn(world)),
      states: stateCounts(everywhere.map(({ place }) => place.stateCode)),
    }
  },

  bestSuburbsNear({ radius, take, ...point }: NearAsked) {
    return rankedSuburbs(world, 'overall')
      .map((rated) => ({ rated, distance: Math.round(distanceInMetres(point, rated.place.latLong)) }))
      .filter(({ distance }) => distance <= radius * 1000)
      .slice(0, take)
      .map(({ rated, distance }) => ({ suburb: ratedView(world, rated), distance }))
  },

  ratedLocations({ locationUniqueUris }: { locationUniqueUris: readonly string[] }) {
    const uris = [...new Set(locationUniqueUris.map((uri) => uri.trim().toLowerCase()))]
    const places = uris.flatMap((uri) => placeByUri(world, uri) ?? [])
    const found = ranked(world, places, 'overall')
    return places.flatMap(({ id }) => found.filter(({ place }) => place.id === id)).map(viewIn(world))
  },

  similarSuburbs({ locationUniqueUri, take }: { locationUniqueUri: string; take: number }) {
    const place = placeByUri(world, locationUniqueUri.trim().toLowerCase())
    const suburb = place?.suburbId == null ? place : placeById(world, place.suburbId)
    const suburbs = rankedSuburbs(world, 'overall')
    const own = suburbs.find((rated) => rated.place.id === suburb?.id)
    if (own === undefined) return []
    const candidates = suburbs.filter(
      (rated) =>
        rated !== own &&
        rated.place.stateCode === own.place.stateCode &&
        Math.abs(rated.score - own.score) <= COMPARED_SCORES,
    )
    const profiles = candidates.map((rated) => ({ id: rated.place.id, profile: profileOf(world, rated.place.id) }))
    const alike = mostLike(profileOf(world, own.place.id), profiles, take)
    return alike.flatMap((id) => candidates.filter((rated) => rated.place.id === id)).map(viewIn(world))
  },
})

/** The reviews in what is told of a place. */
export function reviewsOfOverview(world: World, place: PlaceRecord) {
  const scores = scoresOf(world, place.id)
  const { score = null, rating = null, reviewCount = 0 } = scores.get('overall') ?? {}
  const points = pointsOf(world, place.id)
  return {
    score,
    rating,
    reviewCount,
    ranking: rankingOf(world, place),
    topicScores: locationTopics.flatMap((topic) => {
      const found = scores.get(topic)
      return found === undefined ? [] : [{ topic, ...found }]
    }),
    reviewPros: ({ take }: { take: number }) => points(take).reviewPros,
    cons: ({ take }: { take: number }) => points(take).reviewCons,
    reviews: ({ take }: { take: number }) =>
      reviewsAbout(world, place.id, 'USEFUL')
        .slice(0, take)
        .map((post) => locationReviewView(world, post)),
    quote: () => quoteFrom(world, place.id),
    bestLocations: ({ take }: { take: number }) => rankedWithin(world, place).slice(0, take).map(viewIn(world)),
  }
}

const pointsOf = (world: World, placeId: number) => {
  const newest = reviewsAbout(world, placeId, 'NEWEST').map(({ review }) => review)
  return (take: number) => ({
    reviewPros: countedPoints(newest.map(({ pros }) => pros)).slice(0, take),
    reviewCons: countedPoints(newest.map(({ cons }) => cons)).slice(0, take),
  })
}

/** The published reviews of a place. */
function reviewsAbout(world: World, locationId: number, sort: LocationReviewSort): ReviewPost[] {
  const order = reviewOrder(sort)
  return findAll(world.posts, { locationId, kind: 'locationReview', status: 'published' })
    .flatMap((post) => (post.review === null ? [] : [{ ...post, review: post.review }]))
    .map((post) => ({ post, key: { ...post, rating: post.review.rating, helpfulCount: post.voterIds.length } }))
    .toSorted((left, right) => order(left.key, right.key))
    .map(({ post }) => post)
}

function locationReviewView(world: World, post: ReviewPost) {
  const { title, review, voterIds } = post
  return {
    ...postView(world, post),
    ...review,
    photos: photosOf(world, post.postId, 'public'),
    title,
    hasHistory: hasHistory(post),
    helpfulCount: voterIds.length,
    commentCount: repliesTo(world, post).length,
    comments: () => commentsTo(world, post),
  }
}

/** A published review of a place by its number. */
export function locationReviewById(world: World, postId: number) {
  const post = find(world.posts, { postId, kind: 'locationReview', status: 'published' })
  return post?.review == null ? null : locationReviewView(world, { ...post, review: post.review })
}

function quoteFrom(world: World, placeId: number) {
  const [best] = reviewsAbout(world, placeId, 'NEWEST').toSorted(
    (left, right) => right.voterIds.length - left.voterIds.length,
  )
  if (best === undefined) return null
  const { postId, author } = postView(world, best)
  return { postId, author, text: quoteOf(best.content), authorRelation: best.review.authorRelation }
}

type Rated = LocationScore & { place: PlaceRecord }

export const scoresOf = (world: World, placeId: number): Map<RankedTopic, LocationScore> =>
  locationScores(reviewsAbout(world, placeId, 'NEWEST').map(({ review }) => review))

const profileOf = (world: World, placeId: number): ReadonlyMap<LocationTopic, number> => {
  const scores = scoresOf(world, placeId)
  return new Map(locationTopics.flatMap((topic) => ofTopic(topic, scores.get(topic))))
}

const ofTopic = (topic: LocationTopic, found: LocationScore | undefined): [LocationTopic, number][] =>
  found === undefined ? [] : [[topic, found.score]]

function ranked(world: World, places: readonly PlaceRecord[], topic: RankedTopic): Rated[] {
  return places
    .flatMap((place) => {
      const score = scoresOf(world, place.id).get(topic)
      return score === undefined ? [] : [{ ...score, place }]
    })
    .toSorted(
      (left, right) =>
        right.score - left.score || right.reviewCount - left.reviewCount || left.place.id - right.place.id,
    )
}

const rankedSuburbs = (world: World, topic: RankedTopic): Rated[] =>
  ranked(world, findAll(world.places, { type: 'suburb' }), topic)

/** The streets of a suburb, the suburbs of a region. */
function rankedWithin(world: World, { id, type }: PlaceRecord): Rated[] {
  if (type === 'street') return []
  const within = type === 'suburb' ? { suburbId: id } : { regionId: id, type: 'suburb' as const }
  return ranked(world, findAll(world.places, within), 'overall')
}

function rankingOf(world: World, { id, stateCode }: PlaceRecord) {
  const ofState = rankedSuburbs(world, 'overall').filter(({ place }) => place.stateCode === stateCode)
  const at = ofState.findIndex(({ place }) => place.id === id)
  return at < 0 ? null : { place: at + 1, of: ofState.length, stateName: states[stateCode].name }
}

const ratedView = (world: World, { place, ...score }: Rated) => ({
  ...score,
  location: searchLocationOf(place),
  quote: () => quoteFrom(world, place.id),
})

const viewIn = (world: World) => (rated: Rated) => ratedView(world, rated)

export const locationReviewOperations = ({ world }: MockPortal) =>
  ({
    getLocationPros: ({ params: { id } }) => {
      const place = find(world.places, { id })
      if (place === undefined) throw missing(`location ${id}`)
      return { locationId: id, pros: prosOf(world, place), ...pointsOf(world, id)(SHOWN_POINTS) }
    },
    getLocationReviews: ({ params: { id }, query: { skip, take } }) => {
      const place = find(world.places, { id })
      if (place === undefined) throw missing(`location ${id}`)
      const { score = null, rating = null } = scoresOf(world, id).get('overall') ?? {}
      return { locationId: id, score, rating, ...partOfReviews(world, id, { skip, take }) }
    },
  }) satisfies Partial<RestOperations>

const partOfReviews = (world: World, placeId: number, paging: Paging) =>
  pageOf(reviewsAbout(world, placeId, 'USEFUL'), paging, (post) => {
    const { comments: _comments, hasHistory: _hasHistory, ...view } = locationReviewView(world, post)
    return view
  })

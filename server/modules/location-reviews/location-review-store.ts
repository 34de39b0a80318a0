import { COUNTED_REVIEWS, countedPoints } from '#domain/location-reviews/counted-points.ts'
import { quoteOf } from '#domain/location-reviews/location-quote.ts'
import { timeZoneOfPlace } from '#domain/locations/time-zone-of-place.ts'
import type { LocationsServices } from '#server/modules/locations/locations-services.ts'
import type { PlaceRecord } from '#server/modules/locations/place-record.ts'
import type { QuestionsServices } from '#server/modules/questions/questions-services.ts'
import type { Database } from '#server/platform/database/database.ts'
import type {
  LocationReviewPageRecord,
  LocationReviewRecord,
  LocationReviewRow,
  OwnLocationReviewsRecord,
  QuoteRecord,
} from './location-review-record.ts'
import {
  countByRelation,
  findOwnReview,
  type LocationReviewSelection,
  selectLocationReviews,
  selectLocationReviewsByIds,
  selectPoints,
  selectQuoted,
  votedReviewsOf,
} from './location-reviews.queries.ts'

type CountedPoint = { text: string; count: number }

/** Reads the reviews of places. */
export type LocationReviewStore = {
  page(place: PlaceRecord, view: Omit<LocationReviewSelection, 'locationId'>): Promise<LocationReviewPageRecord>
  /** Published reviews by number; those whose place is gone are left out. */
  byIds(postIds: readonly number[]): Promise<Map<number, LocationReviewRecord>>
  /** The most useful reviews of a place. */
  useful(place: PlaceRecord, take: number): Promise<LocationReviewRecord[]>
  /** What the reviews of a place have for and against it, most said first. */
  points(locationId: number): Promise<{ pros: CountedPoint[]; cons: CountedPoint[] }>
  /** What is said best of places, by their numbers. */
  quotes(locationIds: readonly number[]): Promise<Map<number, QuoteRecord>>
  own(memberId: number, locationId: number): Promise<OwnLocationReviewsRecord>
}

type Parts = { database: Database } & LocationsServices & QuestionsServices

export function locationReviewStore({ database, places, questions, ownPosts }: Parts): LocationReviewStore {
  async function withPlaces(rows: readonly LocationReviewRow[]): Promise<LocationReviewRecord[]> {
    const located = await places.byIds([...new Set(rows.map(({ locationId }) => locationId))])
    const placeById = new Map(located.map((place) => [place.id, place]))
    let reading: ReturnType<typeof questions.commentsTo> | null = null
    const commentsOf = async (postId: number) => {
      reading ??= questions.commentsTo(rows.flatMap((row) => (row.commentCount > 0 ? row.postId : [])))
      return (await reading).get(postId) ?? []
    }
    return rows.flatMap((row) => {
      const place = placeById.get(row.locationId)
      if (place === undefined) return []
      const timeZone = timeZoneOfPlace(place)
      const comments = async () =>
        row.commentCount === 0 ? [] : (await commentsOf(row.postId)).map((comment) => ({ ...comment, timeZone }))
      return [{ ...row, place, comments }]
    })
  }

  const list = async (selection: LocationReviewSelection) =>
    withPlaces(await selectLocationReviews(database, selection))

  return {
    async page(place, view) {
      const relations = await countByRelation(database, place.id)
      const counted = relations.filter(({ relation }) => view.relation === null || relation === view.relation)
      return {
        place,
        relations: relations.toSorted(
          (left, right) => right.count - left.count || (left.relation < right.relation ? -1 : 1),
        ),
        total: counted.reduce((sum, { count }) => sum + count, 0),
        paging: { skip: view.skip, take: view.take },
        results: () => list({ ...view, locationId: place.id }),
      }
    },
    async byIds(postIds) {
      const rows = postIds.length === 0 ? [] : await selectLocationReviewsByIds(database, postIds)
      return new Map((await withPlaces(rows)).map((review) => [review.postId, review]))
    },
    useful: ({ id }, take) => list({ locationId: id, relation: null, sortOrder: 'USEFUL', skip: 0, take }),
    async points(locationId) {
      const said = await selectPoints(database, locationId, COUNTED_REVIEWS)
      return {
        pros: countedPoints(said.map(({ pros }) => pros)),
        cons: countedPoints(said.map(({ cons }) => cons)),
      }
    },
    async quotes(locationIds) {
      const rows = await selectQuoted(database, locationIds)
      return new Map(rows.map(({ locationId, content, ...row }) => [locationId, { ...row, text: quoteOf(content) }]))
    },
    async own(memberId, locationId) {
      const [found, votedIds, comments] = await Promise.all([
        findOwnReview(database, memberId, locationId),
        votedReviewsOf(database, memberId, locationId),
        ownPosts.commentsAbout(memberId, locationId),
      ])
      const review = found && { ...found, post: await ownPosts.require(memberId, found.postId) }
      return { memberId, locationId, review, votedIds, comments }
    },
  }
}

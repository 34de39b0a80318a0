import { distanceInMetres } from '#domain/geo/distance.ts'
import type { LatLong } from '#domain/geo/lat-long.ts'
import { RANKING_PAGE_SIZE } from '#domain/location-reviews/location-review-limits.ts'
import { type LocationTopic, locationTopics, type RankedTopic } from '#domain/location-reviews/location-review-types.ts'
import type { LocationScore } from '#domain/location-reviews/location-score.ts'
import {
  COMPARED_PLACES,
  COMPARED_SCORES,
  mostLike,
  type TopicProfile,
} from '#domain/location-reviews/similar-places.ts'
import { type StateCode, states } from '#domain/lookups/states.ts'
import type { LocationsServices } from '#server/modules/locations/locations-services.ts'
import { type PlaceRecord, positionOf } from '#server/modules/locations/place-record.ts'
import { boxAround } from '#server/platform/database/box-around.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { RankingRecord, RatedPlace } from './location-review-record.ts'
import type { LocationReviewStore } from './location-review-store.ts'
import {
  countBefore,
  countRanked,
  countRankedByState,
  scoresOfPlaces,
  selectBestWithin,
  selectComparable,
  selectRanking,
  selectScoresInBox,
} from './location-scores.queries.ts'

type PlaceScores = ReadonlyMap<RankedTopic, LocationScore>

/** Places by their scores, which the database keeps. */
export type LocationRanking = {
  scoresOf(locationId: number): Promise<PlaceScores>
  /** Null for what is no suburb, and for one without reviews. */
  placeOf(
    place: PlaceRecord,
    overall: LocationScore | undefined,
  ): Promise<{ place: number; of: number; stateName: string } | null>
  ranking(view: { stateCode: StateCode | null; topic: RankedTopic; page: number }): Promise<RankingRecord>
  bestWithin(place: PlaceRecord, take: number): Promise<RatedPlace[]>
  bestNear(
    point: LatLong,
    view: { kilometres: number; take: number },
  ): Promise<{ suburb: RatedPlace; distance: number }[]>
  /** Those of the places that have reviews, in their order. */
  rated(places: readonly PlaceRecord[]): Promise<RatedPlace[]>
  /** Suburbs that are rated like one. */
  similar(suburb: PlaceRecord, take: number): Promise<RatedPlace[]>
}

type Parts = { database: Database; locationReviews: LocationReviewStore } & LocationsServices
type Scored = LocationScore & { locationId: number }

export function locationRanking({ database, places, locationReviews }: Parts): LocationRanking {
  async function rated(rows: readonly Scored[]): Promise<RatedPlace[]> {
    const ids = rows.map(({ locationId }) => locationId)
    const placeById = new Map((await places.byIds(ids)).map((place) => [place.id, place]))
    let reading: ReturnType<LocationReviewStore['quotes']> | null = null
    return rows.flatMap(({ locationId, ...score }) => {
      const place = placeById.get(locationId)
      if (place === undefined) return []
      const quote = async () => (await (reading ??= locationReviews.quotes(ids))).get(locationId) ?? null
      return [{ ...score, place, quote }]
    })
  }

  async function inOrder(ids: readonly number[]): Promise<RatedPlace[]> {
    const rows = await scoresOfPlaces(database, ids)
    const found = await rated(rows.filter(({ topic }) => topic === 'overall'))
    return ids.flatMap((id) => found.filter(({ place }) => place.id === id))
  }

  async function scoresOf(locationId: number): Promise<PlaceScores> {
    const rows = await scoresOfPlaces(database, [locationId])
    return new Map(rows.map(({ topic, reviewCount, rating, score }) => [topic, { reviewCount, rating, score }]))
  }

  return {
    scoresOf,
    async placeOf({ id, type, stateCode }, overall) {
      if (type !== 'suburb' || overall === undefined) return null
      const [before, of] = await Promise.all([
        countBefore(database, stateCode, { ...overall, locationId: id }),
        countRanked(database, { stateCode, topic: 'overall' }),
      ])
      return { place: before + 1, of, stateName: states[stateCode].name }
    },
    async ranking({ page, ...by }) {
      const paging = { skip: (page - 1) * RANKING_PAGE_SIZE, take: RANKING_PAGE_SIZE }
      const total = await countRanked(database, by)
      return {
        total,
        paging,
        states: () => countRankedByState(database, by.topic),
        results: async () => rated(await selectRanking(database, { ...by, ...paging })),
      }
    },
    bestWithin: async ({ id, type }, take) =>
      type === 'street' ? [] : rated(await selectBestWithin(database, id, take)),
    async bestNear(point, { kilometres, take }) {
      const inBox = await rated(await selectScoresInBox(database, boxAround(point, kilometres)))
      return inBox
        .map((suburb) => ({ suburb, distance: Math.round(distanceInMetres(point, positionOf(suburb.place))) }))
        .filter(({ distance }) => distance <= kilometres * 1000)
        .slice(0, take)
    },
    rated: (asked) => inOrder(asked.map(({ id }) => id)),
    async similar({ id, stateCode }, take) {
      const own = await scoresOf(id)
      const overall = own.get('overall')
      if (overall === undefined) return []
      const limits = { stateCode, most: COMPARED_PLACES, difference: COMPARED_SCORES }
      const candidates = await selectComparable(database, { ...overall, locationId: id }, limits)
      const alike = mostLike(
        profileOf((topic) => own.get(topic)?.score),
        candidates.map((each) => ({ id: each.id, profile: profileOf((topic) => each.scores[topic]) })),
        take,
      )
      return inOrder(alike)
    },
  }
}

const profileOf = (scoreOf: (topic: LocationTopic) => number | undefined): TopicProfile =>
  new Map(
    locationTopics.flatMap((topic) => {
      const score = scoreOf(topic)
      return score === undefined ? [] : [[topic, score]]
    }),
  )

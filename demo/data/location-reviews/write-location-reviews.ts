import type { KnownAuthor } from '#demo/data/posts/ensure-demo-authors.ts'
import { homeOf, type PlaceChoice, placeChoice } from '#demo/data/posts/place-choice.ts'
import type { PostPlace } from '#demo/data/posts/post-places.ts'
import type { AuthorRelation } from '#domain/location-reviews/location-review-types.ts'
import { momentOf } from '#demo/data/posts/moments.ts'
import type { SharedRuns } from '#demo/data/posts/shared-runs.ts'
import { createRandom, type Random } from '#demo/data/random/random.ts'
import type { LocationReview, Spot, Years } from './location-review.ts'
import { rateReview } from './rate-review.ts'
import { writeReviewText } from './review-text.ts'

export type ReviewWorld = { seed: string; now: Date; places: readonly PostPlace[]; runs: SharedRuns }

const STREET_SHARE = 0.2
const STAY_IN_STATE = 0.85

/** What the authors say of places that they know: where they live first, then where they lived and go. */
export function writeLocationReviews(authors: readonly KnownAuthor[], world: ReviewWorld): LocationReview[] {
  const choose = placeChoice(world.places)
  return authors.flatMap((author) => {
    const random = createRandom(world.seed, 'reviews of places', author.username)
    const spots = spotsOf(author.reviewCount, random, homeOf(world.seed, author.username, choose), choose)
    return spots.flatMap((spot) => writeOne(author, spot, random, world))
  })
}

/** What agents say of the suburbs that they sell in. */
export function writeAgentReviews(
  agents: readonly { author: KnownAuthor; places: readonly PostPlace[] }[],
  world: ReviewWorld,
): LocationReview[] {
  return agents.flatMap(({ author, places }) => {
    const random = createRandom(world.seed, 'reviews of places', author.username)
    return places.flatMap((place) => writeOne(author, { place, street: null, relation: 'agent' }, random, world))
  })
}

function writeOne(author: KnownAuthor, spot: Spot, random: Random, { now, runs }: ReviewWorld): LocationReview[] {
  const writtenAt = momentOf(random, author.joinedAt, now)
  const opinion = rateReview({ nature: spot.place.nature, voice: author.voice, relation: spot.relation, random })
  const years = yearsOf(spot.relation, writtenAt, random)
  const text = writeReviewText({ author, spot, opinion, years, random, runs })
  if (text === null) return []
  const { rating, statistics } = opinion
  const sinceYear = random.chance(0.7) ? years.since : null
  const { relation } = spot
  return [
    {
      locationId: spot.street?.id ?? spot.place.id,
      place: spot.place,
      author,
      relation,
      sinceYear,
      rating,
      statistics,
      writtenAt,
      ...text,
    },
  ]
}

function yearsOf(relation: AuthorRelation, writtenAt: Date, random: Random): Years {
  const written = writtenAt.getFullYear()
  const left = relation === 'livedHere' ? written - random.whole(0, 4) : written
  const count = Math.max(1, Math.round(random.between(0.4, 1) ** 4 * 34))
  return { since: left - count, left, count }
}

function spotsOf(count: number, random: Random, home: PostPlace, choose: PlaceChoice): Spot[] {
  const known = new Set<number>()
  const spots: Spot[] = []
  for (let tries = 0; spots.length < count && tries < count * 4; tries += 1) {
    const isHome = spots.length < 2
    const place = isHome ? home : choose(random, random.chance(STAY_IN_STATE) ? home.profile.place.stateCode : null)
    const wantsStreet = spots.length === 1 ? random.chance(0.5) : random.chance(STREET_SHARE)
    const street = wantsStreet && place.streets.length > 0 ? random.pick(place.streets) : null
    const id = street?.id ?? place.id
    if (known.has(id)) continue
    known.add(id)
    const relation =
      place === home ? 'livesHere' : random.chance(spots.length < 5 ? 0.6 : 0.25) ? 'livedHere' : 'visits'
    spots.push({ place, street, relation })
  }
  return spots
}

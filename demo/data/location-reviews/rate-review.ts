import type { PlaceNature } from '#demo/data/posts/place-nature.ts'
import {
  type AuthorRelation,
  type LocationTopic,
  locationTopics,
} from '#domain/location-reviews/location-review-types.ts'
import type { Voice } from '#demo/data/posts/voice.ts'
import type { Random } from '#demo/data/random/random.ts'

/** How many stars somebody gives a place, and what they think topic by topic, the most pressing first. */
export type ReviewOpinion = {
  rating: number
  statistics: { type: LocationTopic; rating: number }[]
  felt: readonly { topic: LocationTopic; rating: number }[]
}

type Rated = { nature: PlaceNature; voice: Voice; relation: AuthorRelation; random: Random }

const WEIGHTS: Readonly<Record<LocationTopic, number>> = {
  quiet: 1,
  families: 1,
  transport: 1,
  food: 0.9,
  parks: 0.9,
  value: 0.8,
  safety: 1,
  nightlife: 0.3,
}
/** People live where they like it, so they rate above what the topics come to. */
const LOYALTY: Readonly<Record<AuthorRelation, number>> = { livesHere: 0.5, livedHere: 0.1, visits: 0.25, agent: 1.2 }
/** Who is plainly wrong about a topic. */
const WRONG_SHARE = 0.025

export function rateReview({ nature, voice, relation, random }: Rated): ReviewOpinion {
  const felt = locationTopics.map((topic) => {
    const isWrong = random.chance(WRONG_SHARE)
    const plain = isWrong ? 6 - nature[topic] : nature[topic]
    const rating = stars(plain + voice.warmth * 0.7 + (relation === 'agent' ? 0.7 : 0) + random.normal() * 0.65)
    return { topic, rating, pressing: WEIGHTS[topic] * (Math.abs(rating - 3) + random.between(0, 2.2)) }
  })
  const weight = felt.reduce((sum, { topic }) => sum + WEIGHTS[topic], 0)
  const mean = felt.reduce((sum, { topic, rating }) => sum + WEIGHTS[topic] * rating, 0) / weight
  const rating = stars(3.3 + (mean - 3.3) * 1.9 + LOYALTY[relation] + voice.warmth + random.normal() * 0.55)
  const inOrder = felt.sort((one, other) => other.pressing - one.pressing)
  const share = random.chance(0.22)
    ? 0
    : random.chance(0.35)
      ? locationTopics.length
      : random.whole(2, locationTopics.length - 1)
  return {
    rating,
    felt: inOrder,
    statistics: inOrder.slice(0, share).map(({ topic, rating: given }) => ({ type: topic, rating: given })),
  }
}

const stars = (score: number): number => Math.min(5, Math.max(1, Math.round(score)))

import type { LocationTopic } from './location-review-types.ts'

/** Scores of a place by topic. */
export type TopicProfile = ReadonlyMap<LocationTopic, number>

/** Fewer topics in common say nothing of two places. */
const LEAST_TOPICS = 3

/**
 * How unlike two places are: the mean difference of their scores by the topics that both are rated by; null for too few of those.
 */
function differenceOf(one: TopicProfile, other: TopicProfile): number | null {
  const differences = [...one].flatMap(([topic, score]) => {
    const others = other.get(topic)
    return others === undefined ? [] : [Math.abs(score - others)]
  })
  if (differences.length < LEAST_TOPICS) return null
  return differences.reduce((sum, difference) => sum + difference, 0) / differences.length
}

/** The places that are most like one, the most alike first, those with the smaller number among the same. */
export function mostLike(
  profile: TopicProfile,
  places: readonly { id: number; profile: TopicProfile }[],
  take: number,
): number[] {
  return places
    .flatMap(({ id, profile: other }) => {
      const difference = differenceOf(profile, other)
      return difference === null ? [] : [{ id, difference }]
    })
    .toSorted((left, right) => left.difference - right.difference || left.id - right.id)
    .slice(0, take)
    .map(({ id }) => id)
}

/** Places are compared whose scores differ by no more than this, and of those so many that are nearest. */
export const COMPARED_SCORES = 10
export const COMPARED_PLACES = 200

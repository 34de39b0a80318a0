import type { ActivitiesParts } from './activities-services.ts'
import type { ActivityRecord, ActivityRow } from './activity-record.ts'

/** Rows with what they are about; those whose person, home or post is gone are left out. */
export async function withSubjects(
  rows: readonly ActivityRow[],
  { people, listings, questions, offices, places, reviewReader, locationReviews }: ActivitiesParts,
): Promise<ActivityRecord[]> {
  const numbers = (pick: (row: ActivityRow) => number | null) => [...new Set(rows.flatMap((row) => pick(row) ?? []))]
  const [agents, members, foundListings, asked, answers, located] = await Promise.all([
    people.agents(numbers(({ agentId }) => agentId)),
    people.members(numbers(({ memberId }) => memberId)),
    listings.byIds(numbers(({ listingId }) => listingId)),
    questions.byIds(numbers(({ questionId }) => questionId)),
    questions.repliesByIds(numbers(({ replyId }) => replyId)),
    places.byIds(numbers(({ reviewedLocationId }) => reviewedLocationId)),
  ])
  const reviewed = await Promise.all(numbers(({ reviewedAgentId }) => reviewedAgentId).map(offices.agent))
  const listingById = new Map(foundListings.map((listing) => [listing.row.id, listing]))
  const questionById = new Map(asked.map((question) => [question.postId, question]))
  const placeById = new Map(located.map((place) => [place.id, place]))
  const reviewedById = new Map(reviewed.flatMap((agent) => (agent === null ? [] : [[agent.id, agent] as const])))

  const ofAgents = once(() =>
    reviewReader.publishedByIds(numbers(({ type, reviewId }) => (type === 'Reviewed' ? reviewId : null))),
  )
  const ofPlaces = once(() =>
    locationReviews.byIds(numbers(({ type, reviewId }) => (type === 'ReviewedALocation' ? reviewId : null))),
  )

  return rows.flatMap((row) => {
    const person = row.agentId === null ? members.get(row.memberId ?? 0) : agents.get(row.agentId)
    const activity = {
      id: idOf(row),
      type: row.type,
      occurredAt: row.occurredAt,
      listing: subject(row.listingId, listingById),
      question: subject(row.questionId, questionById),
      answer: subject(row.replyId, answers),
      reviewedAgent: subject(row.reviewedAgentId, reviewedById),
      reviewedLocation: subject(row.reviewedLocationId, placeById),
    }
    const { listing, question, answer, reviewedAgent, reviewedLocation } = activity
    if (person === undefined || listing === undefined || question === undefined || answer === undefined) return []
    if (reviewedAgent === undefined || reviewedLocation === undefined) return []
    const review = async () =>
      row.reviewedAgentId === null ? null : ((await ofAgents()).get(row.reviewId ?? 0) ?? null)
    const locationReview = async () =>
      row.reviewedLocationId === null ? null : ((await ofPlaces()).get(row.reviewId ?? 0) ?? null)
    return [{ ...activity, review, locationReview, person, listing, question, answer, reviewedAgent, reviewedLocation }]
  })
}

/** Reads once, when it is first asked for. */
function once<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let reading: Promise<Value> | null = null
  return () => (reading ??= read())
}

const idOf = ({ type, agentId, memberId, listingId, replyId, questionId, reviewId }: ActivityRow): string =>
  `${type}-${agentId ?? memberId}-${listingId ?? replyId ?? questionId ?? reviewId}`

/** What a number names; null for no number, undefined for what is gone. */
const subject = <Subject>(id: number | null, byId: ReadonlyMap<number, Subject>): Subject | null | undefined =>
  id === null ? null : byId.get(id)

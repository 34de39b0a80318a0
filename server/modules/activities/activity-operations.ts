import { personView } from '#server/modules/profiles/person-record.ts'
import type { Operations } from '#server/platform/rest/operations.ts'
import type { ActivitiesServices } from './activities-services.ts'

/** What agents did, over REST. */
export const activityOperations = ({ activities }: ActivitiesServices): Operations<'getAgentActivities'> => ({
  getAgentActivities: async ({ query: { ids, take } }) => {
    const found = await activities.ofAgents([...new Set(ids)], take)
    const results = found.map(({ id, type, occurredAt, person, listing, question, answer }) => ({
      id,
      type,
      occurredAt: occurredAt.toISOString(),
      person: personView(person),
      listingId: listing?.row.id ?? null,
      postId: answer?.postId ?? question?.postId ?? null,
    }))
    return { results }
  },
})

import { activityKindOf } from '#domain/activities/activity-kind.ts'
import type { QueryResolvers, Resolvers, UserProfileResolvers } from '#server/generated/resolvers.ts'
import { requireMember } from '#server/platform/graphql/context.ts'
import type { ActivitiesContext } from './activities-services.ts'
import type { ActivityPart, ActivityRecord } from './activity-record.ts'

export const activityResolvers: Pick<Resolvers<ActivitiesContext>, 'Activity'> = {
  Activity: {
    kind: ({ type, listing }) => listing && activityKindOf(type, listing.row.listingType),
    occurredAt: ({ occurredAt }) => occurredAt.toISOString(),
    review: ({ review }) => review(),
    locationReview: ({ locationReview }) => locationReview(),
  },
}

export const activityQueries: Pick<QueryResolvers<ActivitiesContext>, 'agentActivities' | 'followingActivities'> = {
  agentActivities: async (_parent, { username, activityTypes, skip, take }, { services }) => {
    const part = partOf(activityTypes, skip, take)
    const profile = await services.people.byUsername(username)
    if (profile === null) return null
    const agentId = profile.isAgent ? (profile.agent?.id ?? null) : null
    return page(await services.activities.of({ memberId: profile.memberId, agentId }, oneMore(part)), part)
  },
  followingActivities: async (_parent, { activityTypes, skip, take }, context) => {
    const { memberId } = await requireMember(context)
    const part = partOf(activityTypes, skip, take)
    return page(await context.services.activities.followedBy(memberId, oneMore(part)), part)
  },
}

export const reviewsOfProfile: Pick<UserProfileResolvers<ActivitiesContext>, 'reviews'> = {
  reviews: async ({ profile: { memberId }, paging }, _arguments, { services }) => {
    const part: ActivityPart = { types: ['Reviewed', 'ReviewedALocation'], ...paging }
    return page(await services.activities.of({ memberId, agentId: null }, oneMore(part)), part)
  },
}

function partOf(types: ActivityPart['types'], skip: number, take: number): ActivityPart {
  return { types, skip, take }
}

const oneMore = (part: ActivityPart): ActivityPart => ({ ...part, take: part.take + 1 })

const page = (found: readonly ActivityRecord[], { skip, take }: ActivityPart) => ({
  paging: { skip, take },
  hasMore: found.length > take,
  results: found.slice(0, take),
})

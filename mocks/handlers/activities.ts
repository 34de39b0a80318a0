import type { MockPortal } from '../portal.ts'
import { requireShort, requireWithin } from '../refusal.ts'
import type { World } from '../world/world.ts'
import { requireCaller } from './collections.ts'
import { followedBy } from './follow-records.ts'
import { listingSummary } from './listing-summary.ts'
import { listingById } from './listings.ts'
import { agentView } from './offices.ts'
import { agentInList, memberInList, personNamed, personOfAgent, personOfMember } from './people.ts'
import { reviewView } from './review-view.ts'
import { answerById, questionById } from './questions.ts'

const LARGEST_TAKE = 50
const LARGEST_SKIP = 1000

type Part = { activityTypes: string[]; skip: number; take: number }

/** One thing that an agent or a member did. */
export type Deed = {
  id: string
  type: string
  agentId: number | null
  memberId: number | null
  listingId: number | null
  questionId: number | null
  replyId: number | null
  reviewId: number | null
  reviewedAgentId: number | null
  occurredAt: Date
}

export const activityQueries = ({ world }: MockPortal, headers: Headers) => ({
  agentActivities({ username, ...part }: { username: string } & Part) {
    requireShort('username', username, 200)
    requirePart(part)
    const person = personNamed(world, username)
    if (person === null) return null
    const agentId = person.member === undefined || person.member.type === 2 ? person.agent?.id : undefined
    return pageOf(world, deedsOf(world, { agentIds: [agentId ?? -1], memberIds: [person.member?.id ?? -1] }), part)
  },
  followingActivities(part: Part) {
    const caller = requireCaller(world, headers)
    requirePart(part)
    const followed = followedBy(world, caller.id)
    const agentIds = followed.flatMap(({ followedAgentId }) => followedAgentId ?? [])
    const agentMembers = world.members.getAll().filter(({ agentId }) => agentId !== null && agentIds.includes(agentId))
    const memberIds = [...followed.flatMap((each) => each.followedMemberId ?? []), ...agentMembers.map(({ id }) => id)]
    return pageOf(world, deedsOf(world, { agentIds, memberIds }), part)
  },
})

function requirePart({ activityTypes, skip, take }: Part): void {
  requireWithin('activityTypes', activityTypes.length, 0, 12)
  requireWithin('skip', skip, 0, LARGEST_SKIP)
  requireWithin('take', take, 1, LARGEST_TAKE)
}

function pageOf(world: World, deeds: readonly Deed[], { activityTypes, skip, take }: Part) {
  const wanted = deeds.filter(({ type }) => activityTypes.length === 0 || activityTypes.includes(type))
  const results = wanted.slice(skip, skip + take).map((deed) => deedView(world, deed))
  return { paging: { skip, take }, hasMore: wanted.length > skip + take, results }
}

/** What these people did, the latest first; a home that was withdrawn is not told of. */
export function deedsOf(
  world: World,
  { agentIds, memberIds }: { agentIds: readonly number[]; memberIds: readonly number[] },
): Deed[] {
  const homes = world.listings
    .getAll()
    .filter(({ statusType }) => statusType !== 'removed')
    .flatMap((listing) =>
      listing.agentIds.filter((id) => agentIds.includes(id)).flatMap((id) => ofListing(world, id, listing)),
    )
  const asked = world.questions
    .getAll()
    .filter(({ authorId }) => authorId !== null && memberIds.includes(authorId))
    .map(({ postId, authorId, postedAt }) =>
      deedOf('AskedAQuestion', { memberId: authorId, questionId: postId }, postedAt),
    )
  const answered = world.replies
    .getAll()
    .filter(({ authorId }) => authorId !== null && memberIds.includes(authorId))
    .map(({ postId, questionId, authorId, postedAt }) =>
      deedOf('AnsweredAQuestion', { memberId: authorId, questionId, replyId: postId }, postedAt),
    )
  return latestDeedsFirst([...homes, ...asked, ...answered, ...reviewsBy(world, memberIds)])
}

export const latestDeedsFirst = (deeds: readonly Deed[]): Deed[] =>
  deeds.toSorted(
    (left, right) =>
      right.occurredAt.getTime() - left.occurredAt.getTime() ||
      (right.listingId ?? 0) - (left.listingId ?? 0) ||
      (right.agentId ?? 0) - (left.agentId ?? 0) ||
      (right.reviewId ?? 0) - (left.reviewId ?? 0) ||
      (right.type < left.type ? -1 : 1),
  )

/** What these members said of agents, for as long as it is published. */
export const reviewsBy = ({ reviews }: World, memberIds: readonly number[]): Deed[] =>
  reviews.getAll().flatMap(({ id, authorId, agentId, status, publishedAt }) => {
    if (status !== 'published' || publishedAt === null || authorId === null || !memberIds.includes(authorId)) return []
    return deedOf('Reviewed', { memberId: authorId, reviewId: id, reviewedAgentId: agentId }, publishedAt)
  })

function ofListing(
  { now }: World,
  agentId: number,
  { id, listedAt, completedOn, statusType }: ReturnType<World['listings']['getAll']>[number],
): Deed[] {
  const listed = deedOf('ListedAProperty', { agentId, listingId: id }, listedAt)
  if (statusType !== 'completed' || completedOn === null) return [listed]
  const noon = new Date(`${completedOn}T02:00:00Z`)
  return [listed, deedOf('SoldOrLeasedAProperty', { agentId, listingId: id }, noon < now ? noon : now)]
}

function deedOf(type: string, about: Partial<Deed>, occurredAt: Date): Deed {
  const { agentId = null, memberId = null, listingId = null, questionId = null, replyId = null } = about
  const { reviewId = null, reviewedAgentId = null } = about
  const id = `${type}-${agentId ?? memberId}-${listingId ?? replyId ?? questionId ?? reviewId}`
  return { id, type, agentId, memberId, listingId, questionId, replyId, reviewId, reviewedAgentId, occurredAt }
}

export const whoDid = (world: World, { agentId, memberId }: Deed) => {
  const person = agentId === null ? personOfMember(world, memberId ?? 0) : personOfAgent(world, agentId)
  if (person === null) return null
  return agentId === null ? memberInList(world, person) : agentInList(world, person)
}

export function deedView(world: World, deed: Deed) {
  const { id, type, listingId, questionId, replyId, reviewedAgentId, reviewId, occurredAt } = deed
  const review = world.reviews.getAll().find((each) => each.id === reviewId)
  const reviewedAgent = world.agents.getAll().find((agent) => agent.id === reviewedAgentId)
  const listing = listingId === null ? null : listingById(world, listingId)
  return {
    id,
    type,
    occurredAt: occurredAt.toISOString(),
    person: whoDid(world, deed),
    listing: listing && listingSummary(world, listing),
    question: questionId === null ? null : questionById(world, questionId),
    answer: replyId === null ? null : answerById(world, replyId),
    reviewedAgent: reviewedAgent === undefined ? null : agentView(world, reviewedAgent),
    review: review === undefined ? null : reviewView(world, review, null),
    reviewedLocation: null,
  }
}

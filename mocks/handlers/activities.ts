import { activityKindOf } from '#domain/activities/activity-kind.ts'
import type { MockPortal } from '../portal.ts'
import { type Paging } from '../refusal.ts'
import type { ListingRecord, PostRecord } from '../world/records.ts'
import { find, findAll } from '../world/table.ts'
import type { World } from '../world/world.ts'
import { listingSummary } from './listing-summary.ts'
import { placeById } from '../search/places.ts'
import { listingById } from './listings.ts'
import { locationReviewById } from './location-reviews.ts'
import { locationView } from './locations.ts'
import { agentView } from './offices.ts'
import { agentInList, followedBy, memberInList, personNamed, personOfAgent, personOfMember } from './people.ts'
import { answerById, questionById } from './questions.ts'
import type { RestOperations } from './rest/rest.ts'
import { reviewView } from './review-view.ts'
import { requireCaller } from './sessions.ts'

type Part = { activityTypes: string[] } & Paging

type About = Partial<
  Record<
    | 'agentId'
    | 'listingId'
    | 'memberId'
    | 'questionId'
    | 'replyId'
    | 'reviewId'
    | 'reviewedAgentId'
    | 'reviewedLocationId',
    number | null
  >
>

type Deed = About & { id: string; type: string; occurredAt: Date }
type Ids = { agentIds: readonly number[]; memberIds: readonly number[] }

export const activityQueries = ({ world }: MockPortal, headers: Headers) => ({
  agentActivities({ username, ...part }: { username: string } & Part) {
    const person = personNamed(world, username)
    if (person === null) return null
    const { member, agent } = person
    const agentIds = agent && (member === undefined || member.type === 2) ? [agent.id] : []
    return deedPage(world, deedsOf(world, { agentIds, memberIds: member ? [member.id] : [] }), part)
  },
  followingActivities(part: Part) {
    const reader = requireCaller(world, headers)
    const followed = followedBy(world, { member: reader })
    const agentIds = followed.flatMap(({ followedAgentId }) => followedAgentId ?? [])
    const agentMembers = world.members.getAll().filter(({ agentId }) => agentIds.includes(agentId ?? 0))
    const memberIds = [...followed.flatMap((each) => each.followedMemberId ?? []), ...agentMembers.map(({ id }) => id)]
    const deeds = [...deedsOf(world, { agentIds, memberIds }), ...deedsAtPlaces(world, reader.id)]
    return deedPage(world, latestFirst([...new Map(deeds.map((deed) => [deed.id, deed])).values()]), part)
  },
})

function deedPage(world: World, deeds: readonly Deed[], { activityTypes, skip, take }: Part) {
  const wanted = deeds.filter(({ type }) => activityTypes.length === 0 || activityTypes.includes(type))
  return deedPart(world, wanted, { skip, take })
}

export const deedPart = (world: World, deeds: readonly Deed[], { skip, take }: Paging) => ({
  paging: { skip, take },
  hasMore: deeds.length > skip + take,
  results: deeds.slice(skip, skip + take).map((deed) => deedView(world, deed)),
})

/** What these people did, the latest first; a home that was withdrawn is not told of. */
function deedsOf(world: World, { agentIds, memberIds }: Ids): Deed[] {
  const isTheirs = ({ authorId }: { authorId: number | null }) => memberIds.includes(authorId ?? 0)
  const listings = world.listings
    .getAll()
    .filter(({ statusType }) => statusType !== 'removed')
    .flatMap((listing) =>
      listing.agentIds.filter((id) => agentIds.includes(id)).flatMap((id) => ofListing(world, id, listing)),
    )
  const posts = findAll(world.posts, { status: 'published' }).filter(isTheirs).flatMap(ofPost)
  return latestFirst([...listings, ...posts, ...reviewsBy(world, memberIds)])
}

/** What others published at the places that a member follows and at the streets of their suburbs, since they do. */
const deedsAtPlaces = (world: World, readerId: number): Deed[] =>
  findAll(world.locationFollows, { memberId: readerId }).flatMap(({ locationId: followedId, followedAt }) =>
    findAll(world.posts, { status: 'published', parentId: null })
      .filter(({ locationId, authorId, postedAt }) => {
        const place = locationId === null ? undefined : find(world.places, { id: locationId })
        const isThere = place?.id === followedId || place?.suburbId === followedId
        return isThere && authorId !== readerId && postedAt >= followedAt
      })
      .flatMap((post) => {
        if (post.kind !== 'locationReview') return ofPost(post)
        const { postId: reviewId, authorId: memberId, locationId, postedAt } = post
        return [deedOf('ReviewedALocation', { memberId, reviewId, reviewedLocationId: locationId }, postedAt)]
      }),
  )

const latestFirst = (deeds: readonly Deed[]): Deed[] =>
  deeds.toSorted(
    (left, right) =>
      right.occurredAt.getTime() - left.occurredAt.getTime() ||
      (right.listingId ?? 0) - (left.listingId ?? 0) ||
      (right.agentId ?? 0) - (left.agentId ?? 0) ||
      (right.reviewId ?? 0) - (left.reviewId ?? 0) ||
      (right.type < left.type ? -1 : 1),
  )

/** What these members said of agents and places, for as long as it is published, the latest first. */
export function reviewsBy({ reviews, posts }: World, memberIds: readonly number[]): Deed[] {
  const ofAgents = findAll(reviews, { status: 'published' }).flatMap(({ id, authorId, agentId, publishedAt }) => {
    if (publishedAt === null || authorId === null || !memberIds.includes(authorId)) return []
    return deedOf('Reviewed', { memberId: authorId, reviewId: id, reviewedAgentId: agentId }, publishedAt)
  })
  const ofPlaces = findAll(posts, { status: 'published', kind: 'locationReview' }).flatMap(
    ({ postId: reviewId, authorId: memberId, locationId: reviewedLocationId, postedAt }) =>
      memberIds.includes(memberId ?? 0)
        ? [deedOf('ReviewedALocation', { memberId, reviewId, reviewedLocationId }, postedAt)]
        : [],
  )
  return latestFirst([...ofAgents, ...ofPlaces])
}

function ofPost({ postId, kind, parentId, authorId: memberId, postedAt }: PostRecord): Deed[] {
  if (kind === 'comment' || kind === 'locationReview') return []
  if (kind !== 'answer') return [deedOf('AskedAQuestion', { memberId, questionId: postId }, postedAt)]
  return [deedOf('AnsweredAQuestion', { memberId, questionId: parentId, replyId: postId }, postedAt)]
}

function ofListing({ now }: World, agentId: number, { id, listedAt, completedOn, statusType }: ListingRecord): Deed[] {
  const listed = deedOf('ListedAProperty', { agentId, listingId: id }, listedAt)
  if (statusType !== 'completed' || completedOn === null) return [listed]
  const noon = new Date(`${completedOn}T02:00:00Z`)
  return [listed, deedOf('SoldOrLeasedAProperty', { agentId, listingId: id }, noon < now ? noon : now)]
}

function deedOf(type: string, about: About, occurredAt: Date): Deed {
  const { agentId, memberId, listingId, questionId, replyId, reviewId } = about
  return {
    ...about,
    id: `${type}-${agentId ?? memberId}-${listingId ?? replyId ?? questionId ?? reviewId}`,
    type,
    occurredAt,
  }
}

function whoDid(world: World, { agentId, memberId }: Deed) {
  const person = agentId == null ? personOfMember(world, memberId ?? 0) : personOfAgent(world, agentId)
  if (person === null) return null
  return agentId == null ? memberInList(world, person) : agentInList(world, person)
}

function deedView(world: World, deed: Deed) {
  const {
    id,
    type,
    listingId = null,
    questionId,
    replyId,
    reviewedAgentId,
    reviewedLocationId,
    reviewId,
    occurredAt,
  } = deed
  const review = reviewedAgentId == null ? undefined : find(world.reviews, { id: reviewId ?? 0 })
  const reviewedAgent = find(world.agents, { id: reviewedAgentId ?? 0 })
  const listing = listingById(world, listingId)
  return {
    id,
    type,
    kind: listing && activityKindOf(type, listing.listingType),
    occurredAt: occurredAt.toISOString(),
    person: whoDid(world, deed),
    listing: listing && listingSummary(world, listing),
    question: questionById(world, questionId ?? 0),
    answer: answerById(world, replyId ?? 0),
    reviewedAgent: reviewedAgent && agentView(world, reviewedAgent),
    review: review && reviewView(world, review, null),
    reviewedLocation: reviewedLocationId == null ? null : locationView(world, placeById(world, reviewedLocationId)),
    locationReview: reviewedLocationId == null ? null : locationReviewById(world, reviewId ?? 0),
  }
}

export const activityOperations = ({ world }: MockPortal) =>
  ({
    getAgentActivities: ({ query: { ids, take } }) => {
      const memberIds = ids.flatMap((id) => personOfAgent(world, id)?.member?.id ?? [])
      const results = deedsOf(world, { agentIds: ids, memberIds })
        .slice(0, take)
        .map(({ id, type, occurredAt, listingId = null, replyId, questionId = null, ...who }) => ({
          id,
          type,
          occurredAt: occurredAt.toISOString(),
          person: whoDid(world, { id, type, occurredAt, ...who }),
          listingId,
          postId: replyId ?? questionId,
        }))
      return { results }
    },
  }) satisfies Partial<RestOperations>

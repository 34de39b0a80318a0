import { contactTypes } from '#domain/lookups/contact-types.ts'
import { phoneOf } from '#domain/members/contact-details.ts'
import { hasClaim } from '#domain/permissions/claims.ts'
import { externalLink } from '#domain/text/external-link.ts'
import type { MockPortal } from '../portal.ts'
import { requireShort, requireWithin } from '../refusal.ts'
import { deedView, latestDeedsFirst, reviewsBy } from './activities.ts'
import { followedBy, followersOf } from './follow-records.ts'
import { followedAs } from './follows.ts'
import { callerOf } from './identity/mock-sessions.ts'
import { listingSummary } from './listing-summary.ts'
import { phoneOf as phoneOfAgent } from './office-of-agent.ts'
import { agentView } from './offices.ts'
import { agentOfMember, personNamed } from './people.ts'
import { avatarOf, type Person } from './person-avatar.ts'
import { answerById, questionById } from './questions.ts'
import { listingsOfAgent } from './rest/listing-operations.ts'

const LONGEST_USERNAME = 200
const LARGEST_TAKE = 24
const LARGEST_LIST = 50
const LARGEST_SKIP = 1000
const LARGEST_PAGE = 20

type Part = { skip: number; take: number }
type Reviews = { reviewsPage: number; reviewsPageSize: number }

export const profileQueries = (portal: MockPortal, headers: Headers) => ({
  profile({ username }: { username: string }) {
    requireShort('username', username, LONGEST_USERNAME)
    const person = personNamed(portal.world, username)
    return person && profileView(portal, person)
  },

  userProfile({ username, reviewsPage, reviewsPageSize }: { username: string } & Reviews) {
    requireShort('username', username, LONGEST_USERNAME)
    requireWithin('reviewsPage', reviewsPage, 1, LARGEST_PAGE)
    requireWithin('reviewsPageSize', reviewsPageSize, 1, LARGEST_LIST)
    const { world } = portal
    const caller = callerOf(world, headers)?.member ?? null
    const person = personNamed(world, username)
    if (person === null) return null
    const paging = { skip: (reviewsPage - 1) * reviewsPageSize, take: reviewsPageSize }
    const reviews = latestDeedsFirst(reviewsBy(world, [person.member?.id ?? -1]))
    const reviewsShown = reviews.slice(paging.skip, paging.skip + paging.take)
    return {
      profile: profileView(portal, person),
      viewingOwnProfile: caller !== null && caller.id === person.member?.id,
      currentUserIsAdmin: hasClaim(caller?.claims ?? null, 'users_permission', 'CanManageAny'),
      isFollowing: followersOf(world, followedAs(person)).some(({ memberId }) => memberId === caller?.id),
      reviews: {
        paging,
        hasMore: reviews.length > paging.skip + paging.take,
        results: reviewsShown.map((deed) => deedView(world, deed)),
      },
    }
  },

  agentAnswers({ username, ...part }: { username: string } & Part) {
    requirePart(username, part)
    const person = personNamed(portal.world, username)
    if (person === null) return null
    const own = ownPosts(portal, person)
    const results = own.answers.slice(part.skip, part.skip + part.take).map(({ postId, questionId }) => ({
      question: questionById(portal.world, questionId),
      reply: answerById(portal.world, postId),
    }))
    return { total: own.answers.length, paging: part, results }
  },

  agentQuestions({ username, isDiscussion, ...part }: { username: string; isDiscussion?: boolean | null } & Part) {
    requirePart(username, part)
    const person = personNamed(portal.world, username)
    if (person === null) return null
    const { questions } = ownPosts(portal, person)
    const found = questions.filter((question) => isDiscussion == null || question.isDiscussion === isDiscussion)
    const results = found.slice(part.skip, part.skip + part.take)
    return {
      total: found.length,
      paging: part,
      results: results.map(({ postId }) => questionById(portal.world, postId)),
    }
  },
})

function requirePart(username: string, { skip, take }: Part): void {
  requireShort('username', username, LONGEST_USERNAME)
  requireWithin('skip', skip, 0, LARGEST_SKIP)
  requireWithin('take', take, 1, LARGEST_LIST)
}

const latestFirst = (left: { postedAt: Date; postId: number }, right: { postedAt: Date; postId: number }): number =>
  right.postedAt.getTime() - left.postedAt.getTime() || right.postId - left.postId

/** What a member asked and answered, the latest first. */
const ownPosts = ({ world }: MockPortal, { member }: Person) => ({
  questions: world.questions
    .getAll()
    .filter(({ authorId }) => member !== undefined && authorId === member.id)
    .toSorted(latestFirst),
  answers: world.replies
    .getAll()
    .filter(({ authorId }) => member !== undefined && authorId === member.id)
    .toSorted(latestFirst),
})

/** An agent is known by the name of the agent, whatever the account is called. */
function profileView(portal: MockPortal, person: Person) {
  const { world } = portal
  const { member, agent } = person
  const known = agentOfMember(person) ?? member
  return {
    username: known?.username,
    name: known?.name,
    displayDescription: agentOfMember(person)?.bio || (member?.displayDescription ?? ''),
    avatar: avatarOf({ member, agent }),
    ...reachOf(portal, { member, agent }),
    agent: agent === undefined ? null : agentView(world, agent),
    ...homesOf(portal, agent),
    ...postCounts(portal, person),
    followerCount: () => followersOf(world, followedAs(person)).length,
    followingCount: () => followedBy(world, person.member?.id ?? null).length,
  }
}

/** How to reach an agent. */
function reachOf({ world }: MockPortal, { member, agent }: Person) {
  const isAgent = member === undefined || member.type === 2
  const contacts = isAgent ? (member?.contacts ?? []) : []
  const website = contacts.find(({ communicationType }) => communicationType === contactTypes.Website)
  return {
    isAgent,
    phone: phoneOf(contacts) ?? (agent === undefined ? null : phoneOfAgent(world, agent)),
    website: website === undefined ? null : externalLink(website.details),
  }
}

function homesOf(portal: MockPortal, agent: Person['agent']) {
  const listings = agent === undefined ? [] : listingsOfAgent(portal, agent.id)
  const countOf = (mode: Mode) => listings.filter((listing) => modeOf(listing) === mode).length
  return {
    listingCount: listings.length,
    listings({ mode, skip, take }: { mode?: Mode | null } & Part) {
      requireWithin('skip', skip, 0, LARGEST_SKIP)
      requireWithin('take', take, 1, LARGEST_TAKE)
      const wanted = listings.filter((listing) => mode == null || modeOf(listing) === mode)
      return wanted.slice(skip, skip + take).map((listing) => listingSummary(portal.world, listing))
    },
    listingCounts: { buy: countOf('buy'), rent: countOf('rent'), sold: countOf('sold'), leased: countOf('leased') },
  }
}

function postCounts(portal: MockPortal, person: Person) {
  const { questions, answers } = ownPosts(portal, person)
  const discussionCount = questions.filter(({ isDiscussion }) => isDiscussion).length
  const questionCount = questions.length - discussionCount
  const reviewCount = reviewsBy(portal.world, [person.member?.id ?? -1]).length
  return { reviewCount, questionCount, answerCount: answers.length, discussionCount }
}

type Mode = 'buy' | 'rent' | 'sold' | 'leased'

function modeOf({ listingType, statusType }: { listingType: string; statusType: string }): Mode {
  if (listingType === 'sale') return statusType === 'completed' ? 'sold' : 'buy'
  return statusType === 'completed' ? 'leased' : 'rent'
}

import { modeOfListing } from '#domain/listing/mode-of-listing.ts'
import { contactTypes } from '#domain/lookups/contact-types.ts'
import { phoneOf } from '#domain/members/contact-details.ts'
import { hasClaim } from '#domain/permissions/claims.ts'
import { externalLink } from '#domain/text/external-link.ts'
import type { MockPortal } from '../portal.ts'
import { pageOf, type Paging } from '../refusal.ts'
import { phoneOf as phoneOfAgent } from '../search/agents.ts'
import type { PostRecord } from '../world/records.ts'
import { find, findAll } from '../world/table.ts'
import type { World } from '../world/world.ts'
import { deedPart, reviewsBy } from './activities.ts'
import { listingSummary } from './listing-summary.ts'
import { listingsOfAgent } from './listings.ts'
import { countsOf } from './location-overview.ts'
import { agentView } from './offices.ts'
import { agentOfMember, avatarOf, followedBy, followersOf, type Person, personNamed } from './people.ts'
import { answerById, isQuestion, questionById } from './questions.ts'
import { callerOf } from './sessions.ts'

type Part = { username: string } & Paging
type Mode = ReturnType<typeof modeOfListing>

export const profileQueries = ({ world }: MockPortal, headers: Headers) => {
  const named = (username: string) => personNamed(world, username)
  const posts = (username: string) => {
    const person = named(username)
    return person && ownPosts(world, person)
  }
  return {
    profile({ username }: { username: string }) {
      const person = named(username)
      return person && profileView(world, person)
    },
    userProfile(asked: { username: string; reviewsPage: number; reviewsPageSize: number }) {
      const { username, reviewsPage, reviewsPageSize: take } = asked
      const person = named(username)
      const caller = callerOf(world, headers)
      if (person === null) return null
      const reviews = reviewsBy(world, [person.member?.id ?? -1])
      return {
        profile: profileView(world, person),
        viewingOwnProfile: caller !== null && caller.id === person.member?.id,
        currentUserIsAdmin: hasClaim(caller?.claims ?? null, 'users_permission', 'CanManageAny'),
        isFollowing: followersOf(world, person).some(({ memberId }) => memberId === caller?.id),
        reviews: deedPart(world, reviews, { skip: (reviewsPage - 1) * take, take }),
      }
    },
    agentAnswers({ username, skip, take }: Part) {
      const own = posts(username)
      if (own === null) return null
      return pageOf(own.answers, { skip, take }, ({ postId, parentId }) => ({
        question: questionById(world, parentId ?? 0),
        reply: answerById(world, postId),
      }))
    },
    agentQuestions({ isDiscussion, username, skip, take }: { isDiscussion?: boolean | null } & Part) {
      const own = posts(username)
      if (own === null) return null
      const found = own.questions.filter(({ kind }) => isDiscussion == null || (kind === 'discussion') === isDiscussion)
      return pageOf(found, { skip, take }, ({ postId }) => questionById(world, postId))
    },
  }
}

const latestFirst = (left: { postedAt: Date; postId: number }, right: { postedAt: Date; postId: number }): number =>
  right.postedAt.getTime() - left.postedAt.getTime() || right.postId - left.postId

/** What a member asked and answered, the latest first. */
function ownPosts({ posts }: World, { member }: Person) {
  const own = findAll(posts, { authorId: member?.id ?? 0, status: 'published' }).toSorted(latestFirst)
  const isAnswered = ({ parentId }: PostRecord) =>
    find(posts, { postId: parentId ?? 0, status: 'published' }) !== undefined
  return {
    questions: own.filter(isQuestion),
    answers: own.filter((post) => post.kind === 'answer' && isAnswered(post)),
  }
}

/** An agent is known by the name of the agent, whatever the account is called. */
function profileView(world: World, person: Person) {
  const { member, agent } = person
  const known = agentOfMember(person) ?? member
  const isAgent = member === undefined || member.type === 2
  const contacts = isAgent ? (member?.contacts ?? []) : []
  const website = contacts.find(({ communicationType }) => communicationType === contactTypes.Website)
  const listings = agent === undefined ? [] : listingsOfAgent(world, agent.id)
  const { questions, answers } = ownPosts(world, person)
  const discussionCount = questions.filter(({ kind }) => kind === 'discussion').length
  return {
    username: known?.username,
    name: known?.name,
    displayDescription: agentOfMember(person)?.bio || (member?.displayDescription ?? ''),
    avatar: avatarOf(person),
    isAgent,
    phone: phoneOf(contacts) ?? (agent === undefined ? null : phoneOfAgent(world, agent)),
    website: website === undefined ? null : externalLink(website.details),
    agent: agent === undefined ? null : agentView(world, agent),
    listingCount: listings.length,
    listings({ mode, ...paging }: { mode?: Mode | null } & Paging) {
      const wanted = listings.filter((listing) => mode == null || modeOfListing(listing) === mode)
      return pageOf(wanted, paging, (listing) => listingSummary(world, listing)).results
    },
    listingCounts: countsOf(listings),
    reviewCount: reviewsBy(world, [member?.id ?? -1]).length,
    questionCount: questions.length - discussionCount,
    answerCount: answers.length,
    discussionCount,
    followerCount: () => followersOf(world, person).length,
    followingCount: () => followedBy(world, person).length,
  }
}

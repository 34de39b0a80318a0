import { isoInZone } from '#domain/time/iso-in-zone.ts'
import { timeZoneOfPlace } from '#domain/locations/time-zone-of-place.ts'
import { topicTypes } from '#domain/lookups/topic-types.ts'
import { postIdOfUri, type QuestionOrder, QUESTIONS_PAGE_SIZE, questionUri } from '#domain/questions/question-url.ts'
import type { MockPortal } from '../portal.ts'
import { missing, pageOf } from '../refusal.ts'
import { placeById, placeByUri, suburbIdsOf } from '../search/places.ts'
import type { PlaceRecord, PostRecord, QuestionRecord, ReplyRecord } from '../world/records.ts'
import { find, findAll } from '../world/table.ts'
import type { World } from '../world/world.ts'
import { listingById } from './listings.ts'
import { suburbCounts } from './location-finder.ts'
import { locationView } from './locations.ts'
import { agentOfMember, avatarOf } from './people.ts'
import type { RestOperations } from './rest/rest.ts'

const SHOWN_SUBURBS = 24

type View = { sortOrder: QuestionOrder; page: number }
type Part = { type: number; skip: number; take: number }

export const questionQueries = ({ world }: MockPortal) => ({
  topics({ listingId, ...part }: { listingId: number } & Part) {
    const listing = listingById(world, listingId)
    return listing === null ? [] : topicsOf(world, placeById(world, listing.suburbId), part).results
  },

  questionIndex: (view: View) => indexOf(world, null, view),

  locationQuestionIndex({ locationUniqueUri, ...view }: { locationUniqueUri: string } & View) {
    const place = placeByUri(world, locationUniqueUri.trim().toLowerCase())
    return place === null ? null : indexOf(world, place, view)
  },

  question({ uri }: { uri: string }) {
    const postId = postIdOfUri(uri.trim().toLowerCase()) ?? 0
    const question = find(world.questions, { postId })
    return question === undefined ? null : questionView(world, question)
  },
})

export const questionsOfOverview = (world: World, place: PlaceRecord) => {
  const all = questionsAbout(world, place)
  const first =
    (questions: readonly QuestionRecord[]) =>
    ({ take }: { take: number }) => {
      return questions.slice(0, take).map((question) => questionView(world, question))
    }
  const answered = all.filter((question) => repliesTo(world, question).length > 0)
  return {
    questionCount: all.length,
    popularQuestions: first(ordered(world, answered, 'popular')),
    unansweredQuestions: first(ordered(world, all, 'unanswered')),
  }
}

/** The topics of a place of one type, the most answered first. */
function topicsOf(world: World, place: PlaceRecord, { type, ...paging }: Part) {
  const found = questionsAbout(world, place).filter(
    ({ isDiscussion }) => type === topicTypes.All || isDiscussion === (type === topicTypes.Discussions),
  )
  return pageOf(ordered(world, found, 'popular'), paging, (question) => questionView(world, question))
}

function indexOf(world: World, asked: PlaceRecord | null, { sortOrder, page }: View) {
  const place = asked?.suburbId == null ? asked : placeById(world, asked.suburbId)
  const about = questionsAbout(world, place)
  const paging = { skip: (page - 1) * QUESTIONS_PAGE_SIZE, take: QUESTIONS_PAGE_SIZE }
  return {
    ...pageOf(ordered(world, about, sortOrder), paging, (question) => questionView(world, question)),
    location: place === null ? null : locationView(world, place),
    suburbs: place?.type === 'suburb' ? [] : suburbCounts(world, about, SHOWN_SUBURBS),
  }
}

/** A region gathers its suburbs, a street stands for its own; null is everywhere. */
function questionsAbout(world: World, place: PlaceRecord | null): QuestionRecord[] {
  const ids = place && suburbIdsOf(world, place)
  return world.questions.getAll().filter(({ suburbId }) => ids?.has(suburbId) ?? true)
}

function ordered(world: World, questions: readonly QuestionRecord[], sortOrder: QuestionOrder): QuestionRecord[] {
  if (sortOrder === 'popular') return questions.toSorted(popularFirstIn(world))
  return questions
    .filter((question) => sortOrder === 'newest' || repliesTo(world, question).length === 0)
    .toSorted(newestFirst)
}

const repliesTo = (world: World, { postId }: QuestionRecord): ReplyRecord[] =>
  findAll(world.replies, { questionId: postId })

export function questionById(world: World, postId: number) {
  const question = find(world.questions, { postId })
  return question === undefined ? null : questionView(world, question)
}

export function answerById(world: World, postId: number) {
  const reply = find(world.replies, { postId })
  const question = find(world.questions, { postId: reply?.questionId })
  return reply && question ? replyView(world, reply, placeById(world, question.suburbId)) : null
}

const newestFirst = (left: QuestionRecord, right: QuestionRecord): number =>
  right.postedAt.getTime() - left.postedAt.getTime() || right.postId - left.postId

const popularFirstIn =
  (world: World) =>
  (left: QuestionRecord, right: QuestionRecord): number =>
    repliesTo(world, right).length - repliesTo(world, left).length ||
    right.followerIds.length - left.followerIds.length ||
    newestFirst(left, right)

function questionView(world: World, question: QuestionRecord) {
  const { postId, title, content, isDiscussion, suburbId, followerIds } = question
  const replies = repliesTo(world, question)
  const suburb = placeById(world, suburbId)
  return {
    ...postView(world, question, suburb),
    uri: questionUri(title, postId),
    title,
    content,
    isDiscussion,
    location: locationView(world, suburb),
    replyCount: replies.length,
    followers: followerIds.length,
    replies: () => replies.toSorted(bestFirst).map((reply) => replyView(world, reply, suburb)),
  }
}

const bestFirst = (left: ReplyRecord, right: ReplyRecord): number =>
  right.voterIds.length - left.voterIds.length || left.postedAt.getTime() - right.postedAt.getTime()

const replyView = (world: World, reply: ReplyRecord, suburb: PlaceRecord) => ({
  ...postView(world, reply, suburb),
  votes: reply.voterIds.length,
  comments: findAll(world.comments, { replyId: reply.postId })
    .toSorted((left, right) => left.postedAt.getTime() - right.postedAt.getTime())
    .map((comment) => postView(world, comment, suburb)),
})

function postView(world: World, { postId, content, authorId, postedAt }: PostRecord, suburb: PlaceRecord) {
  const member = find(world.members, { id: authorId ?? 0 })
  const agent = find(world.agents, { id: member?.agentId ?? 0 })
  const known = agentOfMember({ member, agent }) ?? member
  const author = member && {
    username: known?.username,
    name: known?.name,
    isAgent: member.type === 2,
    avatar: avatarOf({ member, agent }),
  }
  return { postId, content, author: author ?? null, postedAt: isoInZone(postedAt, timeZoneOfPlace(suburb)) }
}

export const questionOperations = ({ world }: MockPortal) =>
  ({
    getLocationTopics: ({ params: { id }, query }) => {
      const place = find(world.places, { id })
      if (place === undefined) throw missing(`location ${id}`)
      return { locationId: id, ...topicsOf(world, place, query) }
    },
  }) satisfies Partial<RestOperations>

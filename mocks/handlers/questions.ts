import { topicTypes } from '#domain/lookups/topic-types.ts'
import { timeZoneOfPlace } from '#domain/locations/time-zone-of-place.ts'
import {
  LARGEST_QUESTIONS_PAGE,
  QUESTIONS_PAGE_SIZE,
  postIdOfUri,
  questionUri,
} from '#domain/questions/question-url.ts'
import type { QuestionOrder } from '#domain/questions/question-url.ts'
import type { MockPortal } from '../portal.ts'
import { requireShort, requireWithin } from '../refusal.ts'
import type { PlaceRecord, PostRecord, QuestionRecord, ReplyRecord } from '../world/records.ts'
import type { World } from '../world/world.ts'
import { byName } from './location-finder.ts'
import { instantText } from './listing-summary.ts'
import { listingById } from './listings.ts'
import { locationView } from './locations.ts'
import { placeById, placeByUri } from './place-words.ts'
import { agentOfMember } from './people.ts'
import { avatarOf } from './person-avatar.ts'

const LARGEST_TAKE = 100
const LARGEST_SKIP = 10_000
const LARGEST_RELATED = 20
const SHOWN_SUBURBS = 24

type View = { sortOrder: QuestionOrder; page: number }
type Part = { type: number; skip: number; take: number }

export const questionQueries = ({ world }: MockPortal) => ({
  topics({ listingId, ...part }: { listingId: number } & Part) {
    requireWithin('type', part.type, topicTypes.All, topicTypes.Discussions)
    requireWithin('skip', part.skip, 0, LARGEST_SKIP)
    requireWithin('take', part.take, 1, LARGEST_TAKE)
    const listing = listingById(world, listingId)
    return listing === null ? [] : topicsOf(world, placeById(world, listing.suburbId), part).results
  },

  questionIndex: (view: View) => indexOf(world, null, view),

  locationQuestionIndex({ locationUniqueUri, ...view }: { locationUniqueUri: string } & View) {
    requireShort('locationUniqueUri', locationUniqueUri, 200)
    requireWithin('page', view.page, 1, LARGEST_QUESTIONS_PAGE)
    const place = placeByUri(world, locationUniqueUri.trim().toLowerCase())
    return place === null ? null : indexOf(world, place, view)
  },

  question({ uri }: { uri: string }) {
    requireShort('uri', uri, 200)
    const postId = postIdOfUri(uri.trim().toLowerCase())
    const question = world.questions.getAll().find((each) => each.postId === postId)
    return question === undefined ? null : questionView(world, question)
  },
})

export const questionsOfOverview = (world: World, place: PlaceRecord) => {
  const all = questionsAbout(world, place)
  const popularFirst = popularFirstIn(world)
  return {
    questionCount: all.length,
    popularQuestions({ take }: { take: number }) {
      requireWithin('take', take, 1, LARGEST_RELATED)
      const answered = all.filter((question) => repliesTo(world, question).length > 0)
      return answered
        .toSorted(popularFirst)
        .slice(0, take)
        .map((question) => questionView(world, question))
    },
    unansweredQuestions({ take }: { take: number }) {
      requireWithin('take', take, 1, LARGEST_RELATED)
      return ordered(world, all, 'unanswered')
        .slice(0, take)
        .map((question) => questionView(world, question))
    },
  }
}

/** The topics of a place of one type, the most answered first. */
export function topicsOf(world: World, place: PlaceRecord, { type, skip, take }: Part) {
  const found = questionsAbout(world, place).filter(
    ({ isDiscussion }) => type === topicTypes.All || isDiscussion === (type === topicTypes.Discussions),
  )
  const part = found.toSorted(popularFirstIn(world)).slice(skip, skip + take)
  return { total: found.length, results: part.map((question) => questionView(world, question)) }
}

function indexOf(world: World, asked: PlaceRecord | null, { sortOrder, page }: View) {
  requireWithin('page', page, 1, LARGEST_QUESTIONS_PAGE)
  const place = asked?.suburbId == null ? asked : placeById(world, asked.suburbId)
  const about = questionsAbout(world, place)
  const found = ordered(world, about, sortOrder)
  const paging = { skip: (page - 1) * QUESTIONS_PAGE_SIZE, take: QUESTIONS_PAGE_SIZE }
  return {
    total: found.length,
    paging,
    results: found.slice(paging.skip, paging.skip + paging.take).map((question) => questionView(world, question)),
    location: place === null ? null : locationView(world, place),
    suburbs: place?.type === 'suburb' ? [] : suburbCounts(world, about),
  }
}

const suburbCounts = (world: World, questions: readonly QuestionRecord[]) =>
  [...Map.groupBy(questions, ({ suburbId }) => suburbId)]
    .map(([suburbId, { length }]) => ({ suburb: placeById(world, suburbId), count: length }))
    .sort((left, right) => right.count - left.count || byName(world)(left.suburb, right.suburb))
    .slice(0, SHOWN_SUBURBS)
    .map(({ suburb, count }) => ({ location: locationView(world, suburb), count }))

/** A region gathers its suburbs, a street stands for its own; null is everywhere. */
function questionsAbout(world: World, place: PlaceRecord | null): QuestionRecord[] {
  const all = world.questions.getAll()
  if (place === null) return all
  const isWithin = ({ id, regionId }: PlaceRecord) =>
    place.type === 'region' ? regionId === place.id : id === (place.suburbId ?? place.id)
  return all.filter(({ suburbId }) => isWithin(placeById(world, suburbId)))
}

function ordered(world: World, questions: readonly QuestionRecord[], sortOrder: QuestionOrder): QuestionRecord[] {
  if (sortOrder === 'popular') return questions.toSorted(popularFirstIn(world))
  return questions
    .filter((question) => sortOrder === 'newest' || repliesTo(world, question).length === 0)
    .toSorted(newestFirst)
}

const repliesTo = (world: World, { postId }: QuestionRecord): ReplyRecord[] =>
  world.replies.getAll().filter(({ questionId }) => questionId === postId)

/** A question by its number; the world has it. */
export function questionById(world: World, postId: number) {
  const question = world.questions.getAll().find((each) => each.postId === postId)
  return question === undefined ? null : questionView(world, question)
}

/** An answer by its number. */
export function answerById(world: World, postId: number) {
  const reply = world.replies.getAll().find((each) => each.postId === postId)
  const question = world.questions.getAll().find((each) => each.postId === reply?.questionId)
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
  comments: world.comments
    .getAll()
    .filter(({ replyId }) => replyId === reply.postId)
    .toSorted((left, right) => left.postedAt.getTime() - right.postedAt.getTime())
    .map((comment) => postView(world, comment, suburb)),
})

function postView(world: World, { postId, content, authorId, postedAt }: PostRecord, suburb: PlaceRecord) {
  const member = world.members.getAll().find(({ id }) => id === authorId)
  const agent = world.agents.getAll().find(({ id }) => id === member?.agentId)
  const known = agentOfMember({ member, agent }) ?? member
  const author = member && {
    username: known?.username,
    name: known?.name,
    isAgent: member.type === 2,
    avatar: avatarOf({ member, agent }),
  }
  return { postId, content, author: author ?? null, postedAt: instantText(postedAt, timeZoneOfPlace(suburb)) }
}

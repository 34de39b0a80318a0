import { isoInZone } from '#domain/time/iso-in-zone.ts'
import { timeZoneOfPlace } from '#domain/locations/time-zone-of-place.ts'
import { hasEveryWord, mostAlike } from '#domain/posts/likeness.ts'
import { topicTypes } from '#domain/lookups/topic-types.ts'
import {
  postIdOfUri,
  type QuestionOrder,
  QUESTIONS_PAGE_SIZE,
  questionUri,
  searchedWords,
} from '#domain/questions/question-url.ts'
import type { MockPortal } from '../portal.ts'
import { missing, pageOf } from '../refusal.ts'
import { placeById, placeByUri, suburbIdsOf } from '../search/places.ts'
import type { PlaceRecord, PostRecord } from '../world/records.ts'
import { find, findAll } from '../world/table.ts'
import type { World } from '../world/world.ts'
import { listingById } from './listings.ts'
import { locationView } from './locations.ts'
import { hasHistory } from './post-history.ts'
import { agentOfMember, avatarOf } from './people.ts'
import type { RestOperations } from './rest/rest.ts'
import { suburbCounts } from './suburb-counts.ts'

const SHOWN_SUBURBS = 24
const MOST_SIMILAR = 5

type View = { type: number; sortOrder: QuestionOrder; words: string; page: number }
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
    const merged = find(world.posts, { postId, status: 'rejected' })
    return questionById(world, merged?.mergedIntoId ?? postId)
  },

  similarQuestions({ locationUniqueUri, title }: { locationUniqueUri: string; title: string }) {
    const place = placeByUri(world, locationUniqueUri.trim().toLowerCase())
    const asked = place === null ? [] : ordered(world, questionsAbout(world, place), 'popular')
    const suburb = place?.suburbId == null ? place : placeById(world, place.suburbId)
    const about = suburb?.name ?? ''
    const alike = mostAlike(title, asked, { textOf: (question) => question.title, about, take: MOST_SIMILAR })
    return alike.map((question) => questionView(world, question))
  },
})

export const questionsOfOverview = (world: World, place: PlaceRecord) => {
  const all = questionsAbout(world, place)
  const first =
    (questions: readonly PostRecord[]) =>
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
  const found = questionsAbout(world, place).filter(isOfType(type))
  return pageOf(ordered(world, found, 'popular'), paging, (question) => questionView(world, question))
}

const isOfType =
  (type: number) =>
  ({ kind }: PostRecord): boolean =>
    type === topicTypes.All || (kind === 'discussion') === (type === topicTypes.Discussions)

function indexOf(world: World, asked: PlaceRecord | null, { type, sortOrder, words: typed, page }: View) {
  const place = asked?.suburbId == null ? asked : placeById(world, asked.suburbId)
  const about = questionsAbout(world, place)
  const words = searchedWords(typed)
  const found = about.filter(({ title, content }) => words === '' || hasEveryWord(words, `${title} ${content}`))
  const paging = { skip: (page - 1) * QUESTIONS_PAGE_SIZE, take: QUESTIONS_PAGE_SIZE }
  return {
    ...pageOf(ordered(world, found.filter(isOfType(type)), sortOrder), paging, (question) =>
      questionView(world, question),
    ),
    location: place === null ? null : locationView(world, place),
    suburbs: place?.type === 'suburb' ? [] : suburbCounts(world, about.map(suburbOf), SHOWN_SUBURBS),
  }
}

const suburbOf = ({ locationId }: PostRecord) => ({ suburbId: locationId })

/** A region gathers its suburbs, a street stands for its own; null is everywhere. */
function questionsAbout(world: World, place: PlaceRecord | null): PostRecord[] {
  const ids = place && suburbIdsOf(world, place)
  return findAll(world.posts, { status: 'published' })
    .filter(isQuestion)
    .filter(({ locationId }) => ids?.has(locationId) ?? true)
}

function ordered(world: World, questions: readonly PostRecord[], sortOrder: QuestionOrder): PostRecord[] {
  if (sortOrder === 'popular') return questions.toSorted(popularFirstIn(world))
  return questions
    .filter((question) => sortOrder === 'newest' || repliesTo(world, question).length === 0)
    .toSorted(newestFirst)
}

export const isQuestion = ({ kind }: PostRecord): boolean => kind === 'question' || kind === 'discussion'

/** What everybody reads below a post. */
export const repliesTo = (world: World, { postId }: PostRecord): PostRecord[] =>
  findAll(world.posts, { parentId: postId, status: 'published' })

export function questionById(world: World, postId: number) {
  const post = find(world.posts, { postId, status: 'published' })
  return post !== undefined && isQuestion(post) ? questionView(world, post) : null
}

export function answerById(world: World, postId: number) {
  const answer = find(world.posts, { postId, kind: 'answer', status: 'published' })
  return answer === undefined ? null : replyView(world, answer)
}

const newestFirst = (left: PostRecord, right: PostRecord): number =>
  right.postedAt.getTime() - left.postedAt.getTime() || right.postId - left.postId

const popularFirstIn =
  (world: World) =>
  (left: PostRecord, right: PostRecord): number =>
    repliesTo(world, right).length - repliesTo(world, left).length ||
    right.followerIds.length - left.followerIds.length ||
    newestFirst(left, right)

function questionView(world: World, question: PostRecord) {
  const { postId, title, kind, locationId, followerIds } = question
  const replies = repliesTo(world, question)
  return {
    ...postView(world, question),
    uri: questionUri(title, postId),
    title,
    isDiscussion: kind === 'discussion',
    hasHistory: hasHistory(question),
    location: locationView(world, placeById(world, locationId)),
    replyCount: replies.length,
    followers: followerIds.length,
    replies: () => replies.toSorted(bestFirst(question)).map((reply) => replyView(world, reply)),
  }
}

const bestFirst =
  ({ acceptedAnswerId }: PostRecord) =>
  (left: PostRecord, right: PostRecord): number =>
    Number(right.postId === acceptedAnswerId) - Number(left.postId === acceptedAnswerId) ||
    right.voterIds.length - left.voterIds.length ||
    left.postedAt.getTime() - right.postedAt.getTime()

const replyView = (world: World, reply: PostRecord) => ({
  ...postView(world, reply),
  votes: reply.voterIds.length,
  isAccepted: find(world.posts, { postId: reply.parentId ?? 0 })?.acceptedAnswerId === reply.postId,
  authorRelation: localRelation(world, reply),
  comments: commentsTo(world, reply),
})

/** By the author's own review of the suburb, or else the last one of a street in it. */
function localRelation(world: World, { authorId, parentId }: PostRecord): 'livesHere' | 'livedHere' | null {
  const suburbId = find(world.posts, { postId: parentId ?? 0 })?.locationId
  if (authorId === null || suburbId === undefined) return null
  const [relation] = findAll(world.posts, { authorId, kind: 'locationReview', status: 'published' })
    .filter(({ locationId }) => locationId === suburbId || placeById(world, locationId).suburbId === suburbId)
    .toSorted(
      (left, right) =>
        Number(right.locationId === suburbId) - Number(left.locationId === suburbId) ||
        right.postedAt.getTime() - left.postedAt.getTime(),
    )
    .flatMap(({ review }) =>
      review?.authorRelation === 'livesHere' || review?.authorRelation === 'livedHere' ? [review.authorRelation] : [],
    )
  return relation ?? null
}

/** What was said to an answer or a review, the oldest first. */
export const commentsTo = (world: World, post: PostRecord) =>
  repliesTo(world, post)
    .toSorted((left, right) => left.postedAt.getTime() - right.postedAt.getTime())
    .map((comment) => postView(world, comment))

export function postView(world: World, { postId, content, authorId, postedAt, editedAt, locationId }: PostRecord) {
  const member = find(world.members, { id: authorId ?? 0 })
  const agent = find(world.agents, { id: member?.agentId ?? 0 })
  const known = agentOfMember({ member, agent }) ?? member
  const author = member && {
    username: known?.username,
    name: known?.name,
    isAgent: member.type === 2,
    avatar: avatarOf({ member, agent }),
  }
  const inZone = (instant: Date) => isoInZone(instant, timeZoneOfPlace(placeById(world, locationId)))
  return {
    postId,
    content,
    author: author ?? null,
    postedAt: inZone(postedAt),
    editedAt: editedAt && inZone(editedAt),
  }
}

export const questionOperations = ({ world }: MockPortal) =>
  ({
    getLocationTopics: ({ params: { id }, query }) => {
      const place = find(world.places, { id })
      if (place === undefined) throw missing(`location ${id}`)
      return { locationId: id, ...topicsOf(world, place, query) }
    },
  }) satisfies Partial<RestOperations>

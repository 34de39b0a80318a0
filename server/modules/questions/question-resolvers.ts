import { shownAvatar } from '#domain/members/member-view.ts'
import { postRevisionOf } from '#domain/posts/post-revision.ts'
import { postIdOfUri, questionUri } from '#domain/questions/question-url.ts'
import type { LocationOverviewResolvers, QueryResolvers, Resolvers } from '#server/generated/resolvers.ts'
import { requireMember } from '#server/platform/graphql/context.ts'
import { withoutPlaceholder } from '#server/platform/graphql/placeholder-images.ts'
import { isoInZone } from '#domain/time/iso-in-zone.ts'
import { timeZoneOfPlace } from '#domain/locations/time-zone-of-place.ts'
import { questionPage, similarQuestions, topicsOf } from './question-lists.ts'
import { repliesOf } from './replies.ts'
import type { QuestionsContext } from '#server/modules/questions/questions-services.ts'

type Said = { postedAt: Date; editedAt: Date | null; timeZone: string }

const inZone = {
  postedAt: ({ postedAt, timeZone }: Said) => isoInZone(postedAt, timeZone),
  editedAt: ({ editedAt, timeZone }: Said) => editedAt && isoInZone(editedAt, timeZone),
}

export const questionResolvers: Pick<
  Resolvers<QuestionsContext>,
  'OwnPost' | 'PostAuthor' | 'PostVersion' | 'Question' | 'QuestionIndex' | 'Reply' | 'ReplyComment'
> = {
  OwnPost: {
    writtenAt: ({ writtenAt, suburb }) => isoInZone(writtenAt, timeZoneOfPlace(suburb)),
    editedAt: ({ editedAt, suburb }) => editedAt && isoInZone(editedAt, timeZoneOfPlace(suburb)),
    revision: ({ editedAt }) => postRevisionOf(editedAt),
  },
  PostAuthor: {
    avatar: (author, _arguments, context) =>
      withoutPlaceholder(shownAvatar(author, author.portraitIdentifier), context),
  },
  PostVersion: {
    replacedAt: ({ replacedAt, timeZone }) =>
      timeZone === undefined ? replacedAt.toISOString() : isoInZone(replacedAt, timeZone),
  },
  Question: {
    uri: ({ title, postId }) => questionUri(title, postId),
    location: ({ suburb }) => suburb,
    postedAt: ({ postedAt, suburb }) => isoInZone(postedAt, timeZoneOfPlace(suburb)),
    editedAt: ({ editedAt, suburb }) => editedAt && isoInZone(editedAt, timeZoneOfPlace(suburb)),
    replies: (question, _arguments, { services }) => repliesOf(question, services.database),
  },
  Reply: inZone,
  ReplyComment: inZone,
  QuestionIndex: {
    location: ({ place }) => place,
    suburbs: ({ suburbs }) => suburbs(),
  },
}

/** The questions in what is told of a place. */
export const questionsOfOverview: Pick<
  LocationOverviewResolvers<QuestionsContext>,
  'questionCount' | 'popularQuestions' | 'unansweredQuestions'
> = {
  questionCount: ({ place }, _arguments, { services }) =>
    services.questions.count({ suburbIds: services.suburbIdsOfPlace(place), isUnanswered: false }),
  popularQuestions: ({ place }, { take }, { services }) => {
    const suburbIds = services.suburbIdsOfPlace(place)
    return services.questions.list({ suburbIds, sortOrder: 'popular', leastReplies: 1, skip: 0, take })
  },
  unansweredQuestions: ({ place }, { take }, { services }) => {
    return services.questions.list({
      suburbIds: services.suburbIdsOfPlace(place),
      sortOrder: 'unanswered',
      skip: 0,
      take,
    })
  },
}

export const questionQueries: Pick<
  QueryResolvers<QuestionsContext>,
  | 'topics'
  | 'questionIndex'
  | 'locationQuestionIndex'
  | 'ownThread'
  | 'pendingPosts'
  | 'postHistory'
  | 'question'
  | 'similarQuestions'
> = {
  topics: async (_parent, { listingId, type, skip, take }, { services }) => {
    const [listing] = await services.listings.byIds([listingId], { withRemoved: true })
    return listing === undefined ? [] : topicsOf([listing.suburb.id], { type, skip, take }, services)
  },

  questionIndex: (_parent, view, { services }) => questionPage(null, view, services),

  locationQuestionIndex: async (_parent, { locationUniqueUri, ...view }, { services }) => {
    const place = await services.places.byUri(locationUniqueUri.trim().toLowerCase())
    return place === null ? null : questionPage(place, view, services)
  },

  ownThread: async (_parent, { postId }, context) => {
    const { memberId } = await requireMember(context)
    return context.services.ownPosts.thread(memberId, postId)
  },

  pendingPosts: async (_parent, _arguments, context) => {
    const { memberId } = await requireMember(context)
    return context.services.ownPosts.pending(memberId)
  },

  postHistory: (_parent, { postId }, { services }) => services.postHistory(postId),

  similarQuestions: async (_parent, { locationUniqueUri, title }, { services }) => {
    const place = await services.places.byUri(locationUniqueUri.trim().toLowerCase())
    const suburb = place?.suburbId == null ? place : await services.places.byId(place.suburbId)
    return suburb === null ? [] : similarQuestions(suburb, title, services)
  },

  question: (_parent, { uri }, { services }) => {
    const postId = postIdOfUri(uri.trim().toLowerCase())
    return postId === null ? null : services.questions.byId(postId)
  },
}

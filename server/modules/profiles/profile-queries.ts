import { hasClaim } from '#domain/permissions/claims.ts'
import type { QueryResolvers } from '#server/generated/resolvers.ts'
import { findProfile } from './find-profile.ts'
import { answersOf, countPosts, questionIdsOf } from './own-posts.queries.ts'
import type { ProfilesContext } from './profiles-services.ts'

type Name = 'agentAnswers' | 'agentQuestions' | 'profile' | 'userProfile'

export const profileQueries: Pick<QueryResolvers<ProfilesContext>, Name> = {
  profile(_parent, { username }, { services }) {
    return findProfile(username, services)
  },

  userProfile: async (_parent, { username, reviewsPage, reviewsPageSize }, { services, caller }) => {
    const [profile, reader] = await Promise.all([findProfile(username, services), caller()])
    if (profile === null) return null
    return {
      profile,
      viewingOwnProfile: reader !== null && reader.memberId === profile.memberId,
      currentUserIsAdmin: hasClaim(reader?.claims ?? null, 'users_permission', 'CanManageAny'),
      paging: { skip: (reviewsPage - 1) * reviewsPageSize, take: reviewsPageSize },
    }
  },

  agentAnswers: async (_parent, { username, skip, take }, { services }) => {
    const profile = await findProfile(username, services)
    if (profile === null) return null
    const paging = { skip, take }
    if (profile.memberId === null) return { total: 0, paging, results: [] }
    const { database, questions } = services
    const [{ answers: total }, ids] = await Promise.all([
      countPosts(database, profile.memberId),
      answersOf(database, profile.memberId, paging),
    ])
    const [asked, replies] = await Promise.all([
      questions.byIds(ids.map(({ questionId }) => questionId)),
      questions.repliesByIds(ids.map(({ replyId }) => replyId)),
    ])
    const questionById = new Map(asked.map((question) => [question.postId, question]))
    const results = ids.flatMap(({ questionId, replyId }) => {
      const [question, reply] = [questionById.get(questionId), replies.get(replyId)]
      return question === undefined || reply === undefined ? [] : [{ question, reply }]
    })
    return { total, paging, results }
  },

  agentQuestions: async (_parent, { username, isDiscussion = null, skip, take }, { services }) => {
    const profile = await findProfile(username, services)
    if (profile === null) return null
    const paging = { skip, take }
    if (profile.memberId === null) return { total: 0, paging, results: [] }
    const { database, questions } = services
    const [counts, ids] = await Promise.all([
      countPosts(database, profile.memberId),
      questionIdsOf(database, profile.memberId, isDiscussion, paging),
    ])
    const total = {
      both: counts.questions + counts.discussions,
      true: counts.discussions,
      false: counts.questions,
    }[`${isDiscussion ?? 'both'}` as const]
    return { total, paging, results: await questions.byIds(ids) }
  },
}

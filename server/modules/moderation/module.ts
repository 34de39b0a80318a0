import { locationReviews } from '#server/modules/location-reviews/location-reviews-services.ts'
import { members } from '#server/modules/members/members-services.ts'
import { posts } from '#server/modules/posts/posts-services.ts'
import { reviews } from '#server/modules/reviews/reviews-services.ts'
import { staff } from '#server/modules/staff/staff-services.ts'
import { defineModule } from '#server/platform/modules/define-module.ts'
import { moderationCases } from './moderation-cases.ts'
import { moderationMails } from './moderation-mails.ts'
import { moderationMutations, moderationQueries, moderationResolvers } from './moderation-resolvers.ts'
import { moderation } from './moderation-services.ts'
import { moderator } from './moderator.ts'

export type ModerationSettings = {
  /** Scheme and host for links in mails. */
  origin?: string
}

/** What staff decide about posts of all kinds. */
export const moderationModule = ({ origin = 'http://localhost' }: ModerationSettings) =>
  defineModule({
    name: moderation,
    dependsOn: [members, posts, locationReviews, reviews, staff],
    services: (parts) => ({
      moderationCases: moderationCases(parts),
      moderator: moderator({ ...parts, moderationMails: moderationMails(parts, origin) }),
    }),
    resolvers: { ...moderationResolvers, Query: moderationQueries, Mutation: moderationMutations },
  })

import { agents } from '#server/modules/agents/agents-services.ts'
import { listings } from '#server/modules/listings/listings-services.ts'
import { locations } from '#server/modules/locations/locations-services.ts'
import { members } from '#server/modules/members/members-services.ts'
import { offices } from '#server/modules/offices/offices-services.ts'
import { posts } from '#server/modules/posts/posts-services.ts'
import { staff } from '#server/modules/staff/staff-services.ts'
import { defineModule } from '#server/platform/modules/define-module.ts'
import { signedIdentifiers } from '#server/platform/database/signed-identifiers.ts'
import { reviewDecisions } from './review-decisions.ts'
import { reviewFeedback } from './review-feedback.ts'
import { reviewImports } from './review-imports.ts'
import { reviewLeaver } from './review-leaver.ts'
import { reviewMails } from './review-mails.ts'
import { reviewMutations } from './review-mutations.ts'
import { reviewOperations } from './review-operations.ts'
import { reviewOrigins } from './review-origins.ts'
import { reviewReader } from './review-reader.ts'
import { reviewRequests } from './review-requests.ts'
import { reviewQueries } from './review-resolvers.ts'
import { reviewRoutes } from './review-routes.ts'
import { reviews } from './reviews-services.ts'
import { reviewWriter } from './review-writer.ts'

export type ReviewsSettings = {
  /** Scheme and host for links in mails. */
  origin?: string
}

/** What clients say of agents. */
export const reviewsModule = ({ origin = 'http://localhost' }: ReviewsSettings) =>
  defineModule({
    name: reviews,
    dependsOn: [members, offices, locations, listings, agents, posts, staff],
    services: (support) => {
      const reader = reviewReader(support)
      const parts = {
        ...support,
        reviewReader: reader,
        mails: reviewMails(support, origin),
        origins: reviewOrigins(support),
      }
      const identifiers = signedIdentifiers(support.database, {
        secretName: 'review-request-secret',
        purpose: 'review request',
      })
      return {
        reviewReader: reader,
        reviewOrigins: parts.origins,
        reviewWriter: reviewWriter(parts),
        reviewFeedback: reviewFeedback(parts),
        reviewDecisions: reviewDecisions(parts),
        reviewRequests: reviewRequests({ ...parts, identifiers }),
        reviewImports: reviewImports(support),
        reviewLeaver: reviewLeaver(support),
      }
    },
    resolvers: { Query: reviewQueries, Mutation: reviewMutations },
    operations: reviewOperations,
    jobs: ({ reviewWriter: writer, reviewOrigins: origins }) => [
      {
        name: 'reviews.confirmed',
        handle: () => writer.settleConfirmed(),
        isForAll: true,
        schedule: { cron: '* * * * *', timeZone: 'UTC' },
      },
      {
        name: 'reviews.networks',
        handle: () => origins.clearOld(),
        isForAll: true,
        schedule: { cron: '20 3 * * *', timeZone: 'UTC' },
      },
    ],
    routes: (services, _executeDocument, identify) => reviewRoutes({ services, identify }),
  })

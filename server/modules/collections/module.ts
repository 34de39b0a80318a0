import { randomBytes as systemRandomBytes } from 'node:crypto'
import { alerts } from '#server/modules/alerts/alerts-services.ts'
import { dayCounts } from '#server/modules/day-counts/day-counts-services.ts'
import { listings } from '#server/modules/listings/listings-services.ts'
import { members } from '#server/modules/members/members-services.ts'
import { defineModule } from '#server/platform/modules/define-module.ts'
import { pushQueue } from '#server/platform/push/push-queue.ts'
import { collectionJobs } from './collection-jobs.ts'
import { collectionLeaver } from './collection-leaver.ts'
import { collectionMutations } from './collection-mutations.ts'
import { collectionQueries } from './collection-queries.ts'
import { collectionReader } from './collection-reader.ts'
import { collectionResolvers } from './collection-resolvers.ts'
import { collectionRoutes } from './collection-routes.ts'
import { collectionStore } from './collection-store.ts'
import { collections } from './collections-services.ts'
import { contributors } from './contributors.ts'
import { invitations } from './invitations.ts'
import { signedIdentifiers } from '#server/platform/database/signed-identifiers.ts'
import { invites } from './invites.ts'
import { listingNotes } from './listing-notes.ts'
import { newsConsumer } from './news-consumer.ts'
import { purgeNews } from './news.queries.ts'
import { newsTeller } from './news-teller.ts'
import { byEmail, byPush, NEWS_MAIL_LIFE } from './news-ways.ts'
import { reactions } from './reactions.ts'
import { savedListings } from './saved-listings.ts'
import { stopTelling } from './stop-telling.ts'
import { stopTokens } from './stop-token.ts'

export type CollectionsSettings = {
  /** Scheme and host for links in mails. */
  origin?: string
  /** Makes the addresses of collections; for tests. */
  randomBytes?: (count: number) => Uint8Array
}

/** Homes that members choose, alone or together. */
export const collectionsModule = ({
  origin = 'http://localhost',
  randomBytes = systemRandomBytes,
}: CollectionsSettings) =>
  defineModule({
    name: collections,
    dependsOn: [members, listings, alerts, dayCounts],
    services: (parts) => {
      const { database, emailStops } = parts
      const inviteParts = {
        ...parts,
        identifiers: signedIdentifiers(database, { secretName: 'collection-invite-secret', purpose: 'invite' }),
        origin,
      }
      emailStops.add(stopTelling({ ...parts, tokens: stopTokens(database) }))
      return {
        collections: collectionStore({ ...parts, randomBytes }),
        collectionReader: collectionReader(database),
        savedListings: savedListings(parts),
        contributors: contributors(parts),
        reactions: reactions(parts),
        listingNotes: listingNotes(parts),
        invites: invites(inviteParts),
        invitations: invitations(inviteParts),
        collectionLeaver: collectionLeaver(parts),
      }
    },
    resolvers: { ...collectionResolvers, Query: collectionQueries, Mutation: collectionMutations },
    consumers: (services) => [newsConsumer(services)],
    jobs: (services) => {
      const { database, clock } = services
      const purge = async () => {
        await services.collections.purge()
        await services.invites.purge()
        await purgeNews(database, new Date(clock().getTime() - NEWS_MAIL_LIFE))
      }
      return collectionJobs({
        mailer: newsTeller(services, byEmail({ ...services, tokens: stopTokens(database), origin })),
        pusher: newsTeller(services, byPush({ database, push: pushQueue(services) })),
        purge,
      })
    },
    routes: (services, _executeDocument, identify) => collectionRoutes({ services, identify, origin }),
  })

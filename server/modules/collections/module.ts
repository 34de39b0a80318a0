import { randomBytes as systemRandomBytes } from 'node:crypto'
import { dayCounts } from '#server/modules/day-counts/day-counts-services.ts'
import { listings } from '#server/modules/listings/listings-services.ts'
import { members } from '#server/modules/members/members-services.ts'
import { notifications } from '#server/modules/notifications/notifications-services.ts'
import { defineModule } from '#server/platform/modules/define-module.ts'
import { collectionEmailStop } from './collection-email-stop.ts'
import { collectionLeaver } from './collection-leaver.ts'
import { collectionMutations } from './collection-mutations.ts'
import { collectionPart } from './collection-part.ts'
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
import { newsConsumer, newsNotifications } from './news-notifications.ts'
import { reactions } from './reactions.ts'
import { savedListings } from './saved-listings.ts'

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
    dependsOn: [members, listings, notifications, dayCounts],
    services: (parts) => {
      const { database, emailStops } = parts
      const inviteParts = {
        ...parts,
        identifiers: signedIdentifiers(database, { secretName: 'collection-invite-secret', purpose: 'invite' }),
        origin,
      }
      emailStops.add(collectionEmailStop(parts))
      return {
        collections: collectionStore({ ...parts, randomBytes }),
        collectionPart: collectionPart(parts),
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
    jobs: (services) => [
      ...services.notifications.jobsOfEvents(newsNotifications(services)),
      {
        name: 'collections.purge',
        async handle() {
          await services.collections.purge()
          await services.invites.purge()
        },
        isForAll: true,
        schedule: { cron: '50 3 * * *', timeZone: 'UTC' },
      },
    ],
    routes: (services, _executeDocument, identify) => collectionRoutes({ services, identify, origin }),
  })

import type { ListingsServices } from '#server/modules/listings/listings-services.ts'
import type { MembersServices } from '#server/modules/members/members-services.ts'
import type { NotificationsServices } from '#server/modules/notifications/notifications-services.ts'
import type { GraphContext } from '#server/platform/graphql/context.ts'
import { moduleNamed } from '#server/platform/modules/module-name.ts'
import type { PlatformServices } from '#server/platform/modules/platform-services.ts'
import type { CollectionLeaver } from './collection-leaver.ts'
import type { CollectionPart } from './collection-part.ts'
import type { CollectionReader } from './collection-reader.ts'
import type { CollectionStore } from './collection-store.ts'
import type { Contributors } from './contributors.ts'
import type { Invitations } from './invitations.ts'
import type { Invites } from './invites.ts'
import type { ListingNotes } from './listing-notes.ts'
import type { Reactions } from './reactions.ts'
import type { SavedListings } from './saved-listings.ts'

export type CollectionsServices = {
  collections: CollectionStore
  collectionPart: CollectionPart
  collectionReader: CollectionReader
  savedListings: SavedListings
  contributors: Contributors
  reactions: Reactions
  listingNotes: ListingNotes
  invites: Invites
  invitations: Invitations
  collectionLeaver: CollectionLeaver
}

export const collections = moduleNamed<CollectionsServices>('collections')

/** What the code of this module may use. */
export type CollectionsParts = PlatformServices &
  MembersServices &
  ListingsServices &
  NotificationsServices &
  CollectionsServices
export type CollectionsContext = GraphContext<CollectionsParts>

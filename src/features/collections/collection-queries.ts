import type { QueryClient } from '@tanstack/react-query'
import { CollectionDetailDocument } from '#src/api/generated/documents/collection-detail.ts'
import { CollectionListingsDocument } from '#src/api/generated/documents/collection-listings.ts'
import { CollectionInvitationsDocument } from '#src/api/generated/documents/collection-invitations.ts'
import { CollectionMapDocument } from '#src/api/generated/documents/collection-map.ts'
import { CollectionsDocument } from '#src/api/generated/documents/collections.ts'
import { CalendarFeedDocument } from '#src/api/generated/documents/calendar-feed.ts'
import { InspectionDayPlanDocument } from '#src/api/generated/documents/inspection-day-plan.ts'
import { ListingsToPlanDocument } from '#src/api/generated/documents/listings-to-plan.ts'
import { documentHash } from '#src/api/graphql/execute-document.ts'
import { readAgain } from '#src/api/graphql/read-again.ts'

const ofHashes = (hashes: ReadonlySet<unknown>) => ({
  predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => hashes.has(queryKey[0]),
})

const shared = [
  CollectionsDocument,
  CollectionInvitationsDocument,
  CollectionDetailDocument,
  CollectionListingsDocument,
  CollectionMapDocument,
  ListingsToPlanDocument,
  InspectionDayPlanDocument,
].map(documentHash)
const own = [CalendarFeedDocument].map(documentHash)

const ofCollections = ofHashes(new Set(shared))
const ofMember = ofHashes(new Set([...shared, ...own]))

/** Reads again what the page shows of collections, and the rest when it is next shown. */
export const refreshCollections = (queryClient: QueryClient): Promise<void> => readAgain(queryClient, ofCollections)

/** Nothing of one member's collections and plans is left for the next. */
export const forgetCollections = (queryClient: QueryClient): void => queryClient.removeQueries(ofMember)

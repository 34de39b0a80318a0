import type { OutboxChange, OutboxCurrent } from '#machines/outbox/outbox-entries.ts'
import { type CurrentListingQuery } from '#src/api/generated/graphql.ts'
import { CurrentListingDocument } from '#src/api/generated/documents/current-listing.ts'
import { SavedListingsDocument } from '#src/api/generated/documents/saved-listings.ts'
import type { ExecuteDocument } from '#src/api/graphql/execute-document.ts'
import type { Member } from '#src/api/session/member.ts'

export type SendingParts = {
  execute: ExecuteDocument
  member: Pick<Member, 'id' | 'username'>
  signal: AbortSignal
}

type Listing = NonNullable<CurrentListingQuery['collection']>['listings']['results'][number]

const LARGEST_PAGE = 100

/** What the portal has of a reaction or note that has become another; null where the home is in no collection any more. */
export async function readCurrent(
  change: Extract<OutboxChange, { baseVersion: number }>,
  parts: SendingParts,
): Promise<OutboxCurrent | null> {
  const { execute, member, signal } = parts
  const { savedListings, collections } = await execute(SavedListingsDocument, { username: member.username }, { signal })
  const places = savedListings.find(({ listingId }) => listingId === change.listingId)?.collectionIds ?? []
  const id = change.kind === 'react' ? change.collectionId : places[0]
  const uri = [...collections.results, ...collections.shared].find((each) => each.id === id)?.uri
  const listing = uri === undefined ? null : await readListing(uri, change.listingId, parts)
  return listing === null ? null : currentOf(change.kind, listing, member.id)
}

/** The contract names no home of a collection by itself; this one is looked for among those that were added last. */
async function readListing(uri: string, listingId: number, { execute, signal }: SendingParts): Promise<Listing | null> {
  for (let skip = 0; ; skip += LARGEST_PAGE) {
    const { collection } = await execute(
      CurrentListingDocument,
      { uri, paging: { skip, take: LARGEST_PAGE } },
      { signal },
    )
    if (collection === null) return null
    const listing = collection.listings.results.find((each) => each.listingId === listingId)
    if (listing !== undefined) return listing
    if (skip + LARGEST_PAGE >= collection.listings.total) return null
  }
}

function currentOf(kind: 'react' | 'note', { ownNote, reactions }: Listing, memberId: number): OutboxCurrent {
  if (kind === 'note') {
    return { kind, note: ownNote?.note ?? '', stage: ownNote?.stage ?? null, version: ownNote?.version ?? 0 }
  }
  const own = reactions.find(({ userId }) => userId === memberId)
  return { kind, comment: own?.comment ?? '', reactionType: own?.reactionType ?? null, version: own?.version ?? 0 }
}

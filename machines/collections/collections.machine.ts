import { createChangeQueue } from '../change-queue/change-queue.ts'

/** What a member wants done with one collection; what was typed is part of it, so that it outlives a failure. */
type CollectionCommand =
  | { kind: 'add'; newName: string; isPublic: boolean; idempotencyKey: string }
  | { kind: 'rename'; newName: string }
  | { kind: 'publish'; isPublic: boolean }
  | { kind: 'chooseCover'; listingId: number }
  | { kind: 'delete' | 'undoDelete' | 'leave' }
  | { kind: 'invite' | 'withdrawInvite'; emails: readonly string[] }
  | { kind: 'removeCollaborator'; memberId: number }
  | { kind: 'beNamed'; isNamed: boolean }
  | { kind: 'tell'; isByEmail: boolean; isByPush: boolean }
/** `id`: for one that is to be added its idempotency key; `name` is what is said of it once it is gone. */
export type CollectionChange = { id: string; name: string } & CollectionCommand
export type CollectionChangeKind = CollectionChange['kind']

/**
 * The collections of a member for as long as a page shows them: read, then changed one after the other.
 * Never two requests in flight; a second change of a collection whose change is not done yet is not taken. A change that is asked for
 * while they are read waits for that, for what is read may be shown already; after a reading that failed it has them read again. A
 * change that failed leaves the collection as it was, and is told with all that was typed until it is tried again or dismissed. Reading
 * again keeps what is shown. What a collection is made of is the query's, not this machine's. Owned by the pages of collections.
 */
export const collectionsMachine = createChangeQueue<CollectionChange>('collections')

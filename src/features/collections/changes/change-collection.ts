import type { ChangeOutput } from '#machines/change-queue/change-queue.ts'
import type { CollectionChange } from '#machines/collections/collections.machine.ts'
import { AddCollectionInviteDocument } from '#src/api/generated/documents/add-collection-invite.ts'
import { AddCollectionsDocument } from '#src/api/generated/documents/add-collections.ts'
import { DeleteCollectionDocument } from '#src/api/generated/documents/delete-collection.ts'
import { DeleteCollectionInviteDocument } from '#src/api/generated/documents/delete-collection-invite.ts'
import { NameInCollectionDocument } from '#src/api/generated/documents/name-in-collection.ts'
import { RemoveCollectionCollaboratorDocument } from '#src/api/generated/documents/remove-collection-collaborator.ts'
import { UndoDeleteCollectionDocument } from '#src/api/generated/documents/undo-delete-collection.ts'
import { UpdateCollectionDocument } from '#src/api/generated/documents/update-collection.ts'
import { UpdateCollectionTellingDocument } from '#src/api/generated/documents/update-collection-telling.ts'
import type { ExecuteDocument } from '#src/api/graphql/execute-document.ts'
import type { Member } from '#src/api/session/member.ts'
import { refusalOf } from '#src/shared/member-list/refusal-of.ts'

type Surroundings = { execute: ExecuteDocument; member: Pick<Member, 'id' | 'username'> }

/** Changes one collection; rejects when nobody can tell whether it was changed. */
export async function changeCollection(
  surroundings: Surroundings,
  change: CollectionChange,
  signal: AbortSignal,
): Promise<ChangeOutput> {
  try {
    return { ok: true, id: await call(surroundings, change, { signal }) }
  } catch (problem) {
    const refusal = refusalOf(problem)
    if (refusal === null) throw problem
    return { ok: false, ...refusal }
  }
}

async function call(
  { execute, member }: Surroundings,
  change: CollectionChange,
  options: { signal: AbortSignal },
): Promise<string> {
  const { id: collectionId } = change
  const update = (input: { name?: string; isPublic?: boolean; coverListingId?: number }) =>
    execute(UpdateCollectionDocument, { collectionId, input }, options)
  switch (change.kind) {
    case 'add': {
      const { newName: name, isPublic, idempotencyKey } = change
      const items = [{ name, isPublic, idempotencyKey }]
      const { addCollections } = await execute(AddCollectionsDocument, { username: member.username, items }, options)
      return addCollections.items[0]?.id ?? collectionId
    }
    case 'rename':
      await update({ name: change.newName })
      break
    case 'publish':
      await update({ isPublic: change.isPublic })
      break
    case 'chooseCover':
      await update({ coverListingId: change.listingId })
      break
    case 'delete':
      await execute(DeleteCollectionDocument, { collectionId }, options)
      break
    case 'undoDelete':
      await execute(UndoDeleteCollectionDocument, { collectionId }, options)
      break
    case 'leave':
      await execute(RemoveCollectionCollaboratorDocument, { collectionId, memberId: member.id }, options)
      break
    case 'removeCollaborator':
      await execute(RemoveCollectionCollaboratorDocument, { collectionId, memberId: change.memberId }, options)
      break
    case 'invite':
      await execute(AddCollectionInviteDocument, { collectionId, emails: [...change.emails] }, options)
      break
    case 'withdrawInvite':
      await execute(DeleteCollectionInviteDocument, { collectionId, emails: [...change.emails] }, options)
      break
    case 'beNamed':
      await execute(NameInCollectionDocument, { collectionId, isNamed: change.isNamed }, options)
      break
    case 'tell': {
      const { isByEmail, isByPush } = change
      await execute(UpdateCollectionTellingDocument, { collectionId, input: { isByEmail, isByPush } }, options)
    }
  }
  return collectionId
}

import { Refusal } from '../../refusal.ts'
import type { World } from '../../world/world.ts'
import { openCollection } from '../collection-access.ts'
import { collectionExport } from '../collection-export.ts'
import type { IdentityOperations } from './identity-operations.ts'
import { callerOf } from './mock-sessions.ts'

const NO_SUCH_COLLECTION = 'There is no such collection.'

/** The operations of schema/openapi/legacy.yaml that are about collections. */
export const collectionOperations = (world: World): IdentityOperations<'exportCollection'> => ({
  exportCollection: ({ params, headers, origin }) => {
    const caller = callerOf(world, headers)?.member ?? null
    if (caller === null) throw new Refusal('UNAUTHENTICATED', 'Please log in first.')
    const collectionId = String(params.collectionId)
    const { collection, role } = openCollection(world, { collectionId, caller, message: NO_SUCH_COLLECTION })
    if (role === 'reader') throw new Refusal('NOT_FOUND', NO_SUCH_COLLECTION)
    return { status: 200, body: collectionExport(world, { collection, caller, origin }) }
  },
})

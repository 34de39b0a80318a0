import { collectionErrors } from '#domain/collections/collection-errors.copy.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'
import { actorOf } from './collection-rights.ts'
import type { Actor } from './collection-record.ts'
import type { CollectionsContext } from './collections-services.ts'

/** Who asks; throws UNAUTHENTICATED with this message where nobody has signed in. */
export async function actingMember({ caller }: CollectionsContext, message: string): Promise<Actor> {
  const member = await caller()
  if (member === null) throw new PortalError('UNAUTHENTICATED', message)
  return actorOf(member)
}

/** The same; throws FORBIDDEN where the member has another username. */
export async function actingAs(context: CollectionsContext, username: string, message: string): Promise<Actor> {
  const actor = await actingMember(context, message)
  const member = await context.services.members.byUsername(username)
  if (member?.id === actor.memberId) return actor
  throw new PortalError('FORBIDDEN', collectionErrors.otherMember, { field: 'username' })
}

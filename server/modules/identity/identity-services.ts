import { moduleNamed } from '#server/platform/modules/module-name.ts'
import type { Identify } from '#server/platform/rest/caller.ts'
import type { PortalIdentity } from './portal-identity.ts'

export type IdentityServices = {
  /** The member behind a request, with the claims that they have now; throws SESSION_ENDED where the session is over. */
  identify: Identify
  identity: PortalIdentity
}

export const identity = moduleNamed<IdentityServices>('identity')

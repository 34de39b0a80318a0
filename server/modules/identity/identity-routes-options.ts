import type { Database } from '#server/platform/database/database.ts'
import type { Identify } from '#server/platform/rest/caller.ts'
import type { StaffServices } from '#server/modules/staff/staff-services.ts'
import type { AccountService } from './account-service.ts'
import type { IdentityService } from './identity-service.ts'
import type { Secrets } from './secrets.ts'
import type { SocialSignIn } from './social/social-sign-in.ts'

/** What the handlers of identity are given. */
export type IdentityRoutesOptions = StaffServices & {
  database: Database
  secrets: Secrets
  clock: () => Date
  identity: IdentityService
  account: AccountService
  social: SocialSignIn
  identify: Identify
  /** The public origin of the portal, scheme and host. */
  portalOrigin: string
  /** Whether browsers reach the portal over HTTPS although the request itself does not say so. */
  isPublicOverHttps: boolean
  /** From one network address; REQUESTS_PER_MINUTE when left out. */
  requestsPerMinute?: number
}

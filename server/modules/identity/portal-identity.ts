import type { FastifyPluginAsync } from 'fastify'
import type { Database } from '#server/platform/database/database.ts'
import type { PictureIntake } from '#server/platform/pictures/picture-intake.ts'
import type { Identify } from '#server/platform/rest/caller.ts'
import type { StaffServices } from '#server/modules/staff/staff-services.ts'
import type { MembersServices } from '../members/members-services.ts'
import { type AccountService, accountService } from './account-service.ts'
import type { AttemptKind, Limit } from './attempt-limits.ts'
import { authentication } from './authentication.ts'
import type { QueueMail } from './identity-mail.ts'
import { identityRoutes } from './identity-routes.ts'
import { type IdentityService, identityService } from './identity-service.ts'
import { secretsFrom } from './secrets.ts'
import type { ProviderSettings } from './social/provider-settings.ts'
import { socialSignIn } from './social/social-sign-in.ts'

/** What the surroundings decide about identity. */
export type IdentitySettings = {
  /** At least 32 characters that only the servers of this portal know. */
  secret: string
  /** The public origin of the portal, scheme and host, for links in mails and for providers. */
  portalOrigin: string
  providers: readonly ProviderSettings[]
  /** The limits of attempts; by default those of attempt-limits.ts. */
  limits?: Readonly<Record<AttemptKind, Limit>>
  /** From one network address, to all calls of identity together. */
  requestsPerMinute?: number
}

export type PortalIdentity = {
  identity: IdentityService
  account: AccountService
  /** The member behind a request, with the claims that they have now; throws SESSION_ENDED where the session is over. */
  identify: Identify
  /** The operations of the legacy API and the forms of the pages. */
  routes: FastifyPluginAsync
}

type Parts = MembersServices &
  StaffServices & {
    database: Database
    clock: () => Date
    pictures: PictureIntake
    queueMail: QueueMail
    /** Deletes or hands on what other modules have of a member; within the transaction around. */
    leave: (memberId: number) => Promise<void>
    settings: IdentitySettings
  }

/** The services of identity, built once for each app. */
export function portalIdentity({
  database,
  clock,
  members,
  pictures,
  staffActions,
  queueMail,
  leave,
  settings,
}: Parts): PortalIdentity {
  const { portalOrigin, providers } = settings
  const secrets = secretsFrom(settings.secret)
  const identity = identityService({
    database,
    members,
    secrets,
    clock,
    queueMail,
    portalOrigin,
    limits: settings.limits,
  })
  const account = accountService({ database, clock, identity, pictures, leave })
  const authenticate = authentication(secrets, clock)
  const identify: Identify = async (request) => {
    const caller = await authenticate(request)
    if (caller === null) return null
    const { member, signedInAt } = await identity.livingMember(caller)
    const { id: memberId, claims, agentId } = member
    return { memberId, claims, agentId, sessionId: caller.sessionId, signedInAt }
  }
  const routes = identityRoutes({
    database,
    secrets,
    clock,
    identity,
    account,
    staffActions,
    identify,
    social: socialSignIn(providers, portalOrigin),
    portalOrigin,
    isPublicOverHttps: portalOrigin.startsWith('https:'),
    requestsPerMinute: settings.requestsPerMinute,
  })
  return { identity, account, identify, routes }
}

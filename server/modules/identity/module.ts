import { members } from '#server/modules/members/members-services.ts'
import { queueMail } from '#server/platform/mail/mail-queue.ts'
import { defineModule } from '#server/platform/modules/define-module.ts'
import { identity } from './identity-services.ts'
import { type IdentitySettings, portalIdentity } from './portal-identity.ts'

/** Who is there: accounts, sessions and the legacy API of both. */
export const identityModule = (settings: IdentitySettings) =>
  defineModule({
    name: identity,
    dependsOn: [members],
    services: (parts) => {
      const portal = portalIdentity({
        database: parts.database,
        clock: parts.clock,
        members: parts.members,
        queueMail: async (mail, now) => void (await queueMail(parts.database, mail, now)),
        settings,
      })
      return { identify: portal.identify, identity: portal }
    },
    routes: (services) => services.identity.routes,
  })

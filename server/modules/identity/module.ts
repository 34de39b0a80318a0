import { agentClaims } from '#server/modules/agent-claims/agent-claims-services.ts'
import { collections } from '#server/modules/collections/collections-services.ts'
import { members } from '#server/modules/members/members-services.ts'
import { reviews } from '#server/modules/reviews/reviews-services.ts'
import { transactions } from '#server/modules/transactions/transactions-services.ts'
import { staff } from '#server/modules/staff/staff-services.ts'
import { defineModule } from '#server/platform/modules/define-module.ts'
import { identity } from './identity-services.ts'
import { type IdentitySettings, portalIdentity } from './portal-identity.ts'

/** Who is there: accounts, sessions and the legacy API of both. */
export const identityModule = (settings: IdentitySettings) =>
  defineModule({
    name: identity,
    dependsOn: [members, collections, agentClaims, reviews, transactions, staff],
    services: (parts) => {
      const portal = portalIdentity({
        database: parts.database,
        clock: parts.clock,
        members: parts.members,
        pictures: parts.pictures,
        staffActions: parts.staffActions,
        queueMail: async (mail) => void (await parts.mail.queue(mail)),
        leave: async (memberId) => {
          await parts.collectionLeaver.leaveAll(memberId)
          await parts.agentClaims.leave(memberId)
          await parts.reviewLeaver.leaveAll(memberId)
          await parts.pastSales.leave(memberId)
        },
        settings,
      })
      return { identify: portal.identify, identity: portal }
    },
    routes: (services) => services.identity.routes,
  })

import { mailboxOwner } from '#domain/reviews/mailbox.ts'
import { ORIGIN_TERM } from '#domain/reviews/review-limits.ts'
import type { AgentRecord } from '#server/modules/offices/office-record.ts'
import { signer } from '#server/platform/database/signer.ts'
import { isPublicNetwork } from '#server/platform/http/client-network.ts'
import { clearOriginsOfRequests, emailsAround, isKnownOrigin, type OriginMarks } from './review-origins.queries.ts'
import type { ReviewsSupport } from './reviews-support.ts'

/** Where a request comes from. */
export type Sender = { networkAddress: string | null; browser: string | null }

type Origin = OriginMarks & { email: string | null; memberId: number | null }

/** Where reviews come from, which tells when an agent writes them (docs/product.md, section 25.41). */
export type ReviewOrigins = {
  marksOf(sender: Sender): Promise<OriginMarks>
  weigh(agent: AgentRecord, origin: Origin): Promise<{ isKnownNetwork: boolean; isKnownMailbox: boolean }>
  clearOld(): Promise<void>
}

/** Compares a review with the requests of its agent and with other reviews of 30 days. */
export function reviewOrigins({
  database,
  clock,
  posts,
}: Pick<ReviewsSupport, 'clock' | 'database' | 'posts'>): ReviewOrigins {
  const networks = signer(database, { secretName: 'review-network-secret', purpose: 'network' })
  const browsers = signer(database, { secretName: 'review-network-secret', purpose: 'browser' })
  const termStart = () => new Date(clock().getTime() - ORIGIN_TERM)
  return {
    marksOf: async ({ networkAddress, browser }) => ({
      networkMark:
        networkAddress !== null && isPublicNetwork(networkAddress) ? await networks.sign(networkAddress) : null,
      browserMark: browser === null ? null : await browsers.sign(browser),
    }),
    async weigh(agent, { networkMark, browserMark, email, memberId }) {
      const about = { agentId: agent.id, memberId, email, after: termStart() }
      const around = email === null ? [] : await emailsAround(database, { ...about, officeId: agent.office.id })
      const owners = new Set(around.map(mailboxOwner))
      return {
        isKnownNetwork: await isKnownOrigin(database, { ...about, networkMark, browserMark }),
        isKnownMailbox: email !== null && owners.has(mailboxOwner(email)),
      }
    },
    async clearOld() {
      await posts.clearOrigins(termStart())
      await clearOriginsOfRequests(database, termStart())
    },
  }
}

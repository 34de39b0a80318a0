import { type DocumentNode, type GraphQLSchema, parse } from 'graphql'
import type { RateLimiter } from '#server/platform/http/rate-limiter.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'
import { currentWork } from '#server/platform/work/request-work.ts'
import { documentCosts } from './document-cost.ts'

/** Charges the cost of a document to the owner of the current work; throws TOO_MANY_REQUESTS. */
export type ChargeDocument = (text: string, variables: object) => void

/** Charges for documents that are asked in this process for somebody outside of it. */
export function documentCharge(schema: GraphQLSchema, allowance: RateLimiter): ChargeDocument {
  const costOf = documentCosts(schema)
  const parsed = new Map<string, DocumentNode>()
  return (text, variables) => {
    const document = parsed.get(text) ?? parse(text, { noLocation: true })
    parsed.set(text, document)
    const { lane, owner } = currentWork()
    if (lane !== 'api') return
    const retryAfterSeconds = allowance.take(owner, costOf(document, { ...variables }))
    if (retryAfterSeconds === 0) return
    throw new PortalError('TOO_MANY_REQUESTS', 'Too many requests. Please slow down.', { retryAfterSeconds })
  }
}

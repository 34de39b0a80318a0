import type { FastifyPluginAsync } from 'fastify'
import type { Identify } from './caller.ts'
import { readRestContract } from './contract.ts'
import { contractRoutes } from './contract-routes.ts'
import { handlersOf, type Operations } from './operations.ts'

export type RestOptions = {
  /** Those of all modules. */
  operations: Partial<Operations>
  /** Who a request speaks for. */
  identify: Identify
  clock: () => Date
  /** From one network address; REQUESTS_PER_MINUTE when left out. */
  requestsPerMinute: number | undefined
}

const REQUESTS_PER_MINUTE = 3000
const PUBLIC_READ = 'public, max-age=30, stale-while-revalidate=60'

/** The operations of schema/openapi/rest.yaml under `/rest`. */
export const restRoutes = ({ operations, identify, clock, requestsPerMinute }: RestOptions): FastifyPluginAsync =>
  contractRoutes({
    contract: readRestContract(),
    prefix: '/rest',
    handlers: handlersOf(operations),
    identify,
    clock,
    requestsPerMinute: requestsPerMinute ?? REQUESTS_PER_MINUTE,
    readsCacheControl: PUBLIC_READ,
  })

import type { PortalServices } from '#server/services.ts'

/** What every resolver is given: the services of the portal and the moment at which one request is answered. */
export type GraphContext = {
  services: PortalServices
  /** Fixed for the whole answer, so that two fields never disagree about what is past. */
  now: Date
  /** Aborted when the client goes away. */
  signal: AbortSignal | undefined
}

/** What the resolvers of one operation share; `now` is the same for all of them. */
export const graphContext = (services: PortalServices, signal?: AbortSignal): GraphContext => ({
  services,
  now: services.clock(),
  signal,
})

import type { FastifyPluginAsync } from 'fastify'
import type { Identify } from '#server/platform/rest/caller.ts'
import { contractRoutes, type LegacyHandlers } from '#server/platform/rest/contract-routes.ts'
import { legacyContract } from '#server/platform/rest/legacy-contract.ts'
import { notFound } from '#server/platform/rest/rest-problem.ts'
import { actorOf, seesInside } from './collection-rights.ts'
import type { CollectionsParts } from './collections-services.ts'
import { exportedCollection } from './exported-collection.ts'

export type CollectionRoutesOptions = {
  services: Pick<CollectionsParts, 'clock' | 'collectionReader' | 'collections' | 'listings' | 'listingView'>
  identify: Identify
  /** Scheme and host of links. */
  origin: string
}

const REQUESTS_PER_MINUTE = 600

/** The operations of schema/openapi/legacy.yaml that are about collections. */
export const collectionRoutes = ({ services, identify, origin }: CollectionRoutesOptions): FastifyPluginAsync =>
  contractRoutes({
    contract: legacyContract((path) => path.startsWith('/collections/')),
    prefix: '/api',
    handlers: {
      exportCollection: async (request, reply, { member }) => {
        // The validator has just held the path to the contract.
        const id = Number((request.params as { collectionId: string }).collectionId)
        const view = await services.collections.byId(actorOf(member), id)
        // What a reader may see is on the page; the file says what those who take part say.
        if (view === null || !seesInside(view)) throw notFound(`collection ${id}`)
        const exported = await exportedCollection(view, { ...services, origin }, services.clock())
        return reply
          .header('content-disposition', `attachment; filename="collection-${view.collection.uri}.json"`)
          .send(exported)
      },
    } satisfies LegacyHandlers<'exportCollection'>,
    identify,
    clock: services.clock,
    requestsPerMinute: REQUESTS_PER_MINUTE,
    readsCacheControl: 'no-store',
  })

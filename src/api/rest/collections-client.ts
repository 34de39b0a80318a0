import createClient from 'openapi-fetch'
import type { components, paths } from '#schema/generated/legacy.ts'
import { type RestResult, resultOf } from './rest-result.ts'

export type CollectionExport = components['schemas']['CollectionExport']

export type CollectionsClientOptions = { fetch: (request: Request) => Promise<Response>; timeoutMilliseconds?: number }

const DEFAULT_TIMEOUT_MILLISECONDS = 18_000

/**
 * The calls of schema/openapi/legacy.yaml about collections of the member who is there. Each gives data or a problem, and rejects
 * only when the caller aborts it.
 */
export function createCollectionsClient({
  fetch,
  timeoutMilliseconds = DEFAULT_TIMEOUT_MILLISECONDS,
}: CollectionsClientOptions) {
  const api = createClient<paths>({ baseUrl: '/api', fetch })
  return {
    exportCollection: (
      collectionId: number,
      { signal }: { signal?: AbortSignal } = {},
    ): Promise<RestResult<CollectionExport>> =>
      resultOf(
        (own) => api.GET('/collections/{collectionId}/export', { params: { path: { collectionId } }, signal: own }),
        { signal, timeoutMilliseconds },
      ),
  }
}

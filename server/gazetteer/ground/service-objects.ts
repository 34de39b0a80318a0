import { type ServiceClient, ServiceError } from '#server/platform/http/service-client.ts'
import type { RequestObject } from './layer-pages.ts'

/**
 * Asks the map service for objects of JSON, and takes nothing else: no HTML, no error in the form of an answer.
 * @throws ServiceError
 */
export const serviceObjects =
  (client: ServiceClient, mostBytes: number): RequestObject =>
  async (address) => {
    const { bytes } = await client.get(address.href, mostBytes)
    if (bytes === null) throw new ServiceError('has no such layer')
    const json = parse(bytes)
    if (typeof json !== 'object' || json === null || Array.isArray(json))
      throw new ServiceError('sends no object of JSON')
    const answer: Record<string, unknown> = { ...json }
    throwStatedError(answer['error'])
    return answer
  }

/** What proxies and maintenance answer with 200 is HTML, and another time not. */
function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new ServiceError('sends something that is not JSON or was cut off', { isPassing: true })
  }
}

/** ArcGIS states errors in an answer with 200; its codes are those of HTTP. */
function throwStatedError(error: unknown): void {
  if (error === undefined) return
  const code = typeof error === 'object' && error !== null && 'code' in error ? Number(error.code) : 0
  throw new ServiceError(`states an error (${code})`, { isPassing: code >= 500 || code === 429 })
}

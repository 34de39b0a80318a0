import { createHash } from 'node:crypto'
import type { ListingsParts } from '#server/modules/listings/listings-services.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'
import { rateLimiter } from '#server/platform/http/rate-limiter.ts'
import type { Caller } from '#server/platform/rest/caller.ts'
import { RestProblem } from '#server/platform/rest/rest-problem.ts'
import { searchToShorten } from './named-search.ts'
import { resolvedSearch } from './search-answer.ts'
import { insertSavedSearch } from './saved-search.queries.ts'

const LENGTH = 10

/** Keeps searches under short paths; the path is worked out from the search, so that the same search has the same path. */
export function shortLinks(services: ListingsParts, linksPerMinute: number) {
  const limiter = rateLimiter({ perMinute: linksPerMinute, now: () => services.clock().getTime() })
  return async (url: string, { networkAddress }: Caller): Promise<{ shortPath: string }> => {
    const search = await searchToShorten(url, { services, now: services.clock() })
    if (search === null) throw new PortalError('BAD_INPUT', 'url must be that of a search.', { field: 'url' })
    resolvedSearch(search.parameters, services)
    const seconds = limiter.take(networkAddress, 1)
    if (seconds > 0) throw new RestProblem(429, 'Too many short links. Please slow down.', { retryAfter: seconds })
    const row = { name: search.name, searchUrl: search.url }
    for (let attempt = 0; ; attempt += 1) {
      const uri = shortUriOf(`${search.url}${' '.repeat(attempt)}`)
      // oxlint-disable-next-line no-await-in-loop -- a second one only where another search has the path already
      if (await insertSavedSearch(services.database, { uri, ...row }, services.clock()))
        return { shortPath: `/search/${uri}` }
    }
  }
}

/** Ten of 36 characters: a million searches share one by a chance of one in several thousand. */
const shortUriOf = (url: string): string => {
  const [first = 0n] = new BigUint64Array(createHash('sha256').update(url).digest().buffer.slice(0, 8))
  return first.toString(36).padStart(LENGTH, '0').slice(-LENGTH)
}

import type { components } from '#schema/generated/rest.ts'
import { normaliseBounds } from '#domain/geo/bounds.ts'
import { normaliseShape } from '#domain/search/normalise-search.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'

type Schemas = components['schemas']

/** A search that the contract allows; throws BAD_SEARCH, naming the field, for an area that no map could show. */
export function checkedSearch<Search extends Schemas['SearchParamsInput']>(search: Search): Search {
  const { bounds, drawnArea } = search.locationSearchContext
  if (bounds != null && normaliseBounds(bounds) === null) {
    throw badArea('bounds', 'must have its south below its north and its west before its east.')
  }
  if (drawnArea != null && normaliseShape(drawnArea) === null) {
    throw badArea('drawnArea', 'must be an encoded polyline of precision 5 with at least three points.')
  }
  return search
}

function badArea(name: string, rule: string): PortalError {
  const field = `locationSearchContext.${name}`
  return new PortalError('BAD_SEARCH', `${field} ${rule}`, { field })
}

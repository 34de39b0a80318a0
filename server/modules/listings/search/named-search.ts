import { searchModes } from '#domain/lookups/search-modes.ts'
import { placeNames } from '#domain/search/place-names.ts'
import { LONGEST_ADDRESS, parseSearchUrl } from '#domain/search/search-url.ts'
import type { SearchParameters } from '#domain/search/search-parameters.ts'
import { isSlug } from '#domain/text/slug.ts'
import { calendarDateOf } from '#domain/time/zoned-date.ts'
import { selectSavedSearch } from './saved-search.queries.ts'
import { placeLabel } from '#domain/locations/place-label.ts'
import type { ListingsContext } from '#server/modules/listings/listings-services.ts'

/** A search with the words by which it is called. */
export type NamedSearch = { uri: string; name: string; parameters: SearchParameters }

const savedPath = /^\/?search\/([^/?#]+)\/?$/

/**
 * What an address of the portal (`/for-sale/…`), the uri of a saved search or its address (`/search/…`) asks for; null
 * when it cannot be read.
 */
export async function namedSearch(uri: string, context: ListingsContext): Promise<NamedSearch | null> {
  if (uri.length > LONGEST_ADDRESS) return null
  const savedUri = savedPath.exec(uri)?.[1] ?? (uri.startsWith('/') ? null : uri)
  if (savedUri === null) return searchOfAddress(uri, context)
  if (!isSlug(savedUri)) return null
  const saved = await selectSavedSearch(context.services.database, savedUri)
  if (saved === null) return null
  const parameters = parametersOf(saved.searchUrl, context)
  return parameters === null ? null : { uri: saved.uri, name: saved.name, parameters }
}

/** A search by its URL, to be kept under its canonical URL, days gone by included; null for what is no search. */
export async function searchToShorten(
  url: string,
  context: Pick<ListingsContext, 'services' | 'now'>,
): Promise<{ url: string; name: string; parameters: SearchParameters } | null> {
  const reading = parseSearchUrl(url)
  if (!reading.ok || reading.ignored.length > 0) return null
  const { parameters, canonicalUrl } = reading
  return { url: canonicalUrl, name: await nameOf(parameters, context), parameters }
}

async function searchOfAddress(address: string, context: ListingsContext): Promise<NamedSearch | null> {
  const parameters = parametersOf(address, context)
  return parameters === null ? null : { uri: address, name: await nameOf(parameters, context), parameters }
}

async function nameOf(
  parameters: SearchParameters,
  context: Pick<ListingsContext, 'services' | 'now'>,
): Promise<string> {
  const { searchLocations, officeUri } = parameters.locationSearchContext
  const places = await context.services.places.byUris(searchLocations.map(({ uri }) => uri))
  const office = officeUri === null ? null : await context.services.offices.officeByUri(officeUri)
  const where = office?.name ?? placeNames(places, placeLabel) ?? 'Australia'
  return `${searchModes[parameters.searchMode].displayName}: ${where}`
}

/** Days that are over in the place's own zone are dropped. */
function parametersOf(address: string, { services, now }: ListingsContext): SearchParameters | null {
  const reading = parseSearchUrl(address)
  if (!reading.ok || reading.ignored.length > 0) return null
  const { searchLocations, officeUri } = reading.parameters.locationSearchContext
  const [first] = searchLocations
  const place =
    officeUri === null ? services.locationIndex.location(first?.uri ?? '') : services.locationIndex.office(officeUri)
  const today = calendarDateOf(now, place?.timeZone ?? 'Australia/Perth')
  const current = parseSearchUrl(address, { today })
  return current.ok ? current.parameters : null
}

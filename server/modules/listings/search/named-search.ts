import { searchModes } from '#domain/lookups/search-modes.ts'
import { LONGEST_ADDRESS, readSearchAddress } from '#domain/search/search-address.ts'
import type { SearchParameters } from '#domain/search/search-parameters.ts'
import { isSlug } from '#domain/text/slug.ts'
import { calendarDateOf } from '#domain/time/zoned-date.ts'
import type { GraphContext } from '#server/graphql/context.ts'
import { placeLabel } from '../../locations/place-record.ts'

/** A search with the words by which it is called. */
export type NamedSearch = { uri: string; name: string; parameters: SearchParameters }

const savedPath = /^\/?search\/([^/?#]+)\/?$/

/**
 * What an address of the portal (`/for-sale/…`), the uri of a saved search or its address (`/search/…`) asks for; null
 * when it cannot be read.
 */
export async function namedSearch(uri: string, context: GraphContext): Promise<NamedSearch | null> {
  if (uri.length > LONGEST_ADDRESS) return null
  const savedUri = savedPath.exec(uri)?.[1] ?? (uri.startsWith('/') ? null : uri)
  if (savedUri === null) return searchOfAddress(uri, context)
  if (!isSlug(savedUri)) return null
  const saved = await context.services.database.kysely
    .selectFrom('saved_search')
    .select(['uri', 'name', 'search_address'])
    .where('uri', '=', savedUri)
    .executeTakeFirst()
  if (saved === undefined) return null
  const parameters = parametersOf(saved.search_address, context)
  return parameters === null ? null : { uri: saved.uri, name: saved.name, parameters }
}

async function searchOfAddress(address: string, context: GraphContext): Promise<NamedSearch | null> {
  const parameters = parametersOf(address, context)
  if (parameters === null) return null
  const { searchLocations, officeUri } = parameters.locationSearchContext
  const places = await context.services.places.byUris(searchLocations.map(({ uri }) => uri))
  const office = officeUri === null ? null : await context.services.offices.officeByUri(officeUri)
  const where = office?.name ?? (places.length === 0 ? 'Australia' : places.map(placeLabel).join(' · '))
  return { uri: address, name: `${searchModes[parameters.searchMode].displayName}: ${where}`, parameters }
}

/** Days that are over in the place's own zone are dropped. */
function parametersOf(address: string, { services, now }: GraphContext): SearchParameters | null {
  const reading = readSearchAddress(address)
  if (!reading.ok) return null
  const { searchLocations, officeUri } = reading.parameters.locationSearchContext
  const [first] = searchLocations
  const place =
    officeUri === null ? services.locationIndex.location(first?.uri ?? '') : services.locationIndex.office(officeUri)
  const today = calendarDateOf(now, place?.timeZone ?? 'Australia/Perth')
  const current = readSearchAddress(address, { today })
  return current.ok ? current.parameters : null
}

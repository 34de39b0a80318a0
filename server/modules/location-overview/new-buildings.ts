import { buildingSlug, type NewBuildingAddress } from '#domain/locations/new-building-url.ts'
import type { ListingRecord } from '#server/modules/listings/listing-record.ts'
import type { OverviewParts } from '#server/modules/location-overview/overview-parts.ts'
import type { ProjectRecord } from './new-developments.ts'

export type NewBuildingRecord = { project: ProjectRecord; sold: ListingRecord[] }

/** The building of a URL with all of its apartments that may be seen; null when there is none. */
export async function findNewBuilding(
  { locationUri, slug }: NewBuildingAddress,
  { places, projectSearch, listings }: OverviewParts,
): Promise<NewBuildingRecord | null> {
  const suburb = await places.byUri(locationUri)
  if (suburb?.type !== 'suburb') return null
  const buildings = await projectSearch.buildingsOfSuburb(suburb.id)
  const building = buildings.find(({ name }) => buildingSlug(name) === slug)
  if (building === undefined) return null
  const { name, listingIds, soldIds } = building
  const found = await listings.byIds([...listingIds, ...soldIds])
  const byId = new Map(found.map((record) => [record.row.id, record]))
  const recordsOf = (ids: readonly number[]) => ids.flatMap((id) => byId.get(id) ?? [])
  const apartments = recordsOf(listingIds)
  const sold = recordsOf(soldIds)
  const first = apartments[0] ?? sold[0]
  return first === undefined ? null : { project: { name, apartments, first }, sold }
}

import type { AlertPlace, NamedAlertSearch } from '#domain/alerts/alert-texts.ts'
import type { LatLong } from '#domain/geo/lat-long.ts'
import { searchModes } from '#domain/lookups/search-modes.ts'
import { DEFAULT_LOCATION_URI, type SearchParameters } from '#domain/search/search-parameters.ts'
import { formatSearchUrl } from '#domain/search/search-url.ts'
import { placeLabel } from '#domain/locations/place-label.ts'
import type { PlaceRecord } from '#server/modules/locations/place-record.ts'
import type { LocationsServices } from '#server/modules/locations/locations-services.ts'
import type { OfficesServices } from '#server/modules/offices/offices-services.ts'
import type { SearchServices } from '#server/modules/search/search-services.ts'
import type { PlacedSearch } from './alert-record.ts'

type Parts = Pick<LocationsServices, 'places'> & OfficesServices

/** The places of a search that are still there. */
export const placesOf = (
  search: SearchParameters,
  { places }: Pick<LocationsServices, 'places'>,
): Promise<PlaceRecord[]> => places.byUris(search.locationSearchContext.searchLocations.map(({ uri }) => uri))

/** A search with the names of its places and its office. */
export async function namedAlert(search: SearchParameters, parts: Parts): Promise<NamedAlertSearch> {
  const { officeUri } = search.locationSearchContext
  const [places, office] = await Promise.all([
    placesOf(search, parts),
    officeUri === null ? null : parts.offices.officeByUri(officeUri),
  ])
  return { search, places: places.map(alertPlace), officeName: office?.name ?? null }
}

const alertPlace = (place: PlaceRecord): AlertPlace => ({
  name: place.name,
  label: placeLabel(place),
  stateCode: place.stateCode,
  postcode: place.postcode,
})

const NEAR_METRES = 50_000

/** The page of an alert's search; one of a shape or a box leads by the suburb nearest to its middle. */
export function searchLink(
  { search, area }: PlacedSearch,
  { locationIndex }: Pick<SearchServices, 'locationIndex'>,
): string {
  const start = `/${searchModes[search.searchMode].pathPrefix}`
  if (area.kind === 'everywhere') return start
  const { searchLocations } = search.locationSearchContext
  const needsPlace = searchLocations.length === 0 && area.kind !== 'office'
  const uri = needsPlace ? nearestUri(area.kind === 'places' ? null : middleOf(area), locationIndex) : null
  const placed: SearchParameters =
    uri === null
      ? search
      : { ...search, locationSearchContext: { ...search.locationSearchContext, searchLocations: [{ uri }] } }
  return formatSearchUrl(placed, { hasResults: true }) ?? start
}

function nearestUri(point: LatLong | null, index: SearchServices['locationIndex']): string {
  const [nearest] = point === null ? [] : index.suburbsWithin(point, NEAR_METRES)
  return (nearest && index.locationUri(nearest.id)) ?? DEFAULT_LOCATION_URI
}

const MICRO = 1_000_000

function middleOf(area: Extract<PlacedSearch['area'], { kind: 'shape' | 'bounds' }>): LatLong {
  const points = area.kind === 'shape' ? area.corners : [area.southWest, area.northEast]
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length / MICRO
  return {
    latitude: mean(points.map(({ latitude }) => latitude)),
    longitude: mean(points.map(({ longitude }) => longitude)),
  }
}

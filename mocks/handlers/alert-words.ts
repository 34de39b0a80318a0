import {
  type AlertCardText,
  alertCardText,
  alertDescription as descriptionOf,
  type NamedAlertSearch,
  suggestedAlertName,
} from '#domain/alerts/alert-texts.ts'
import type { SearchParameters } from '#domain/search/search-parameters.ts'
import type { World } from '../world/world.ts'
import { placeByUri, placeLabel } from './place-words.ts'

/** What the portal would call an alert. */
export const alertName = (world: World, search: SearchParameters): string => suggestedAlertName(named(world, search))

export const alertDescription = (world: World, search: SearchParameters): string => descriptionOf(named(world, search))

export const cardInfo = (world: World, search: SearchParameters): AlertCardText => alertCardText(named(world, search))

function named(world: World, search: SearchParameters): NamedAlertSearch {
  const { searchLocations, officeUri } = search.locationSearchContext
  const places = searchLocations.flatMap(({ uri }) => placeByUri(world, uri) ?? [])
  return {
    search,
    places: places.map((place) => ({
      name: place.name,
      label: placeLabel(world, place),
      stateCode: place.stateCode,
      postcode: place.postcode,
    })),
    officeName: world.offices.getAll().find(({ uri }) => uri === officeUri)?.name ?? null,
  }
}

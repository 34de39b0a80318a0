import { readStreetAddress } from '#domain/locations/street-address.ts'
import { timeZoneOfPlace } from '#domain/locations/time-zone-of-place.ts'
import type { DraftPlace } from '#domain/listing-drafts/check-draft.ts'
import type { DraftContent } from '#domain/listing-drafts/listing-draft.ts'
import type { LocationsServices } from '#server/modules/locations/locations-services.ts'
import type { PlaceRecord } from '#server/modules/locations/place-record.ts'
import type { OfficeRecord } from '#server/modules/offices/office-record.ts'

type Places = Pick<LocationsServices, 'places'>

/** The suburb of a draft; null for none, and for a place that is no suburb. */
export async function suburbOfDraft(
  { places }: Places,
  { suburbUri }: Pick<DraftContent, 'suburbUri'>,
): Promise<PlaceRecord | null> {
  const place = await places.byUri(suburbUri)
  return place?.type === 'suburb' ? place : null
}

/** What the rules need to know of a place: that of the office as long as there is no suburb. */
export const placeOfDraft = (suburb: PlaceRecord | null, office: OfficeRecord): DraftPlace => ({
  stateCode: suburb?.stateCode ?? null,
  timeZone: timeZoneOfPlace(suburb ?? { uri: '', stateCode: office.stateCode }),
})

/** A home in the middle of its street where the portal has that, else of its suburb. */
export async function positionOfDraft({ places }: Places, streetAddress: string, suburb: PlaceRecord) {
  const street = await places.streetOf(suburb, readStreetAddress(streetAddress).street)
  const { latitudeMicro, longitudeMicro } = street ?? suburb
  return {
    suburbId: suburb.id,
    streetId: street?.id ?? null,
    latitudeMicro,
    longitudeMicro,
    isPositionApproximate: true,
  }
}

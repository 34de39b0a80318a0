import { imageUrl, type ImageName } from '#domain/images/image-url.ts'
import type { Thing } from './thing.ts'

type Building = {
  name: string
  canonicalUri: string | null
  streetAddress: string | null
  location: { name: string; stateCode: string; postcode: string | null }
  photo: ImageName | null
  apartments: readonly { isUnderOffer: boolean }[]
}

/** A building of new apartments; units under offer do not count as available. */
export const apartmentComplexThing = (
  origin: string,
  { name, canonicalUri, streetAddress, location, photo, apartments }: Building,
): Thing => ({
  '@type': 'ApartmentComplex',
  name,
  url: canonicalUri === null ? undefined : origin + canonicalUri,
  address: {
    '@type': 'PostalAddress',
    streetAddress: streetAddress ?? undefined,
    addressLocality: location.name,
    addressRegion: location.stateCode,
    postalCode: location.postcode ?? undefined,
    addressCountry: 'AU',
  },
  image: photo ? origin + imageUrl({ ...photo, width: 1200 }) : undefined,
  numberOfAvailableAccommodationUnits: apartments.filter(({ isUnderOffer }) => !isUnderOffer).length,
})

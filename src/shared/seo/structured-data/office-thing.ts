import { imageUrl, type ImageName } from '#domain/images/image-url.ts'
import type { Thing } from './thing.ts'

type Office = {
  uri: string
  name: string
  address?: string
  addressParts?: { suburb: string; stateCode: string; postcode: string }
  latLong?: { latitude: number; longitude: number } | null
  phone?: string | null
  website?: string | null
  logo?: ImageName | null
}

/** An agency's office; its page in the portal is that of its homes for sale. */
export const officeThing = (
  origin: string,
  { uri, name, address, addressParts, latLong, phone, website, logo }: Office,
): Thing => ({
  '@type': 'RealEstateAgent',
  '@id': `${origin}/real-estate-agency/${uri}#office`,
  name,
  url: `${origin}/real-estate-agency/${uri}/properties-for-sale`,
  address: addressParts && {
    '@type': 'PostalAddress',
    streetAddress: address,
    addressLocality: addressParts.suburb,
    addressRegion: addressParts.stateCode,
    postalCode: addressParts.postcode,
    addressCountry: 'AU',
  },
  geo: latLong ? { '@type': 'GeoCoordinates', latitude: latLong.latitude, longitude: latLong.longitude } : undefined,
  telephone: phone ?? undefined,
  sameAs: website ?? undefined,
  logo: logo ? origin + imageUrl({ ...logo, width: 400 }) : undefined,
})

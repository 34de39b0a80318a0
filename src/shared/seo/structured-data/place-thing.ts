import type { Thing } from './thing.ts'

type Place = {
  uri: string
  name: string
  stateCode: string
  postcode?: string | null
  latLong?: { latitude: number; longitude: number } | null
}

/** A suburb, region or street. */
export const placeThing = (origin: string, { uri, name, stateCode, postcode, latLong }: Place): Thing => ({
  '@type': 'Place',
  '@id': `${origin}/${uri}#place`,
  name,
  url: `${origin}/${uri}`,
  address: {
    '@type': 'PostalAddress',
    addressLocality: name,
    addressRegion: stateCode,
    postalCode: postcode ?? undefined,
    addressCountry: 'AU',
  },
  geo: latLong ? { '@type': 'GeoCoordinates', latitude: latLong.latitude, longitude: latLong.longitude } : undefined,
})

import { imageAddress, type ImageName } from '#domain/images/image-address.ts'
import type { Thing } from './thing.ts'

type Office = {
  uri: string
  name: string
  address?: string
  phone?: string | null
  website?: string | null
  logo?: ImageName | null
}

/** An agency's office; its page in the portal is that of its homes for sale. */
export const officeThing = (origin: string, { uri, name, address, phone, website, logo }: Office): Thing => ({
  '@type': 'RealEstateAgent',
  '@id': `${origin}/real-estate-agency/${uri}#office`,
  name,
  url: `${origin}/real-estate-agency/${uri}/properties-for-sale`,
  address,
  telephone: phone ?? undefined,
  sameAs: website ?? undefined,
  logo: logo ? origin + imageAddress({ ...logo, width: 400 }) : undefined,
})

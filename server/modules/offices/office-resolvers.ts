import { streetAddressParts } from '#domain/locations/street-address.ts'
import { externalLink } from '#domain/text/external-link.ts'
import type { QueryResolvers, Resolvers } from '#server/generated/resolvers.ts'
import type { Photo } from '#server/generated/schema-types.ts'
import type { OfficesContext } from './offices-services.ts'
import { phoneOfAgent } from './office-record.ts'

export const officeResolvers: Pick<Resolvers<OfficesContext>, 'Agent' | 'Office'> = {
  Agent: {
    phone: phoneOfAgent,
    portrait: ({ portraitIdentifier, name }) => picture(portraitIdentifier, name, PORTRAIT),
  },
  Office: {
    addressParts: ({ address, suburb, stateCode, postcode }) => ({
      ...streetAddressParts(address),
      suburb,
      stateCode,
      postcode,
    }),
    latLong: ({ latitudeMicro, longitudeMicro }) =>
      latitudeMicro === null || longitudeMicro === null
        ? null
        : { latitude: latitudeMicro / 1_000_000, longitude: longitudeMicro / 1_000_000 },
    website: ({ website }) => (website === null || website === '' ? null : externalLink(website)),
    logo: ({ logoIdentifier, name }) => picture(logoIdentifier, `Logo of ${name}`, LOGO),
  },
}

export const officeQueries: Pick<QueryResolvers<OfficesContext>, 'office'> = {
  office: (_parent, { uri }, { services }) => services.offices.officeByUri(uri.toLowerCase()),
}

const PORTRAIT = { width: 800, height: 800 }
const LOGO = { width: 640, height: 240 }

/** Portraits and logos come in one version and one size. */
function picture(identifier: string | null, caption: string, size: { width: number; height: number }): Photo | null {
  return identifier === null ? null : { identifier, version: 1, caption, ...size }
}

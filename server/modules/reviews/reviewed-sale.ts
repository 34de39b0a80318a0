import { readFullAddress } from '#domain/locations/full-address.ts'
import { streetKey } from '#domain/locations/street-key.ts'
import { reviewErrors } from '#domain/reviews/review-errors.copy.ts'
import { recordOfService, type ServiceProvidedType } from '#domain/reviews/review-types.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'
import type { ReviewsSupport } from './reviews-support.ts'

export type ReviewedSale = {
  suburbId: number | null
  /** The sale or lease on record; null where none matches. */
  listingId: number | null
  saleKey: string
}

type Asked = { agentId: number; serviceProvidedType: ServiceProvidedType; propertyAddress: string }

/**
 * What a review is about: the sale or lease on record of this agent at the address, else the address itself. Throws BAD_INPUT for a suburb that
 * is nowhere.
 */
export async function reviewedSale(
  { agentId, serviceProvidedType, propertyAddress }: Asked,
  { agentSales, places }: Pick<ReviewsSupport, 'agentSales' | 'places'>,
): Promise<ReviewedSale> {
  if (propertyAddress === '') return { suburbId: null, listingId: null, saleKey: `none:${serviceProvidedType}` }
  const readings = readFullAddress(propertyAddress)
  if (readings.length === 0) throw new PortalError('BAD_INPUT', reviewErrors.address, { field: 'propertyAddress' })
  const found = await Promise.all(
    readings.map(async ({ street, suburbUri }) => ({ street, suburb: await places.byUri(suburbUri) })),
  )
  const address = found.find(({ suburb }) => suburb?.type === 'suburb')
  if (!address?.suburb) {
    throw new PortalError('BAD_INPUT', reviewErrors.unknownSuburb, { field: 'propertyAddress' })
  }
  const { suburb } = address
  const key = streetKey(address.street)
  const listingType = recordOfService[serviceProvidedType]
  if (key !== '' && listingType !== null) {
    const sales = await agentSales.ofAgent({ agentId, suburbId: suburb.id, listingType })
    const sale = sales.find(({ streetAddress }) => streetKey(streetAddress) === key)
    if (sale !== undefined) {
      const { listingId } = sale
      return { suburbId: suburb.id, listingId, saleKey: `listing:${listingId}` }
    }
  }
  return { suburbId: suburb.id, listingId: null, saleKey: `${suburb.id}:${key}:${serviceProvidedType}` }
}

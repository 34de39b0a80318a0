import { placeLabel } from '../locations/place-label.ts'

type Suburb = Parameters<typeof placeLabel>[0] & { uri: string }

type Entered<Type, Status, Kind, Proof> = {
  id: number
  agentId: number
  status: Status
  type: Type
  streetAddress: string
  price: number
  completedOn: string
  propertyType: Kind
  bedrooms: number | null
  proofKind: Proof
  proofReference: string
  reason: string
  version: number
}

/** A past sale as REST tells it; what proves it only to who may change it. */
export function enteredTransaction<Type, Status, Kind, Proof>(
  sale: Entered<Type, Status, Kind, Proof>,
  suburb: Suburb,
  mayChange: boolean,
) {
  const { id, agentId, status, type, streetAddress, price, completedOn, propertyType, bedrooms } = sale
  const { proofKind, proofReference, reason, version } = sale
  return {
    id,
    agentId,
    source: 'agent' as const,
    listingId: null,
    status,
    type,
    streetAddress,
    suburbUri: suburb.uri,
    suburbLabel: placeLabel(suburb),
    price,
    completedOn,
    propertyType,
    bedrooms,
    check: mayChange ? { proofKind, proofReference, reason, version } : null,
  }
}

type OnRecord<Kind> = {
  id: number
  listingType: 'rental' | 'sale'
  isPriceWithheld: boolean
  priceFrom: number | null
  priceTo: number | null
  completedOn: string | null
  propertyType: Kind
  bedrooms: number | null
}

/** A sale or lease on record as REST tells it; a range or a withheld price is no price. */
export const recordedTransaction = <Kind>(
  listing: OnRecord<Kind>,
  { agentId, suburb, street }: { agentId: number; suburb: Suburb; street: string | null },
) => ({
  id: null,
  agentId,
  source: 'portal' as const,
  listingId: listing.id,
  status: 'completed' as const,
  type: listing.listingType,
  streetAddress: street,
  suburbUri: suburb.uri,
  suburbLabel: placeLabel(suburb),
  price: !listing.isPriceWithheld && listing.priceFrom === listing.priceTo ? listing.priceFrom : null,
  completedOn: listing.completedOn ?? '',
  propertyType: listing.propertyType,
  bedrooms: listing.bedrooms,
  check: null,
})

import { availabilityText } from '../time/available-on.ts'

type OfferedListing = {
  statusType: 'available' | 'completed' | 'removed'
  listingType: 'sale' | 'rental'
  isUnderOffer: boolean
  isPriceWithheld: boolean
  saleMethod: 'auction' | 'expressionsOfInterest' | 'privateTreaty' | 'tender' | null
  bond: number | null
  /** yyyy-mm-dd, as completedOn. */
  availableOn: string | null
  completedOn: string | null
}

/** How a home is sold; null for a rental. */
export const saleDetails = ({ listingType, saleMethod, statusType, completedOn, isPriceWithheld }: OfferedListing) =>
  listingType === 'rental'
    ? null
    : {
        method: saleMethod ?? ('privateTreaty' as const),
        soldOn: statusType === 'completed' ? completedOn : null,
        isPriceWithheld,
      }

/** On what terms and from when a home is let; null for a sale. A day gone by is not told. */
export function rentalDetails(listing: OfferedListing, today: string) {
  const { listingType, statusType, isUnderOffer, bond, availableOn, completedOn } = listing
  if (listingType === 'sale') return null
  const isLeased = statusType === 'completed'
  return {
    bond,
    availableOn: !isUnderOffer && availableOn !== null && availableOn > today ? availableOn : null,
    availableDescription: isLeased ? 'Leased' : availabilityText({ isUnderOffer, availableOn }, today),
    leasedOn: isLeased ? completedOn : null,
  }
}

import { placeLabel } from '../locations/place-label.ts'

/** What may be seen of a street address: one that is hidden gives no street and no number, in words or in the URL. */
type Addressed = { streetAddress: string | null; isAddressHidden: boolean }
type Suburb = Parameters<typeof placeLabel>[0]

/** Unit, number and street; null when hidden. */
export const visibleStreet = ({ streetAddress, isAddressHidden }: Addressed): string | null =>
  isAddressHidden ? null : streetAddress

/** The street address, or the suburb's name when that is all that may be known. */
export const visibleShortAddress = (listing: Addressed, suburb: Suburb): string => visibleStreet(listing) ?? suburb.name

/** "12 Smith Street, Fitzroy, VIC 3065", or without the street. */
export function visibleLongAddress(listing: Addressed, suburb: Suburb): string {
  const street = visibleStreet(listing)
  return street === null ? placeLabel(suburb) : `${street}, ${placeLabel(suburb)}`
}

/** The words of a listing in its address in the portal: the suburb's when the street is hidden. */
export const visibleUri = (
  { uri, isAddressHidden }: { uri: string; isAddressHidden: boolean },
  suburb: { uri: string },
): string => (isAddressHidden || uri === '' ? suburb.uri : uri)

import { formatNewBuildingUrl } from '../locations/new-building-url.ts'

type ListingInBuilding = {
  projectName: string | null
  listingType: 'sale' | 'rental'
  listingClass: string
  statusType: 'available' | 'completed' | 'removed'
  isAddressHidden: boolean
}

/** The building of new apartments that a home is in: none where the street is hidden, for the others in it would tell the street. */
export function visibleBuilding(
  { projectName: name, listingType, listingClass, statusType, isAddressHidden }: ListingInBuilding,
  suburbUri: string,
): { name: string; canonicalUri: string } | null {
  if (name === null || isAddressHidden || statusType === 'removed') return null
  if (listingType !== 'sale' || listingClass !== 'newDevelopment') return null
  const canonicalUri = formatNewBuildingUrl(suburbUri, name)
  return canonicalUri === null ? null : { name, canonicalUri }
}

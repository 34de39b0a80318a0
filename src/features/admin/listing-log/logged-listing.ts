import type { LoggedListing_ListingFragment } from '#src/api/generated/graphql.ts'
import { listingLogCopy as copy } from './listing-log.copy.ts'

export const addressOf = ({ streetAddress, suburb }: LoggedListing_ListingFragment): string =>
  `${streetAddress === '' ? copy.noStreet : streetAddress}, ${suburb}`

export const factsOf = ({ listingId, listingType, statusType, officeName }: LoggedListing_ListingFragment): string =>
  [copy.number(listingId), copy.status[listingType][statusType], officeName].join(' · ')

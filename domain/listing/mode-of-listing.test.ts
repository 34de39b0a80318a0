import { expect, it } from 'vitest'
import { modeOfListing } from './mode-of-listing.ts'

it.each([
  ['sale', 'available', 'buy'],
  ['sale', 'completed', 'sold'],
  ['sale', 'removed', 'buy'],
  ['rental', 'available', 'rent'],
  ['rental', 'completed', 'leased'],
  ['rental', 'removed', 'rent'],
] as const)('a %s that is %s belongs to %s', (listingType, statusType, mode) => {
  expect(modeOfListing({ listingType, statusType })).toBe(mode)
})
